// SPDX-License-Identifier: GPL-3.0-or-later
// The answer panel: throughput, mean latency, bottleneck, the change against before, and what would help.
#pragma once

#include "Document.h"
#include "RowModel.h"
#include "Subject.h"
#include "Worker.h"
#include "boardset/analysis/Sensitivity.h"

namespace boardset {

struct StationRow {
    QString title;
    double use = 0;
    double hot = 1; ///< From there on it counts as full.
    QString percent;
    QString limit; ///< From which use it counts as full; empty: from all of its time.
    QString gain; ///< If it were twice as fast; as `next` solved beside the window's thread: empty until then. "–" of
                  ///< what has none.
    QString next; ///< What is busiest then.
    int station = 0;                       ///< In the network.
    Subject::Kind kind = Subject::Machine; ///< The part that it stands for, with its id.
    QString part;
    bool operator==(const StationRow&) const = default;

    ROW_ROLES(StationRow, title, use, hot, percent, limit, gain, next, station, kind, part);
};

/// Customers of one noun that cannot run, or without an answer.
struct StoppedRow {
    QString reason;
    QString threads; ///< Their names.
    QString noun;    ///< "thread".
    QString first;   ///< The name of one.
    int count = 0;
    bool operator==(const StoppedRow&) const = default;

    ROW_ROLES(StoppedRow, reason, threads, noun, first, count);
};

/// Formats the document's answer. Trends are -1, 0 or 1.
class AnswerView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(bool behind READ isBehind NOTIFY behindChanged) ///< Of before the last change.
    Q_PROPERTY(bool hasAnswer READ hasAnswer NOTIFY changed)
    Q_PROPERTY(QString throughput READ throughput NOTIFY changed)
    Q_PROPERTY(QString throughputUnit READ throughputUnit NOTIFY changed)
    Q_PROPERTY(QString further READ further NOTIFY changed)
    Q_PROPERTY(QString throughputChange READ throughputChange NOTIFY changed)
    Q_PROPERTY(int throughputTrend READ throughputTrend NOTIFY changed)
    Q_PROPERTY(QString latency READ latency NOTIFY changed)
    Q_PROPERTY(QString latencyUnit READ latencyUnit NOTIFY changed) ///< "ns mean latency"; longer ones are in ms.
    Q_PROPERTY(QString latencyChange READ latencyChange NOTIFY changed)
    Q_PROPERTY(int latencyTrend READ latencyTrend NOTIFY changed)
    Q_PROPERTY(QString latencyParts READ latencyParts NOTIFY changed)
    Q_PROPERTY(QString bottleneck READ bottleneck NOTIFY changed)
    Q_PROPERTY(QString bottleneckPercent READ bottleneckPercent NOTIFY changed)
    Q_PROPERTY(QString bottleneckWord READ bottleneckWord NOTIFY changed)
    Q_PROPERTY(double bottleneckUse READ bottleneckUse NOTIFY changed)
    Q_PROPERTY(QString pace READ pace NOTIFY changed)
    Q_PROPERTY(bool full READ isFull NOTIFY changed)
    Q_PROPERTY(
        bool canFill READ canFill NOTIFY changed) ///< Nobody waits for answers: a load can grow till a part is full.
    Q_PROPERTY(int bottleneckStation READ bottleneckStation NOTIFY changed)
    Q_PROPERTY(QString gainTitle READ gainTitle NOTIFY changed)
    Q_PROPERTY(bool hasGains READ hasGains NOTIFY gainsChanged) ///< A faster part would help, as far as is known.
    Q_PROPERTY(QString localShare READ localShare NOTIFY changed)
    Q_PROPERTY(QString method READ method NOTIFY changed)
    Q_PROPERTY(QString stoppedTitle READ stoppedTitle NOTIFY changed)
    Q_PROPERTY(QString unknownTitle READ unknownTitle NOTIFY changed)
    Q_PROPERTY(boardset::RowListModel* stopped READ stopped CONSTANT)
    Q_PROPERTY(boardset::RowListModel* unknown READ unknown CONSTANT)
    Q_PROPERTY(boardset::RowListModel* stations READ stations CONSTANT)
public:
    explicit AnswerView(const Document& document, QObject* parent = nullptr);

    bool isBehind() const { return m_document.isBehind(); }
    bool canFill() const;
    bool hasAnswer() const { return !m_document.answer().classes.empty(); }
    QString throughput() const;
    QString throughputUnit() const; ///< "MB/s copied".
    QString further() const;        ///< "702 MB/s of packets": a line for each further unit, and what is overloaded.
    QString throughputChange() const;
    int throughputTrend() const; ///< 0 also where no more is done than is asked.
    QString latency() const;
    QString latencyUnit() const;
    QString latencyChange() const; ///< "11 ns, 18 %: distance −10.8, waiting −0.2".
    int latencyTrend() const;      ///< 0 also where it is no gain or loss.
    QString latencyParts() const;  ///< "229 on an idle machine + 4.1 waiting".
    QString bottleneck() const;
    QString bottleneckPercent() const;
    QString bottleneckWord() const; ///< A heading: "Bottleneck", "Busiest part".
    double bottleneckUse() const;
    QString pace() const; ///< What sets it, in a sentence: see paceOf(). Empty where nothing is busy.
    bool isFull() const;  ///< The busiest part is a bottleneck.
    int bottleneckStation() const;
    QString gainTitle() const; ///< Of what each part's gain is.
    bool hasGains() const { return m_hasGains; }
    QString localShare() const;   ///< "25 % of accesses stay on their board"; empty of what waits without end.
    QString method() const;       ///< The method and how accurate it is.
    QString spoken() const;       ///< The answer and its changes, in sentences.
    QString stoppedTitle() const; ///< "2 threads stopped"; empty if all run.
    QString unknownTitle() const; ///< "2 threads without an answer"; empty if all have one.
    RowListModel* stations() { return &m_stations; }
    RowListModel* stopped() { return &m_stopped; }
    const std::vector<StoppedRow>& stoppedRows() const { return m_stopped.rows(); }
    RowListModel* unknown() { return &m_unknown; } ///< They run, but no source says how fast.
    /// Until every gain is there; for tests and pictures.
    void waitUntilSolved() { m_worker.wait(); }

Q_SIGNALS:
    void behindChanged();
    void changed();
    void gainsChanged();

private:
    void refresh();
    std::optional<double> throughputRatio() const; ///< Now to before; nothing where the two have no ratio.
    void refreshStations(const std::optional<std::vector<SensitivityAnswer>>& gains); ///< Nothing: not solved yet.
    void start();
    void accept(const std::vector<SensitivityAnswer>& gains);

    const Document& m_document;
    RowModel<StationRow> m_stations;
    RowModel<StoppedRow> m_stopped;
    RowModel<StoppedRow> m_unknown;
    bool m_hasGains = true;
    bool m_stale = false; ///< The answer is another than the one that is being worked on.
    Worker m_worker;      ///< Last: its deliveries touch the rest.
};

} // namespace boardset
