// SPDX-License-Identifier: GPL-3.0-or-later
// Throughput and local share over the steps of the program and, if there is one, of the program that is kept as A.
#pragma once

#include "Document.h"
#include "PaneView.h"
#include "PlotModel.h"
#include "Property.h"
#include "ReplayCurve.h"
#include "Worker.h"

namespace boardset {

/// Solves the placements on a worker thread, and shows each value as soon as it is computed.
class ReplayPlots : public boardset::PaneView { // qmllint needs the namespace
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(bool working READ isWorking NOTIFY changed)
    Q_PROPERTY(double progress READ progress NOTIFY changed) ///< Progress of the computation, from 0 to 1.
    Q_PROPERTY(QString error READ error NOTIFY changed)
public:
    explicit ReplayPlots(const Document& document, QObject* parent = nullptr);

    /// Throughput over the steps; beside A, the curve of B is dashed.
    OBJECT(PlotModel, throughput)
    OBJECT(PlotModel, localShare) ///< Local share over the steps, in percent.
    bool isWorking() const { return m_worker.isWorking(); }
    double progress() const { return m_wanted > 0 ? static_cast<double>(m_done) / static_cast<double>(m_wanted) : 1; }
    QString error() const { return m_error; }
    void waitUntilReady() { m_worker.wait(); }

private:
    void refresh() override;
    void start();
    void draw();
    /// Assigns a replay to a curve.
    /// If the curve belonged to another replay, discards the values computed for that replay.
    void follow(ReplayCurve& curve, const ReplayCursor* replay);

    const Document& m_document;
    QString m_error;
    std::size_t m_done = 0, m_wanted = 0;
    ReplayCurve m_a, m_b;
    Worker m_worker;
};

} // namespace boardset
