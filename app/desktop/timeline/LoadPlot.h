// SPDX-License-Identifier: GPL-3.0-or-later
// The load averages of groups of places over the steps, with the limit that they are compared with.
#pragma once

#include "Document.h"
#include "InspectorView.h"
#include "PlotCurves.h"
#include "boardset/analysis/ReplayNumbers.h"

#include <QStringList>
#include <optional>

namespace boardset {

/// Of the replay that is shown. What is selected decides which group stands out.
class LoadPlot : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(bool active READ isActive WRITE setActive NOTIFY changed)
    /// Percent over steps; 100: one busy thread for every processor.
    Q_PROPERTY(boardset::PlotCurves* curves READ curves CONSTANT)
    /// Processor sets, if a program makes any; the first is the rest of the processors.
    Q_PROPERTY(QStringList sets READ sets NOTIFY changed)
    Q_PROPERTY(int set READ set WRITE setSet NOTIFY changed)
    Q_PROPERTY(QString words READ words NOTIFY changed) ///< What the loads are compared with, in numbers.
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
    double limitNow() const; ///< Percent of the group that is selected, or of the first.
    Curve limitCurve(const LoadLimit& limit);
    Curve curveOf(int group, int tone) const;
    void follow();

    const Document& m_document;
    const InspectorView& m_inspector;
    bool m_active = false;
    int m_set = 0;
    QString m_words;
    std::optional<ReplayCursor> m_replay; ///< That the samples are of.
    double m_limit = 0;
    int m_chosen = -1;
    std::vector<std::vector<LoadSample>> m_samples;
    PlotCurves m_curves;
};

} // namespace boardset
