// SPDX-License-Identifier: GPL-3.0-or-later
// How wide texts are in the window's own font.
#pragma once

#include "boardset/diagram/TextMeasure.h"

#include <QFont>
#include <QHash>
#include <QString>

namespace boardset {

/// A font of the diagram: without hinting, so that its widths grow with its size.
QFont diagramFont(const QString& family, int pixels, bool strong);

/// Measures each text once, whatever its size.
class FontMeasure final : public TextMeasure {
public:
    void setFamily(const QString& family);

    double width(std::string_view text, double size, bool strong) const override;
    double height(double size) const override;

private:
    QString m_family;
    mutable QHash<QByteArray, double> m_widths; ///< Of a pixel of size.
    double m_height = 1.2;                      ///< The same of a line.
};

} // namespace boardset
