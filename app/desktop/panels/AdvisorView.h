// SPDX-License-Identifier: GPL-3.0-or-later
// The Advisor tab: what the manufacturer recommends for the open scenario, and its effect in the model.
#pragma once

#include "Document.h"
#include "PaneView.h"
#include "Property.h"
#include "ScenarioCache.h"
#include "TableModel.h"
#include "Worker.h"
#include "boardset/advice/DescribeAdvice.h"

#include <QElapsedTimer>
#include <QStringList>
#include <vector>

namespace boardset {

/// The question of the Advisor tab, and the state of its answer.
struct AdvisorState {
    VALUE(AdvisorState);
    FIELD(bool, working); ///< True while the rows are out of date.
    FIELD(bool, idle);    ///< True if nothing runs, so that no effect can be computed.
    FIELD(QString, error);
    FIELD(QStringList, kinds); ///< Kinds of work to choose from; the first is the kind of the open scenario.
    FIELD(int, kind);
    FIELD(QStringList, options); ///< Ids of the options that the advice depends on.
};

/// Computes the effect of all advice on a worker thread after each change of the document, while the panel is
/// visible.
class AdvisorView : public boardset::PaneView { // qmllint needs the namespace
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
public:
    AdvisorView(Document& document, std::shared_ptr<const ScenarioCache> scenarioCache, QObject* parent = nullptr);

    /// Waits until the rows match the current document; for tests and pictures.
    void waitUntilAdvised() { m_worker.wait(); }

    PANE_STATE(AdvisorState)
    OBJECT(TableModel, rows)                         ///< See describeAdvice().
    bool exists() const { return !m_kinds.empty(); } ///< True if there is advice about the machine.
    Q_INVOKABLE void choose(int kind);

    /// Applies the advice of a row as one edit. Returns why it failed, as a sentence; empty on success.
    Q_INVOKABLE QString carryOut(int row);

private:
    void update(); ///< Determines the state again.
    AdvisorState stateNow() const;
    bool hasNoWork() const;
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
    QElapsedTimer m_carried; ///< Time since a row was last applied.
    Worker m_worker;         ///< Declared last to be destroyed first: its deliveries use the members above.
};

} // namespace boardset
