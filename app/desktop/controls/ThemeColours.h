// SPDX-License-Identifier: GPL-3.0-or-later
// The colours of one theme for QML, from the core's palette.
#pragma once

#include "boardset/picture/Palette.h"

#include <QColor>
#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace boardset {

/// Declares a constant property with the name of a colour, and its value.
#define COLOUR(name, value)                                                                                            \
    Q_PROPERTY(QColor name READ name CONSTANT)                                                                         \
    QColor name() const {                                                                                              \
        return value;                                                                                                  \
    }

/// The members have the names and meanings of those of picture::Palette.
class ThemeColours : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// A value of picture::Palette::Name. It is set only when the object is created, so that all colours are constant.
    Q_PROPERTY(int theme MEMBER m_theme NOTIFY themeChanged)
    COLOUR(ground, QColor(palette().ground))
    COLOUR(panel, QColor(palette().panel))
    COLOUR(raised, QColor(palette().raised))
    COLOUR(hover, QColor(palette().hover))
    COLOUR(hairline, QColor(palette().hairline))
    COLOUR(strong, QColor(palette().strong))
    COLOUR(text, QColor(palette().text))
    COLOUR(secondary, QColor(palette().secondary))
    COLOUR(accent, QColor(palette().accent))
    COLOUR(accentForeground, QColor(palette().accentForeground))
    COLOUR(accentSoft, QColor(palette().accentSoft))
    COLOUR(good, QColor(palette().good))
    COLOUR(bad, QColor(palette().bad))
    COLOUR(badSoft, QColor(palette().badSoft))
    COLOUR(caution, QColor(palette().caution))
    COLOUR(cautionSoft, QColor(palette().cautionSoft))
    COLOUR(track, QColor(palette().track))
    COLOUR(ownerForeground, QColor(palette().ownerForeground))
    COLOUR(shade, QColor::fromRgba(palette().shade))
    COLOUR(shadow, QColor::fromRgba(palette().shadow))
public:
    using QObject::QObject;

    /// Returns the colour for a utilisation from 0 to 1.
    Q_INVOKABLE QColor heat(double utilisation) const { return palette().heat(utilisation); }
    /// Returns the colour of an owner of tokens by its index.
    Q_INVOKABLE QColor owner(int index) const { return palette().colourOf(picture::Tone::owner(index)); }
    /// Returns the colour of a curve by its tone.
    Q_INVOKABLE QColor series(int tone) const { return palette().colourOf(picture::Tone::series(tone)); }

Q_SIGNALS:
    void themeChanged();

private:
    const picture::Palette& palette() const { return picture::paletteOf(static_cast<picture::Palette::Name>(m_theme)); }

    int m_theme = 0;
};

} // namespace boardset
