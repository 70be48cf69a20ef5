// SPDX-License-Identifier: GPL-3.0-or-later
#include "FamilyView.h"

#include "Format.h"
#include "boardset/topology/DescribeFamily.h"

namespace boardset {

FamilyView::FamilyView(const Document& document, QObject* parent)
    : QObject(parent), m_rows(describeFamily(document.catalog(), {})), m_document(document) {
    connect(
        &document, &Document::topologyChanged, this,
        [this] {
            if (!m_family.empty()) // otherwise, the tab was never shown
                load();
        });
}

void FamilyView::load() {
    const Machine& machine = m_document.topology().machine();
    if (std::exchange(m_family, machine.family.id) == machine.family.id)
        return findCurrent();
    m_rows.assign(describeFamily(m_document.catalog(), {}));
    m_worker.start([this, catalog = m_document.catalog(), family = m_family](Worker::Task&) -> Worker::Delivery {
        return [this, rows = describeFamily(catalog, family)] {
            m_rows.assign(rows);
            findCurrent();
        };
    });
}

void FamilyView::findCurrent() {
    m_current = -1;
    for (int row = 0; row < m_rows.rowCount(); ++row)
        m_current = machineAt(row) == format::text(m_document.topology().machine().id) ? row : m_current;
    Q_EMIT changed();
}

QString FamilyView::machineAt(int row) const {
    return format::text(m_rows.table().rows.at(static_cast<std::size_t>(row)).at(1).subject->id);
}

} // namespace boardset
