// SPDX-License-Identifier: GPL-3.0-or-later
// Takes an error apart for the banner.
#include "ProblemView.h"

#include "Format.h"
#include "boardset/scenario/JsonFile.h"
#include "boardset/topology/Titles.h"

#include <utility>

namespace boardset {

void ProblemView::show(const QString& title, const std::exception& problem) {
    const auto* input = dynamic_cast<const InputError*>(&problem);
    if (!input) {
        show(title, QString::fromUtf8(problem.what()));
        return;
    }
    m_title = title;
    m_fix.clear();
    m_sentence.clear();
    m_line = QString::fromUtf8(problem.what());
    std::vector<ProblemRow> rows;
    const auto add = [&](const QString& label, const std::string& value) {
        if (!value.empty())
            rows.push_back({label, format::text(value)});
    };
    add(tr("File"), input->file);
    add(tr("Field"), input->field);
    add(tr("Found"), input->value);
    add(tr("Allowed"), input->allowed);
    const QString advice = input->field.empty() ? tr("Open another one. What was open stays as it was.")
                                                : tr("Mend the file and open it again. What was open stays as it was.");
    const bool isWord = !input->fix.empty() && input->fix.back() != '.'; // "the nearest is SB3"
    add(tr("What to do"), input->fix.empty() ? advice.toStdString() : capitalised(input->fix) + (isWord ? "." : ""));
    m_details.assign(std::move(rows));
    Q_EMIT changed();
}

void ProblemView::show(const QString& title, const QString& sentence) {
    m_title = title;
    m_fix.clear();
    m_sentence = sentence;
    m_line = sentence;
    m_details.assign({});
    Q_EMIT changed();
}

void ProblemView::refuse(const QString& title, const QString& sentence) {
    if (!sentence.isEmpty())
        show(title, sentence);
    else if (m_title == title)
        clear();
}

void ProblemView::offer(const QString& title, const std::exception& problem, const QString& fix,
                        std::function<void()> action) {
    show(title, problem);
    m_fix = fix;
    m_action = std::move(action);
    Q_EMIT changed();
}

void ProblemView::doFix() {
    if (m_fix.isEmpty())
        return;
    const auto action = std::exchange(m_action, {});
    clear();
    action();
}

void ProblemView::pass() {
    if (m_fix.isEmpty())
        clear();
}

void ProblemView::clear() {
    if (!isOpen())
        return;
    m_title.clear();
    m_fix.clear();
    m_sentence.clear();
    m_details.assign({});
    Q_EMIT changed();
}

} // namespace boardset
