// SPDX-License-Identifier: GPL-3.0-or-later
// The Advisor tab: what the manufacturer recommends for the open scenario, and its effect in the model.
#pragma once

#include "Document.h"
#include "RowModel.h"
#include "ScenarioCache.h"
#include "Worker.h"
#include "boardset/advice/Advisor.h"
#include "boardset/evidence/Measured.h"

#include <QElapsedTimer>
#include <QStringList>
#include <vector>

namespace boardset {

struct AdviceRow {
    bool recommended = false; ///< True for the first choice of a question, which the source recommends.
    QString question;
    QString title;
    QString reason;
    QString place;
    bool set = false; ///< True if the scenario already follows this advice.
    QString whyNot;   ///< Reason why the advice cannot be applied; empty if it can.
    QString rate;     ///< Throughput with the advice.
                      ///< If requests arrive at given rates, the factor by which the load could grow.
                      ///< Empty if nothing runs.
    QString difference;
    bool offered = true; ///< False if the advice causes a loss or brings no gain in the model.
    QString effect;      ///< Effect of the advice in the model, in words; empty if it is unknown or already applied.
    QString measured;    ///< First measurement that covers the advice; empty if there is none.
    QString standing;
    QString measuredPlace;
    QString furtherMeasured; ///< All measurements that cover the advice, if there are several.
    bool operator==(const AdviceRow&) const = default;

    ROW_ROLES(AdviceRow, recommended, question, title, reason, place, set, whyNot, rate, difference, offered, effect,
              measured, standing, measuredPlace, furtherMeasured);
};

/// Computes the effect of all advice on a worker thread after each change of the document, while the panel is
/// visible.
class AdvisorView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(bool active READ isActive WRITE setActive NOTIFY changed) ///< True while the panel is visible.
    Q_PROPERTY(bool exists READ exists NOTIFY changed)                   ///< True if there is advice about the machine.
    Q_PROPERTY(bool working READ isWorking NOTIFY changed)               ///< True while the rows are out of date.
    Q_PROPERTY(bool idle READ hasNoWork NOTIFY changed) ///< True if nothing runs, so that no effect can be computed.
    Q_PROPERTY(QString error READ error NOTIFY changed)
    Q_PROPERTY(QStringList kinds READ kinds NOTIFY changed) ///< Kinds of work; the first is the scenario's own.
    Q_PROPERTY(int kind READ kind WRITE choose NOTIFY changed)
    Q_PROPERTY(QStringList options READ options NOTIFY changed) ///< Ids of the options that the advice depends on.
    Q_PROPERTY(boardset::RowListModel* rows READ rows CONSTANT)
public:
    AdvisorView(Document& document, std::shared_ptr<const ScenarioCache> scenarioCache, QObject* parent = nullptr);

    /// Waits until the rows match the current document; for tests and pictures.
    void waitUntilAdvised() { m_worker.wait(); }

    bool isActive() const { return m_active; }
    void setActive(bool active);
    bool exists() const { return !m_kinds.empty(); }
    bool isWorking() const { return m_worker.isWorking(); }
    bool hasNoWork() const;
    QString error() const { return m_error; }
    QStringList kinds() const;
    int kind() const { return m_kind; }
    void choose(int kind);
    QStringList options() const;
    RowListModel* rows() { return &m_rows; }

    /// Applies a row as one edit. Returns why it failed, as a sentence; empty on success.
    Q_INVOKABLE QString carryOut(int row);

Q_SIGNALS:
    void changed();
    void gone(); ///< Emitted when the open machine has no advice.

private:
    void open();
    void refresh();
    void start();
    void accept(const Scenario& base, const Advised& advised, const std::vector<AdviceRow>& rows);
    void fail(const QString& why);

    Document& m_document;
    std::vector<WorkloadKind> m_kinds;         ///< Kinds of work of the open machine.
    std::shared_ptr<BundledColours> m_bundled; ///< Used by the worker only.
    bool m_active = false;
    bool m_stale = false; ///< True if the document or the kind of work changed after the worker started.
    int m_kind = 0;
    QString m_shownEffects; ///< Kind of work of the scenario; empty while it is unknown.
    QString m_error;
    Scenario m_base;                        ///< Scenario that the edits apply to.
    std::vector<std::vector<Edit>> m_edits; ///< Edits of each row.
    RowModel<AdviceRow> m_rows;
    QElapsedTimer m_carried; ///< Time since a row was last applied.
    Worker m_worker;         ///< Declared last to be destroyed first: its deliveries use the members above.
};

} // namespace boardset
