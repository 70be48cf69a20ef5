// SPDX-License-Identifier: GPL-3.0-or-later
// Splits an error into its parts for the banner.
#include "ProblemView.h"

#include "Format.h"
#include "boardset/scenario/JsonFile.h"
#include "boardset/topology/Titles.h"

#include <utility>

namespace boardset {

ProblemView::Shown ProblemView::shownOf(const QString& title, const std::exception& problem) {
    const QString what = QString::fromUtf8(problem.what());
    const auto* input = dynamic_cast<const InputError*>(&problem);
    if (!input)
        return {.title = title, .sentence = what, .fix = {}, .action = {}, .line = what, .details = {}};
    std::vector<ProblemRow> rows;
    const auto add = [&](const QString& label, const std::string& value) {
        if (!value.empty())
            rows.push_back({label, format::text(value)});
    };
    add(tr("File"), input->file);
    add(tr("Field"), input->field);
    add(tr("Found"), input->value);
    add(tr("Allowed"), input->allowed);
    const QString advice = input->field.empty()
                               ? tr("Open another file. The open scenario is unchanged.")
                               : tr("Correct the file and open it again. The open scenario is unchanged.");
    const QString fix = format::sentences({format::text(capitalised(input->fix))});
    add(tr("What to do"), (fix.isEmpty() ? advice : fix).toStdString());
    return {.title = title, .sentence = {}, .fix = {}, .action = {}, .line = what, .details = std::move(rows)};
}

void ProblemView::set(Shown shown) {
    m_shown = std::move(shown);
    m_details.assign(m_shown.details);
    Q_EMIT changed();
}

void ProblemView::put(Shown shown) {
    std::erase_if(m_waiting, [&](const Shown& each) { return each.title == shown.title; });
    const bool isOther = !m_shown.fix.isEmpty() && m_shown.title != shown.title;
    if (isOther && !shown.fix.isEmpty()) {
        m_waiting.insert(m_waiting.begin(), std::move(shown));
        return;
    }
    if (isOther)
        m_waiting.push_back(m_shown);
    set(std::move(shown));
}

void ProblemView::show(const QString& title, const std::exception& problem) {
    put(shownOf(title, problem));
}

void ProblemView::show(const QString& title, const QString& sentence) {
    put({.title = title, .sentence = sentence, .fix = {}, .action = {}, .line = sentence, .details = {}});
}

void ProblemView::refuse(const QString& title, const QString& sentence) {
    if (!sentence.isEmpty())
        show(title, sentence);
    else if (m_shown.title == title)
        clear();
}

void ProblemView::offer(const QString& title, const std::exception& problem, const QString& fix,
                        std::function<void()> action) {
    Shown shown = shownOf(title, problem);
    shown.fix = fix;
    shown.action = std::move(action);
    put(std::move(shown));
}

void ProblemView::doFix() {
    if (m_shown.fix.isEmpty())
        return;
    const auto action = std::exchange(m_shown.action, {});
    clear();
    action();
}

void ProblemView::pass() {
    if (m_shown.fix.isEmpty())
        clear();
}

void ProblemView::clear() {
    if (!isOpen())
        return;
    Shown next;
    if (!m_waiting.empty()) {
        next = std::move(m_waiting.back());
        m_waiting.pop_back();
    }
    set(std::move(next));
}

} // namespace boardset
