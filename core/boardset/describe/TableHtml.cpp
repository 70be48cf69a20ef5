// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/describe/TableHtml.h"

#include "boardset/catalog/Text.h"

#include <algorithm>
#include <utility>

namespace boardset {

std::string tableHtml(const Table& table) {
    const Language& language = currentLanguage();
    const auto row = [&](const std::string& tag, auto cellOf) {
        std::string html = "<tr>";
        for (std::size_t c = 0; c < table.columns.size(); ++c)
            if (table.columns[c].readers != Readers::Programs)
                html += '<' + tag + '>' + xmlEscaped(cellOf(c)) + "</" + tag + '>';
        return html + "</tr>\n";
    };
    if (table.rows.empty() && !table.empty.isEmpty())
        return cardHtml({.notes = {table.empty}}) + cardHtml({.notes = table.notes});
    std::string html = "<table>";
    if (!table.title.isEmpty())
        html += "<caption>" + xmlEscaped(language.text(table.title)) + "</caption>";
    html += '\n' + row("th", [&](std::size_t c) { return language.text(table.columns[c].title); });
    for (const auto& cells : table.rows)
        html += row("td", [&](std::size_t c) { return language.text(cells[c]); });
    return html + "</table>\n" + cardHtml({.notes = table.notes});
}

std::string cardHtml(const Card& card) {
    const Language& language = currentLanguage();
    std::string html;
    const auto add = [&](const Message& text, const std::string& before = {}) {
        if (!text.isEmpty())
            html += "<p>" + before + xmlEscaped(language.text(text)) + "</p>\n";
    };
    for (const auto* const lines : {&card.figures, &card.lines})
        for (CardLine line : *lines) {
            const std::string label = language.text(std::exchange(line.label, {}));
            add(spokenText(line), label.empty() ? label : "<span class=\"about\">" + xmlEscaped(label) + ":</span> ");
            std::ranges::for_each(line.details, add);
        }
    std::ranges::for_each(card.notes, add);
    return html;
}

} // namespace boardset
