// SPDX-License-Identifier: GPL-3.0-or-later
// A described card for QML.
#pragma once

#include "Property.h"
#include "RowModel.h"
#include "TableModel.h"
#include "boardset/describe/Card.h"

#include <QVariantMap>

namespace boardset {

/// A figure or line of a card as text.
/// `tone` rates the change, or is "strong" for an emphasised value. `badge` is the standing of a fact.
/// A click opens the derivation of the value, or shows the item that the value names.
struct ShownLine : public boardset::ShownCell { // qualified, so that Qt 6.4 finds the base class for QML
    VALUE(ShownLine);
    QString key;
    FIELD(QString, heading);
    FIELD(QString, label);
    FIELD(QString, unit);
    FIELD(QString, place); ///< Short citation of the source of the value; empty if there is none.
    FIELD(QString, change);
    FIELD(int, trend);      ///< Sign of the change.
    FIELD(QString, detail); ///< Texts below the value, one per line.
    FIELD(QString, spoken); ///< The value and its change for a screen reader.

    const ShownLine& line() const { return *this; }
    ROW_ROLES(ShownLine, line);
};

/// A card, which ResultCard.qml shows.
/// Each line of the card is a row, so that a view keeps the items of unchanged lines.
class CardModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by a view-model")
    Q_PROPERTY(QString heading READ heading NOTIFY changed)
    Q_PROPERTY(QString subtitle READ subtitle NOTIFY changed)
    Q_PROPERTY(QString note READ note NOTIFY changed)
    /// The figures and lines as a ShownLine each, by their keys.
    Q_PROPERTY(QVariantMap byKey READ byKey NOTIFY changed)
public:
    using QObject::QObject;

    /// Shows a card with sources of the catalog. A hidden card has no lines, and its figures are empty.
    void assign(const Card& card, const Catalog& catalog, bool isHidden = false);

    QString heading() const { return m_heading; }
    QString subtitle() const { return m_subtitle; }
    QString note() const { return m_note; }
    QVariantMap byKey() const { return m_byKey; }
    /// Returns the figure or line with a key; without a key if there is none.
    ShownLine line(const QString& key) const { return m_byKey.value(key).value<ShownLine>(); }
    ROWS(ShownLine, lines)
    const std::vector<ShownLine>& rows() const { return m_lines.rows(); } ///< Returns the lines.

Q_SIGNALS:
    void changed();

private:
    QString m_heading, m_subtitle, m_note;
    QVariantMap m_byKey;
};

} // namespace boardset
