// SPDX-License-Identifier: GPL-3.0-or-later
// Load averages of groups of processors over the steps, with the limit with which the system compares the loads.
#pragma once

#include "Document.h"
#include "InspectorView.h"
#include "PlotCurves.h"
#include "boardset/analysis/ReplayNumbers.h"

#include <QStringList>
#include <optional>

namespace boardset {

/// Shows the loads of the current replay. The selection determines which group is highlighted.
class LoadPlot : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(bool active READ isActive WRITE setActive NOTIFY changed)
    /// Loads in percent over the steps; 100 % is one busy thread for each processor.
    Q_PROPERTY(boardset::PlotCurves* curves READ curves CONSTANT)
    /// Processor sets, if the program creates any; the first entry stands for the remaining processors.
    Q_PROPERTY(QStringList sets READ sets NOTIFY changed)
    Q_PROPERTY(int set READ set WRITE setSet NOTIFY changed)
    Q_PROPERTY(QString words READ words NOTIFY changed) ///< Limit with which the loads are compared, in numbers.
public:
    LoadPlot(const Document& document, const InspectorView& inspector, QObject* parent = nullptr);

    bool isActive() const { return m_active; }
    void setActive(bool active);
    PlotCurves* curves() { return &m_curves; }
    QStringList sets() const;
    int set() const { return m_set; }
    void setSet(int set);
    QString words() const { return m_words; }

Q_SIGNALS:
    void changed();

private:
    void read();
    void draw();
    double limitNow() const; ///< Limit for the selected group, or for the first group, in percent.
    Curve limitCurve(const LoadLimit& limit);
    Curve curveOf(int group, int tone) const;
    void follow();

    const Document& m_document;
    const InspectorView& m_inspector;
    bool m_active = false;
    int m_set = 0;
    QString m_words;
    std::optional<ReplayCursor> m_replay; ///< Replay to which the samples belong.
    double m_limit = 0;
    int m_chosen = -1;
    std::vector<std::vector<LoadSample>> m_samples;
    PlotCurves m_curves;
};

} // namespace boardset
