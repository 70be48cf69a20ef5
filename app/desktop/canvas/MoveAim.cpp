// SPDX-License-Identifier: GPL-3.0-or-later
// Aiming a move otherwise than by the pointer: by breadcrumbs, by keys, and at a drawing that has changed; and what is
// said of the aim.
#include "Move.h"

#include "BoardActions.h"
#include "CardPlace.h"
#include "Format.h"
#include "Wording.h"
#include "boardset/topology/InterleavedMemories.h"

#include <algorithm>
#include <cmath>

namespace boardset {

QString Move::aimless() const {
    if (m_aside && m_level.layout.focus != rootBlock)
        return tr("Hold it here to see the whole machine");
    if (m_held.cargo == Cargo::Link)
        return tr("Drop it on a machine, or beside them to pull it out");
    if (m_held.cargo == Cargo::Board) {
        return !m_held.bay ? tr("Drop it in a slot that lights up")
                           : tr("Drop it in a slot that lights up, or outside the machine");
    }
    const Topology& topology = *m_level.topology;
    const auto titled = [&](const std::set<std::string>& types) {
        QStringList titles;
        for (const std::string& type : types)
            titles << QString::fromStdString(topology.catalog().blockType(type).title);
        titles.removeDuplicates();
        return tr("Drop it on %1").arg(titles.join(tr(" or ")));
    };
    if (!m_held.types.empty())
        return titled(m_held.types);
    if (m_held.cargo == Cargo::Pages) {
        return isOfBoards(topology) ? tr("Drop them on a memory or a board")
                                    : tr("Drop them on a memory or a processor module");
    }
    const std::vector<BlockId> stands = topology.requesters();
    std::set<std::string> others; // neither processors nor devices
    for (const BlockId each : stands)
        if (topology.block(each).role != Role::Processor && !topology.isDevice(each) &&
            hasPlaceFor(m_held.work, topology, each))
            others.insert(topology.block(each).type);
    if (!others.empty())
        return titled(others);
    const auto takes = [&](bool device) {
        return std::ranges::any_of(stands, [&](BlockId each) {
            return topology.isDevice(each) == device && hasPlaceFor(m_held.work, topology, each);
        });
    };
    return !takes(true)    ? tr("Drop it on a processor or a board")
           : !takes(false) ? tr("Drop it on a card or another device")
                           : tr("Drop it on a processor, a card or another device");
}

namespace {

/// Whether all memories of one place share their pages with that of another: then they lie the same way in both.
bool isSharedWith(const Topology& topology, BlockId place, BlockId memory) {
    const std::vector<BlockId>& shared = topology.kept<InterleavedMemories>().of(memory);
    const std::vector<BlockId> there = topology.withRole(Role::Memory, place);
    return !there.empty() &&
           std::ranges::all_of(there, [&](BlockId each) { return std::ranges::find(shared, each) != shared.end(); });
}

} // namespace

QString Move::headlineHere() const {
    const QString title = m_to.isEmpty() ? m_to : format::title(*m_level.topology, m_to.toStdString());
    if (m_held.cargo == Cargo::Link)
        return linkHeadlineOf(*m_level.topology, m_held, m_block);
    if (m_held.bay) {
        Held held = m_held;
        const bool named = isSwap() && namesWhatIsIn(*m_level.topology, m_block);
        if (named)
            held.title = tr("%1 of %2").arg(held.title, format::title(*m_level.topology, held.from.toStdString()));
        return boardHeadlineOf(held, named ? tr("%1 of %2").arg(boardTitle(*m_level.topology, m_block), title) : title,
                               isSwap());
    }
    // A group has a name for people only where it is drawn.
    const bool group = m_aim == Aim::Place && m_level.topology->block(m_block).role == Role::Group && targetBox() >= 0;
    const QString place = group ? QString::fromStdString(m_level.box(targetBox()).title) : title;
    QString headline = headlineOf(*m_level.topology, heldHere(), place, m_deal);
    const auto from = m_level.topology->find(m_held.from.toStdString());
    if (m_held.cargo == Cargo::Pages && !m_held.fresh && m_aim == Aim::Place && m_deal != Deal::Everywhere && from &&
        isSharedWith(*m_level.topology, m_block, from))
        headline += tr(": as it was, for each page lies %1").arg(format::text(lyingText(*m_level.topology, from)));
    if (m_count > 1) {
        const auto placed = static_cast<int>(placesHere().size());
        headline = tr("%1 × %2").arg(placed).arg(headline);
        if (m_held.cargo == Cargo::Board && placed > 1)
            headline += tr(" and the free places after it");
        if (placed < m_count)
            headline += tr("; %1 more have no place").arg(m_count - placed);
    }
    if (m_held.cargo != Cargo::Board || !isSwap() || isThereAlready())
        return headline;
    return tr("%1, in the place of %2").arg(headline, QString::fromStdString(m_level.topology->type(m_block).title));
}

bool Move::isThereAlready() const {
    return m_held.cargo == Cargo::Board && !m_held.bay && m_aim == Aim::Place &&
           m_level.topology->block(m_block).bay == m_block &&
           m_level.topology->block(m_block).type == m_held.board.toStdString();
}

QPointF Move::cardAt(QSizeF card, QSizeF carried, QRectF room, QPointF pointer) const {
    const QRectF hand(pointer - QPointF(carried.width(), carried.height()) / 2, carried);
    const int box = targetBox();
    return cardPlace(card, hand, box < 0 ? hand : m_camera.toCanvas(toQt(m_level.box(box).rect)), room);
}

void Move::aimAt(const QString& path) {
    if (!m_active)
        return;
    m_aside = true;
    if (path.isEmpty() && m_held.cargo != Cargo::Pages) { // a thread is somewhere; only pages are dealt
        take(Aim::Nothing, {}, QString());
        return;
    }
    const auto block = m_level.topology->find(path.toStdString());
    take(path.isEmpty() ? Aim::Machine : Aim::Place, block, path);
}

void Move::aimOutside() {
    if (m_active && canGoOut())
        take(Aim::Outside, {}, QString());
}

void Move::aimAgain() {
    if (m_active && !m_aside && !m_byKeyboard)
        takeAt(m_camera.toDiagram(m_pointer));
}

void Move::levelChanged(const QString& token, QPointF origin) {
    m_token = token;
    m_origin = origin;
    Q_EMIT activeChanged();
    if (m_byKeyboard)
        takeBox(m_level.boxAround(m_block));
    else
        aimAgain();
    Q_EMIT targetChanged();
}

void Move::step(int dx, int dy) {
    const int next = m_level.nextPlace(targetBox(), QPointF(dx, dy), m_held.seeker());
    if (!m_active || next < 0)
        return;
    if (!m_byKeyboard) { // taken up by the mouse, carried on by the keys
        m_byKeyboard = true;
        Q_EMIT activeChanged();
    }
    takeBox(next);
}

bool Move::seek() {
    const auto places = m_level.places(m_held.seeker());
    const bool isNowhere =
        m_aim == Aim::Nothing || (m_aim == Aim::Place && !m_level.accepts(targetBox(), m_held.seeker()));
    if (!m_held.fresh || m_held.cargo != Cargo::Thread || m_byKeyboard || places.empty() || !isNowhere)
        return false;
    m_byKeyboard = true;
    Q_EMIT activeChanged();
    takeBox(*std::ranges::min_element(places, {}, [&](int box) { // the nearest
        const QPointF way = m_camera.toCanvas(toQt(m_level.box(box).rect)).center() - m_pointer;
        return std::hypot(way.x(), way.y());
    }));
    return true;
}

bool Move::widen() {
    int box = targetBox();
    while (m_active && box >= 0) {
        box = m_level.box(box).parent;
        if (box >= 0 && m_level.accepts(box, m_held.seeker())) {
            takeBox(box);
            return true;
        }
    }
    if (m_level.layout.focus != rootBlock)
        return false;
    if (m_active && m_held.cargo == Cargo::Pages)
        take(Aim::Machine, rootBlock, QString());
    return true;
}

void Move::narrow() {
    const int box = targetBox();
    for (const int place : m_level.places(m_held.seeker())) {
        if (m_active && place != box && (box < 0 || m_level.topology->isBelow(m_level.blockOf(place).id, m_block))) {
            takeBox(place);
            return;
        }
    }
}

} // namespace boardset
