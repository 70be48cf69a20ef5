// SPDX-License-Identifier: GPL-3.0-or-later
// The Advisor tab: what the manufacturer recommends for the open scenario, and its effect in the model.
#pragma once

#include "Document.h"
#include "PaneView.h"
#include "ScenarioCache.h"
#include "TableModel.h"
#include "Worker.h"
#include "boardset/advice/DescribeAdvice.h"

#include <QElapsedTimer>
#include <QStringList>
#include <vector>

namespace boardset {

/// Computes the effect of all advice on a worker thread after each change of the document, while the panel is
/// visible.
class AdvisorView : public boardset::PaneView { // qmllint needs the namespace
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(bool exists READ exists NOTIFY changed)     ///< True if there is advice about the machine.
    Q_PROPERTY(bool working READ isWorking NOTIFY changed) ///< True while the rows are out of date.
    Q_PROPERTY(bool idle READ hasNoWork NOTIFY changed)    ///< True if nothing runs, so that no effect can be computed.
    Q_PROPERTY(QString error READ error NOTIFY changed)
    /// Kinds of work to choose from; the first is the kind of the open scenario.
    Q_PROPERTY(QStringList kinds READ kinds NOTIFY changed)
    Q_PROPERTY(int kind READ kind WRITE choose NOTIFY changed)
    Q_PROPERTY(QStringList options READ options NOTIFY changed) ///< Ids of the options that the advice depends on.
    Q_PROPERTY(boardset::TableModel* rows READ rows CONSTANT)   ///< See describeAdvice().
public:
    AdvisorView(Document& document, std::shared_ptr<const ScenarioCache> scenarioCache, QObject* parent = nullptr);

    /// Waits until the rows match the current document; for tests and pictures.
    void waitUntilAdvised() { m_worker.wait(); }

    bool exists() const { return !m_kinds.empty(); }
    bool isWorking() const { return m_worker.isWorking(); }
    bool hasNoWork() const;
    QString error() const { return m_error; }
    QStringList kinds() const;
    int kind() const { return m_kind; }
    void choose(int kind);
    QStringList options() const;
    TableModel* rows() { return &m_rows; }

    /// Applies the advice of a row as one edit. Returns why it failed, as a sentence; empty on success.
    Q_INVOKABLE QString carryOut(int row);

Q_SIGNALS:

private:
    void open();
    void refresh() override;
    void start();
    void accept(const Scenario& base, const Advised& advised, const Table& rows);
    void fail(const QString& why);

    Document& m_document;
    std::vector<WorkloadKind> m_kinds; ///< Kinds of work of the open machine.
    std::shared_ptr<BundledColours> m_bundled;
    bool m_stale = false; ///< True if the document or the kind of work changed after the worker started.
    int m_kind = 0;
    QString m_shownEffects; ///< Kind of work of the scenario; empty while it is unknown.
    QString m_error;
    Scenario m_base; ///< Scenario that the edits apply to.
    std::vector<std::vector<Edit>> m_edits;
    TableModel m_rows;
    QElapsedTimer m_carried; ///< Time since a row was last applied.
    Worker m_worker;         ///< Declared last to be destroyed first: its deliveries use the members above.
};

} // namespace boardset
