// SPDX-License-Identifier: GPL-3.0-or-later
// Copies machines, scenarios and options into rows.
#include "LibraryView.h"

#include "Format.h"

namespace boardset {

namespace {

QVariantList choicesOf(const MachineOption& option) {
    QVariantList choices;
    for (const int value : option.allowed)
        choices << value;
    for (int value = option.least; choices.isEmpty() || (option.allowed.empty() && value <= option.most); ++value)
        choices << value;
    return choices;
}

} // namespace

LibraryView::LibraryView(Document& document, std::shared_ptr<const ScenarioShelf> shelf, const Files& files,
                         QObject* parent)
    : QObject(parent), m_document(document), m_shelf(std::move(shelf)), m_files(files),
      m_machines({QStringLiteral("machine"), QStringLiteral("title"), QStringLiteral("family"),
                  QStringLiteral("detail"), QStringLiteral("current")}),
      m_scenarios({QStringLiteral("scenario"), QStringLiteral("title"), QStringLiteral("description"),
                   QStringLiteral("current")}),
      m_options(
          {QStringLiteral("option"), QStringLiteral("title"), QStringLiteral("value"), QStringLiteral("choices")}) {
    connect(&files, &Files::changed, this, &LibraryView::refresh);
    refresh();
}

void LibraryView::refresh() {
    const Scenario& open = m_document.scenario();
    std::vector<QVariantList> machines;
    for (const Machine& machine : m_document.catalog()->machines())
        machines.push_back({format::text(machine.id), format::text(machine.title), format::text(machine.family),
                            tr("%1. %2").arg(machine.year).arg(format::text(machine.summary)),
                            machine.id == open.machine});
    m_machines.assign(std::move(machines));

    std::vector<QVariantList> scenarios;
    for (const auto& [id, scenario] : m_shelf->all())
        scenarios.push_back({format::text(id), format::text(scenario.title), format::text(scenario.description),
                             format::text(id) == m_files.bundled()});
    m_scenarios.assign(std::move(scenarios));

    std::vector<QVariantList> options;
    for (const MachineOption& option : m_document.topology().machine().options)
        options.push_back({format::text(option.id), format::text(option.title),
                           m_document.topology().options().at(option.id), choicesOf(option)});
    m_options.assign(std::move(options));
    Q_EMIT changed();
}

QString LibraryView::machineTitle() const {
    return format::text(m_document.topology().machine().title);
}

QString LibraryView::machineDetail() const {
    const auto processors = m_document.topology().withRole(Role::Processor).size();
    return processors == 1 ? tr("1 processor") : tr("%1 processors").arg(processors);
}

QString LibraryView::setOption(const QString& option, int value) {
    return m_document.perform(SetOption{option.toStdString(), value});
}

} // namespace boardset
