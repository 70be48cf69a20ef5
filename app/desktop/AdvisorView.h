// SPDX-License-Identifier: GPL-3.0-or-later
// The advisor drawer: what the maker recommends for the open scenario, and what the model says comes of it.
#pragma once

#include "Document.h"
#include "RowModel.h"
#include "ScenarioShelf.h"
#include "Worker.h"
#include "boardset/advice/Advisor.h"
#include "boardset/evidence/Measured.h"

#include <QElapsedTimer>
#include <QStringList>
#include <vector>

namespace boardset {

struct AdviceRow {
    bool recommended = false; ///< The first of its question.
    QString question;
    QString title;
    QString reason;
    QString place;
    bool set = false; ///< It is so already.
    QString whyNot;   ///< Empty if it can be carried out.
    QString rate;     ///< Or how many times its load it carries, where that comes by itself; empty where nothing runs.
    QString difference;
    bool offered = true; ///< False if the model shows a loss, or no gain.
    QString effect;      ///< Its effect in the model, in words; empty if unknown, or if it is set.
    QString measured;    ///< Empty: nothing was.
    QString standing;
    QString measuredPlace;
    QString furtherMeasured; ///< All that was, where there is more.
    bool operator==(const AdviceRow&) const = default;

    ROW_ROLES(AdviceRow, recommended, question, title, reason, place, set, whyNot, rate, difference, offered, effect,
              measured, standing, measuredPlace, furtherMeasured);
};

/// Solves every choice on a worker thread, after each change of the document while somebody looks.
class AdvisorView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(bool active READ isActive WRITE setActive NOTIFY changed) ///< Somebody looks.
    Q_PROPERTY(bool exists READ exists NOTIFY changed)                   ///< There is advice about the open machine.
    Q_PROPERTY(bool working READ isWorking NOTIFY changed)               ///< The rows are of before the last change.
    Q_PROPERTY(bool idle READ runsNothing NOTIFY changed) ///< There is nothing that advice could be measured by.
    Q_PROPERTY(QString error READ error NOTIFY changed)
    Q_PROPERTY(QStringList kinds READ kinds NOTIFY changed) ///< Of work: first, as the scenario has it.
    Q_PROPERTY(int kind READ kind WRITE choose NOTIFY changed)
    Q_PROPERTY(QStringList options READ options NOTIFY changed) ///< Ids of those that the advice asks for.
    Q_PROPERTY(boardset::RowListModel* rows READ rows CONSTANT)
public:
    AdvisorView(Document& document, std::shared_ptr<const ScenarioShelf> shelf, QObject* parent = nullptr);

    /// Returns when the rows are those of the document as it is; for tests and pictures.
    void waitUntilAdvised() { m_worker.wait(); }

    bool isActive() const { return m_active; }
    void setActive(bool active);
    bool exists() const { return !m_kinds.empty(); }
    bool isWorking() const { return m_worker.isWorking(); }
    bool runsNothing() const;
    QString error() const { return m_error; }
    QStringList kinds() const;
    int kind() const { return m_kind; }
    void choose(int kind);
    QStringList options() const;
    RowListModel* rows() { return &m_rows; }

    /// Does what a row says, as one edit. Empty on success, else the sentence that says why not.
    Q_INVOKABLE QString carryOut(int row);

Q_SIGNALS:
    void changed();
    void gone(); ///< No advice about the machine that is open now.

private:
    void open();
    void refresh();
    void start();
    void accept(const Scenario& base, const Advised& advised, const std::vector<AdviceRow>& rows);
    void fail(const QString& why);

    Document& m_document;
    std::vector<WorkloadKind> m_kinds;         ///< Of the open machine.
    std::shared_ptr<BundledColours> m_bundled; ///< Touched by the worker alone.
    bool m_active = false;
    bool m_stale = false; ///< The document or the kind has changed since the worker began.
    int m_kind = 0;
    QString m_told; ///< The kind of work that the scenario has; empty: not known yet.
    QString m_error;
    Scenario m_base;                        ///< That the edits are for.
    std::vector<std::vector<Edit>> m_edits; ///< By row.
    RowModel<AdviceRow> m_rows;
    QElapsedTimer m_carried; ///< Since something was done.
    Worker m_worker;         ///< Last: its deliveries touch the rest.
};

} // namespace boardset
