// SPDX-License-Identifier: GPL-3.0-or-later
// The Results panel: throughput, mean latency, bottleneck, the change since the last edit, and possible gains.
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
    double hot = 1; ///< Utilisation at and above which the station counts as saturated.
    QString percent;
    QString limit;                         ///< The value of `hot` as text; empty if it is 100 %.
    QString gain;                          ///< Gain if the station were twice as fast; "–" if there would be none.
                                           ///< Empty, like `next`, until the worker has solved this case.
    QString next;                          ///< Busiest part if the station were twice as fast.
    int station = 0;                       ///< Index in the network.
    Subject::Kind kind = Subject::Machine; ///< Kind of the part that the station belongs to; `part` is its id.
    QString part;
    bool operator==(const StationRow&) const = default;

    ROW_ROLES(StationRow, title, use, hot, percent, limit, gain, next, station, kind, part);
};

/// Customers with the same noun that cannot run or have no result, and the reason for this.
struct StoppedRow {
    QString reason;
    QString threads; ///< Names of the customers.
    QString noun;    ///< Noun for one customer: "thread".
    QString first;   ///< Name of the first customer.
    int count = 0;
    bool operator==(const StoppedRow&) const = default;

    ROW_ROLES(StoppedRow, reason, threads, noun, first, count);
};

/// Formats the document's answer for the Results panel. Trends are -1, 0 or 1.
class AnswerView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(bool outdated READ isOutdated NOTIFY behindChanged) ///< True while the answer predates the last change.
    Q_PROPERTY(bool hasAnswer READ hasAnswer NOTIFY changed)
    Q_PROPERTY(QString throughput READ throughput NOTIFY changed)
    Q_PROPERTY(QString throughputUnit READ throughputUnit NOTIFY changed)
    Q_PROPERTY(QString further READ further NOTIFY changed)
    Q_PROPERTY(QString throughputChange READ throughputChange NOTIFY changed)
    Q_PROPERTY(int throughputTrend READ throughputTrend NOTIFY changed)
    Q_PROPERTY(QString latency READ latency NOTIFY changed)
    /// Unit of the mean latency: "ns mean latency"; milliseconds for a long latency.
    Q_PROPERTY(QString latencyUnit READ latencyUnit NOTIFY changed)
    Q_PROPERTY(QString latencyChange READ latencyChange NOTIFY changed)
    Q_PROPERTY(int latencyTrend READ latencyTrend NOTIFY changed)
    Q_PROPERTY(QString latencyBreakdown READ latencyBreakdown NOTIFY changed)
    Q_PROPERTY(QString bottleneck READ bottleneck NOTIFY changed)
    Q_PROPERTY(QString bottleneckPercent READ bottleneckPercent NOTIFY changed)
    Q_PROPERTY(QString bottleneckWord READ bottleneckWord NOTIFY changed)
    Q_PROPERTY(double bottleneckUse READ bottleneckUse NOTIFY changed)
    Q_PROPERTY(QString pace READ pace NOTIFY changed)
    Q_PROPERTY(bool saturated READ isSaturated NOTIFY changed)
    /// True if requests arrive at given rates, so that the load can grow until a part is saturated.
    Q_PROPERTY(bool canSaturate READ canSaturate NOTIFY changed)
    Q_PROPERTY(int bottleneckStation READ bottleneckStation NOTIFY changed)
    Q_PROPERTY(QString gainTitle READ gainTitle NOTIFY changed)
    /// True if a faster part would help, or if this is still unknown.
    Q_PROPERTY(bool hasGains READ hasGains NOTIFY gainsChanged)
    Q_PROPERTY(QString localShare READ localShare NOTIFY changed)
    Q_PROPERTY(QString method READ method NOTIFY changed)
    Q_PROPERTY(QString stoppedTitle READ stoppedTitle NOTIFY changed)
    Q_PROPERTY(QString unknownTitle READ unknownTitle NOTIFY changed)
    Q_PROPERTY(boardset::RowListModel* stopped READ stopped CONSTANT)
    Q_PROPERTY(boardset::RowListModel* unknown READ unknown CONSTANT)
    Q_PROPERTY(boardset::RowListModel* stations READ stations CONSTANT)
public:
    explicit AnswerView(const Document& document, QObject* parent = nullptr);

    bool isOutdated() const { return m_document.isOutdated(); }
    bool canSaturate() const;
    bool hasAnswer() const { return !m_document.answer().classes.empty(); }
    QString throughput() const;
    QString throughputUnit() const; ///< Unit of the throughput: "MB/s copied".
    /// One line for each further unit, such as "702 MB/s of packets", and one line for the overloaded parts.
    QString further() const;
    QString throughputChange() const;
    /// Sign of the change of throughput. Also 0 if requests arrive at given rates and the machine serves all of them.
    int throughputTrend() const;
    QString latency() const;
    QString latencyUnit() const;
    QString latencyChange() const;    ///< Change of the mean latency with its causes: "−11 ns: distance −10.8,
                                      ///< queueing −0.2".
    int latencyTrend() const;         ///< Sign of the change of latency.
                                      ///< Also 0 if the change is neither a gain nor a loss.
    QString latencyBreakdown() const; ///< Parts of the latency: "229 ns on an idle machine, 4.1 ns queueing".
    QString bottleneck() const;
    QString bottleneckPercent() const;
    QString bottleneckWord() const; ///< Heading for the busiest part: "Bottleneck", "Busiest part".
    double bottleneckUse() const;
    QString
    pace() const; ///< Sentence that says what limits throughput: see limitingFactor(). Empty if no part is busy.
    bool isSaturated() const; ///< True if the busiest part is a bottleneck.
    int bottleneckStation() const;
    QString gainTitle() const; ///< Heading of the column of gains.
    bool hasGains() const { return m_hasGains; }
    /// Share of local accesses: "25 % of accesses stay on their board"; empty if a part is overloaded.
    QString localShare() const;
    QString method() const;       ///< Solution method and its accuracy.
    QString spoken() const;       ///< Results and changes as sentences, for a screen reader.
    QString stoppedTitle() const; ///< Heading: "2 threads stopped"; empty if all of them run.
    QString unknownTitle() const; ///< Heading: "2 threads without a result"; empty if all of them have one.
    RowListModel* stations() { return &m_stations; }
    RowListModel* stopped() { return &m_stopped; }
    const std::vector<StoppedRow>& stoppedRows() const { return m_stopped.rows(); }
    RowListModel* unknown() { return &m_unknown; } ///< Customers that run, but whose speed is in no source.
    /// Waits until every gain is solved; for tests and pictures.
    void waitUntilSolved() { m_worker.wait(); }

Q_SIGNALS:
    void behindChanged();
    void changed();
    void gainsChanged();

private:
    void refresh();
    /// Ratio of the current throughput to the previous one; no value if the two are not comparable.
    std::optional<double> throughputRatio() const;
    /// Updates the rows of the stations; `gains` is empty while the worker is still solving the gains.
    void refreshStations(const std::optional<std::vector<SensitivityAnswer>>& gains);
    void start();
    void accept(const std::vector<SensitivityAnswer>& gains);

    const Document& m_document;
    RowModel<StationRow> m_stations;
    RowModel<StoppedRow> m_stopped;
    RowModel<StoppedRow> m_unknown;
    bool m_hasGains = true;
    bool m_stale = false; ///< True if the answer changed after the worker started.
    Worker m_worker;      ///< Declared last to be destroyed first: its deliveries use the members above.
};

} // namespace boardset
