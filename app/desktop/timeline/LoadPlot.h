// SPDX-License-Identifier: GPL-3.0-or-later
// Load averages of groups of processors over the steps, and the limit that the operating system applies to the loads.
#pragma once

#include "Document.h"
#include "InspectorView.h"
#include "PaneView.h"
#include "PlotModel.h"
#include "Property.h"
#include "boardset/analysis/ReplayNumbers.h"

#include <QStringList>
#include <optional>

namespace boardset {

/// The processor sets and the limit of the loads.
struct LoadState {
    VALUE(LoadState);
    /// Processor sets, if the program creates any; the first entry stands for the remaining processors.
    FIELD(QStringList, sets);
    FIELD(int, set);       ///< Index in `sets`.
    FIELD(QString, words); ///< The limit that the operating system applies to the loads, as text with numbers.
};

/// Shows the load averages of the current replay. The selection determines which group is highlighted.
class LoadPlot : public boardset::PaneView { // qmllint needs the namespace
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
public:
    LoadPlot(const Document& document, const InspectorView& inspector, QObject* parent = nullptr);

    /// Load averages over the steps, in percent; 100 % means one busy thread per processor.
    OBJECT(PlotModel, curves)
    PANE_STATE(LoadState)
    Q_INVOKABLE void setSet(int set);

private:
    void refresh() override;
    void draw();
    QStringList sets() const;
    /// Returns the load limit in percent for the selected group, or for the first group if none is selected.
    double limitNow() const;
    picture::PlotLine limitLine(const LoadLimit& limit);
    picture::PlotLine lineOf(int group, int tone) const;
    void follow();

    const Document& m_document;
    const InspectorView& m_inspector;
    int m_set = 0;
    std::optional<ReplayCursor> m_replay; ///< The replay to which `m_samples` belongs.
    double m_limit = 0;
    int m_chosen = -1;
    std::vector<std::vector<LoadSample>> m_samples;
};

} // namespace boardset
