// SPDX-License-Identifier: GPL-3.0-or-later
#include "PolicySettingsView.h"

#include "Format.h"
#include "NumberTyping.h"
#include "boardset/catalog/Citation.h"
#include "boardset/text/NumberText.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace boardset {

namespace {

constexpr double identical = 0.05; // relative difference; 8 MB and 8 MiB, or 65,536 and 65,516, count as equal

QString numbered(const TunableChoice& choice) {
    return QStringLiteral("%1  %2").arg(choice.value).arg(format::text(choice.title));
}

} // namespace

PolicySettingsView::PolicySettingsView(Document& document, QObject* parent) : PaneView(parent), m_document(document) {
    connect(&document, &Document::replayChanged, this, &PolicySettingsView::refresh);
    connect(&document, &Document::stepChanged, this, &PolicySettingsView::refresh);
    connect(&document, &Document::topologyChanged, this, &PolicySettingsView::refresh);
}

void PolicySettingsView::setWhatIf(bool whatIf) {
    if (std::exchange(m_state.whatIf, whatIf) != whatIf)
        refresh();
}

const Program* PolicySettingsView::program() const {
    return m_document.replay() && m_document.base().program ? &*m_document.base().program : nullptr;
}

SettingsState PolicySettingsView::stateNow() const {
    const Program* const open = program();
    const std::string& platform = m_document.topology().machine().platform;
    SettingsState state{.seed = open ? QString::number(open->seed) : QString(),
                        .needsAddresses = m_document.catalog()->platform(platform).needsLocalAddresses,
                        .addresses = open && open->localAddresses,
                        .whatIf = m_state.whatIf};
    for (const OperatingSystem& each : systemsHere()) {
        if (open && each.id == open->system) {
            state.system = static_cast<int>(state.systems.size());
            state.systemDetail = format::text(each.summary);
        }
        state.systems << format::text(each.title);
    }
    if (m_document.replay()) {
        state.group = format::text(replay().words().near);
        state.uniform = format::text(replay().policy().whyUniform());
    }
    return state;
}

LoadUnit PolicySettingsView::unit() const {
    // keyed by number of processors; the value is the number of groups with that many processors
    std::map<int, int> sizes;
    for (const LocalityGroups::Group& group : replay().localityGroups().groups)
        ++sizes[static_cast<int>(group.processors.size())];
    const auto usual =
        std::max_element(sizes.begin(), sizes.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
    return {replay().policy().threadLoad(), usual == sizes.end() ? 1 : std::max(1, usual->first), m_state.group};
}

std::int64_t PolicySettingsView::valueNow(const Setting& setting) const {
    const int index = replay().settings().indexOf(setting.tunable.id);
    return m_state.whatIf ? m_document.replay()->state().at(StateCell::Setting, index)
                          : replay().settings().at(index).start;
}

QString PolicySettingsView::printedText(const Setting& setting) const {
    if (setting.origin.printed.empty())
        return {};
    const Fact& printed = m_document.catalog()->fact(setting.origin.printed);
    const bool share = printed.unit == "%";
    const double here = share ? unit().shareOf(setting.standard) : static_cast<double>(setting.standard);
    const double there = share ? printed.value / 100 : static_cast<double>(rawValue(printed));
    if (std::abs(here - there) <= identical * std::max(std::abs(here), std::abs(there)))
        return {};
    const QString value =
        share ? format::text(percentText(there)) : valueText(setting.tunable, rawValue(printed), unit());
    return tr("The paper gives %1 (%2). %3")
        .arg(value, format::text(briefOf(*m_document.catalog(), {printed.source, printed.locator})),
             format::text(printed.reason));
}

SettingRow PolicySettingsView::rowOf(const Setting& setting) const {
    const Tunable& tunable = setting.tunable;
    const std::int64_t value = valueNow(setting);
    QStringList choices;
    int choice = -1;
    for (const TunableChoice& each : tunable.choices) {
        choice = each.value == value ? static_cast<int>(choices.size()) : choice;
        choices << numbered(each);
    }
    const QString since = format::text(m_document.catalog()->operatingSystem(tunable.since).title);
    const QString whyNot = tr("%1 does not have this variable; %2 introduced it.")
                               .arg(format::text(replay().settings().system().title), since);
    return {format::text(tunable.id),
            format::text(tunable.title),
            format::text(toString(tunable.kind)),
            valueText(tunable, value, unit()),
            editText(tunable, value),
            choices,
            choice,
            valueText(tunable, setting.standard, unit()),
            value != setting.standard,
            format::text(tunable.meaning),
            format::text(briefOf(*m_document.catalog(), {tunable.source, tunable.locator})),
            printedText(setting),
            format::text(setting.origin.fact),
            setting.exists,
            setting.exists ? QString() : whyNot};
}

void PolicySettingsView::refresh() {
    if (!m_active)
        return;
    m_state = stateNow();
    std::vector<SettingRow> rows;
    if (program())
        for (const Setting& each : replay().settings().all())
            if (each.isOfSystem())
                rows.push_back(rowOf(each));
    m_rows.assign(std::move(rows));
    Q_EMIT changed();
}

bool PolicySettingsView::perform(const Program& program, const QString& title) {
    const QString problem = m_document.perform(SetProgram{program, title.toStdString()});
    if (!problem.isEmpty())
        Q_EMIT refused(problem);
    return problem.isEmpty();
}

void PolicySettingsView::setSystem(int index) {
    const auto all = systemsHere();
    if (!program() || index < 0 || index >= static_cast<int>(all.size()) || index == m_state.system)
        return;
    Program next = *program();
    next.system = all[static_cast<std::size_t>(index)].id;
    perform(next, tr("Run under %1").arg(format::text(all[static_cast<std::size_t>(index)].title)));
}

void PolicySettingsView::setSeed(const QString& text) {
    const auto seed = typedWhole(text.toStdString());
    if (!program() || seed == program()->seed)
        return;
    if (!seed) {
        Q_EMIT refused(tr("“%1” is not a whole number. %2").arg(text, NumberTyping::rule(true)));
        return Q_EMIT changed();
    }
    Program next = *program();
    next.seed = *seed;
    perform(next, tr("Set the seed to %1").arg(*seed));
}

void PolicySettingsView::setAddresses(bool local) {
    if (!program() || local == program()->localAddresses)
        return;
    Program next = *program();
    next.localAddresses = local;
    perform(next, local ? tr("Add local addresses to boards") : tr("Remove local addresses from boards"));
}

const Setting* PolicySettingsView::settingNamed(const QString& id) const {
    if (program())
        for (const Setting& each : replay().settings().all())
            if (each.isOfSystem() && each.tunable.id == id.toStdString())
                return &each;
    return nullptr;
}

void PolicySettingsView::set(const QString& tunable, const QString& text) {
    const Setting* setting = settingNamed(tunable);
    if (!setting)
        return;
    const Tunable& found = setting->tunable;
    if (const auto value = valueOf(found, text, unit()))
        return put(*setting, *value);
    Q_EMIT refused(tr("%1 cannot be “%2”. Type a number between %3 and %4%5. %6")
                       .arg(tunable, text, editText(found, found.least), editText(found, found.most),
                            found.kind == TunableKind::Load ? tr(", or a percentage of one %1: 75 %").arg(m_state.group)
                                                            : QString(),
                            NumberTyping::rule(false)));
    refresh();
}

void PolicySettingsView::choose(const QString& tunable, int choice) {
    const Setting* found = settingNamed(tunable);
    if (found && choice >= 0 && choice < static_cast<int>(found->tunable.choices.size()))
        put(*found, found->tunable.choices[static_cast<std::size_t>(choice)].value);
}

void PolicySettingsView::reset(const QString& tunable) {
    if (const Setting* found = settingNamed(tunable))
        put(*found, found->standard);
}

void PolicySettingsView::put(const Setting& setting, std::int64_t value) {
    if (value == valueNow(setting))
        return refresh();                    // replaces the typed text, which may be another form of the current value
    const Tunable tunable = setting.tunable; // a copy, because the replay that owns the tunable is about to change
    if (m_state.whatIf)
        return tryFromHere(tunable, value);
    Program next = *program();
    if (value == setting.standard)
        next.tunables.erase(tunable.id);
    else
        next.tunables[tunable.id] = value;
    perform(next, tr("Set %1 to %2").arg(format::text(tunable.id), editText(tunable, value)));
}

void PolicySettingsView::tryFromHere(const Tunable& tunable, std::int64_t value) {
    Program next = replay().program();
    const int position = m_document.position();
    auto& all = next.adjustments;
    std::erase_if(
        all, [&](const Adjustment& each) { return each.step == position && each.tunable == tunable.id; });
    const auto after = std::upper_bound(all.begin(), all.end(), position,
                                        [](int step, const Adjustment& each) { return step < each.step; });
    all.insert(after, {position, tunable.id, value});
    const bool isFirst = m_document.kept() == nullptr;
    if (isFirst)
        m_document.keep(); // the program before the change is A, with which its results are compared
    const QString title = tr("What if: %1 = %2 from step %3").arg(format::text(tunable.id)).arg(value).arg(position);
    if (!perform(next, title)) {
        if (isFirst)
            m_document.clearA();
        return;
    }
    m_document.goToStep(position + 1); // shows the step that changes the tunable
}

} // namespace boardset
