// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses the page and does what the inspector's buttons say.
#include "InspectorView.h"

#include "Format.h"
#include "InspectorRows.h"

#include <algorithm>

namespace boardset {

namespace {

std::optional<InspectorPage> pageOf(const Document& document, const QString& kind, const QString& id) {
    const std::string name = id.toStdString();
    if (kind == u"block")
        return blockPage(document, name);
    if (kind == u"link")
        return linkPage(document, name);
    if (kind == u"thread")
        return threadPage(document, name);
    if (kind == u"region")
        return regionPage(document, name);
    return machinePage(document);
}

} // namespace

InspectorView::InspectorView(Document& document, QObject* parent)
    : QObject(parent), m_document(document),
      m_rows({QStringLiteral("label"), QStringLiteral("value"), QStringLiteral("standing"), QStringLiteral("place"),
              QStringLiteral("citation"), QStringLiteral("remark"), QStringLiteral("whyKind"),
              QStringLiteral("whyId")}) {
    connect(&document, &Document::changed, this, &InspectorView::refresh);
    refresh();
}

void InspectorView::show(const QString& kind, const QString& id) {
    m_kind = kind;
    m_id = id;
    refresh();
}

void InspectorView::refresh() {
    auto page = pageOf(m_document, m_kind, m_id);
    if (!page) {
        m_kind.clear();
        m_id.clear();
        page = machinePage(m_document);
    }
    m_title = page->title;
    m_subtitle = page->subtitle;
    m_process = page->process;
    m_rows.assign(std::move(page->rows));
    Q_EMIT changed();
}

QString InspectorView::remove() {
    const std::string name = m_id.toStdString();
    if (m_kind == u"thread")
        return m_document.perform(RemoveThread{name});
    const std::size_t slash = name.find('/');
    if (m_kind != u"region" || slash == std::string::npos)
        return {};
    return m_document.perform(RemoveRegion{name.substr(0, slash), name.substr(slash + 1)});
}

QStringList InspectorView::patterns() const {
    QStringList titles;
    for (const AccessPattern& pattern : m_document.catalog()->patterns())
        titles << format::text(pattern.title);
    return titles;
}

int InspectorView::pattern() const {
    const auto& patterns = m_document.catalog()->patterns();
    for (const Process& process : m_document.scenario().workload.processes)
        if (format::text(process.name) == m_process)
            for (std::size_t index = 0; index < patterns.size(); ++index)
                if (patterns[index].id == process.pattern)
                    return static_cast<int>(index);
    return -1;
}

QString InspectorView::setPattern(int pattern) {
    const auto& patterns = m_document.catalog()->patterns();
    if (pattern < 0 || static_cast<std::size_t>(pattern) >= patterns.size() || m_process.isEmpty())
        return {};
    return m_document.perform(SetPattern{m_process.toStdString(), patterns[static_cast<std::size_t>(pattern)].id});
}

} // namespace boardset
