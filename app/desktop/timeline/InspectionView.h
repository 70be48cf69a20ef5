// SPDX-License-Identifier: GPL-3.0-or-later
// The current step of the replay as tables: answers of the operating system, and times of threads.
#pragma once

#include "Document.h"
#include "InspectorView.h"
#include "PaneView.h"
#include "Property.h"
#include "TableModel.h"

namespace boardset {

/// The remarks of both tables.
struct InspectionState {
    VALUE(InspectionState);
    FIELD(QString, unavailable); ///< Why programs can't query this operating system; empty if they can.
    FIELD(bool, timed);          ///< True if any thread of the program finishes.
    /// Summary of the times: "The last thread finishes after 615.2 s. Total processor time: 1,894 s."
    FIELD(QString, sum);
};

/// Shows the results of system calls and checks for the selection, and the times of all threads.
class InspectionView : public boardset::PaneView { // qmllint needs the namespace
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
public:
    InspectionView(const Document& document, const InspectorView& inspector, QObject* parent = nullptr);

    PANE_STATE(InspectionState)
    OBJECT(TableModel, answers)
    OBJECT(TableModel, times)

private:
    void refresh() override;

    const Document& m_document;
    const InspectorView& m_inspector;
};

} // namespace boardset
