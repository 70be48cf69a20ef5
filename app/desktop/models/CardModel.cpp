// SPDX-License-Identifier: GPL-3.0-or-later
#include "CardModel.h"

#include "Format.h"

namespace boardset {

namespace {

QString joined(const std::vector<Message>& messages) {
    QStringList texts;
    for (const Message& each : messages)
        texts << format::text(each);
    return texts.join(u'\n');
}

ShownLine shownLine(const CardLine& line, const Catalog& catalog) {
    ShownLine shown;
    static_cast<ShownCell&>(shown) = shownCell(line.value);
    shown.key = format::text(line.key);
    shown.heading = format::text(line.heading);
    shown.label = format::text(line.label);
    shown.unit = format::text(line.unit);
    shown.badge = format::text(line.standing.text);
    shown.place = format::text(briefOf(catalog, line.value.citation));
    shown.change = format::text(line.change);
    shown.trend = line.trend;
    shown.tone = wordOf(line.tone);
    shown.detail = joined(line.details);
    shown.spoken = format::text(spokenText(line));
    return shown;
}

/// Returns a card with the same keys, for bindings to them, but without contents.
Card hidden(const Card& card) {
    Card empty;
    for (const auto* lines : {&card.figures, &card.lines})
        for (const CardLine& each : *lines)
            empty.figures.push_back({.key = each.key});
    return empty;
}

} // namespace

void CardModel::assign(const Card& card, const Catalog& catalog, bool isHidden) {
    if (isHidden)
        return assign(hidden(card), catalog);
    m_heading = format::text(card.heading);
    m_subtitle = format::text(card.subtitle);
    m_note = joined(card.notes);
    m_byKey.clear();
    std::vector<ShownLine> lines;
    for (const CardLine& each : card.figures)
        m_byKey.insert(format::text(each.key), QVariant::fromValue(shownLine(each, catalog)));
    for (const CardLine& each : card.lines) {
        lines.push_back(shownLine(each, catalog));
        m_byKey.insert(lines.back().key, QVariant::fromValue(lines.back()));
    }
    m_lines.assign(std::move(lines));
    Q_EMIT changed();
}

} // namespace boardset
