// SPDX-License-Identifier: GPL-3.0-or-later
// Measures text in the window's own font.
#pragma once

#include "boardset/diagram/TextMeasure.h"

#include <QFont>
#include <QHash>
#include <QString>

namespace boardset {

/// Returns a font for the diagram, without hinting, so that widths are proportional to the font size.
QFont diagramFont(const QString& family, int pixels, bool strong);

/// Measures each string only once; the measured width is scaled to every font size.
class FontMeasure final : public TextMeasure {
public:
    void setFamily(const QString& family);

    double width(std::string_view text, double size, bool strong) const override;
    double height(double size) const override;

private:
    QString m_family;
    mutable QHash<QByteArray, double> m_widths; ///< Width of each string per pixel of font size.
    double m_height = 1.2;                      ///< Line height per pixel of font size.
};

} // namespace boardset
