// SPDX-License-Identifier: GPL-3.0-or-later
// Aiming a move otherwise than by the pointer: by breadcrumbs, by keys, and at a drawing that has changed; and what is
// said of the aim.
#include "Move.h"

#include "BoardActions.h"
#include "CardPlace.h"
#include "Format.h"
#include "LinkEdits.h"
#include "Wording.h"
#include "boardset/topology/InterleavedMemories.h"
#include "boardset/topology/Titles.h"

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

using format::tr;

/// Whether all memories of one place share their pages with that of another: then they lie the same way in both.
bool isSharedWith(const Topology& topology, BlockId place, BlockId memory) {
    const std::vector<BlockId>& shared = topology.kept<InterleavedMemories>().of(memory);
    const std::vector<BlockId> there = topology.withRole(Role::Memory, place);
    return !there.empty() &&
           std::ranges::all_of(there, [&](BlockId each) { return std::ranges::find(shared, each) != shared.end(); });
}

/// "Thread 4 to SB3 P1". `of` follows what is new: " of process B".
QString headlineOf(const Topology& topology, const Held& held, const QString& title, Deal deal, const QString& of) {
    const bool everywhere = title.isEmpty() || deal == Deal::Everywhere;
    const QString place = everywhere ? everywhereOn(topology) : title;
    if (held.cargo == Cargo::Board)
        return tr("%1 into %2").arg(held.title, place);
    if (held.cargo == Cargo::Thread) {
        const Wording words(nounOf(held, topology).toStdString());
        if (!held.others.empty())
            return tr("%1 to %2").arg(words.counted(held.others.size() + 1), place);
        return (held.fresh ? tr("New %1%2 on %3").arg(words.one, of, place)
                           : tr("%1 %2 to %3").arg(words.title, format::text(held.thread), place));
    }
    if (held.fresh && !held.types.empty())
        return tr("New data%1 on %2").arg(of, everywhere ? tr("all that can hold it") : place);
    if (held.fresh)
        return tr("%1 new pages%2 in %3").arg(QString::number(held.pages), of, place);
    const QString amount = deal == Deal::Half    ? tr("%1 of %2 pages").arg(held.pages / 2).arg(held.pages)
                           : deal == Deal::Whole ? tr("All pages of %1").arg(format::text(held.region))
                           : held.pages == 1     ? tr("One page")
                                                 : tr("%1 pages").arg(held.pages);
    return everywhere ? tr("%1 dealt over %2").arg(amount, place) : tr("%1 to %2").arg(amount, place);
}

/// "Link N0 IB6 to N2", "Pull out Link N0 IB6" for none, "Plug in ..." where it was.
QString linkHeadlineOf(const Topology& topology, const Held& held, BlockId to) {
    if (!to)
        return tr("Pull out: %1").arg(held.title);
    return to == farEndOf(topology, held.link, held.bay)
               ? tr("Plug in: %1").arg(held.title)
               : tr("Join %1 to %2")
                     .arg(format::text(titleOf(topology, held.bay)), format::text(titleOf(topology, to)));
}

/// "SB3 to SB5, with 4 threads, 96 pages", "SB3 and SB5 change places" if a board is there, "Take SB3 out of the
/// machine" for "", with what becomes of the buffers in its memory.
QString boardHeadlineOf(const Held& held, const QString& place, bool occupied) {
    if (place.isEmpty()) {
        const QString out = tr("Take %1 out of the machine").arg(held.title);
        return held.pages > 0 ? tr("%1; its %2 to the memory that is left").arg(out, held.load) : out;
    }
    const QString what =
        occupied ? tr("%1 and %2 change places").arg(held.title, place) : tr("%1 to %2").arg(held.title, place);
    return held.load.isEmpty() ? what : tr("%1, with %2").arg(what, held.load);
}

} // namespace

QString Move::ofProcess(const ProcessName& name) const {
    const bool isTold = m_held.fresh && m_held.cargo != Cargo::Board && !name.empty() &&
                        m_document.scenario().workload.processes.size() > 1;
    return isTold ? tr(" of process %1").arg(format::text(name)) : QString();
}

QString Move::headlineHere() const {
    const Topology& topology = *m_level.topology;
    const std::string path = pathHere();
    const QString title = path.empty() ? QString() : format::title(topology, path);
    if (m_held.cargo == Cargo::Link)
        return linkHeadlineOf(topology, m_held, m_at.block);
    if (m_held.bay) {
        Held held = m_held;
        const bool named = isSwap() && namesWhatIsIn(topology, m_at.block);
        if (named)
            held.title = tr("%1 of %2").arg(held.title, format::title(topology, held.from));
        return boardHeadlineOf(held, named ? tr("%1 of %2").arg(boardTitle(topology, m_at.block), title) : title,
                               isSwap());
    }
    // A group has a name for people only where it is drawn.
    const bool isPlace = m_at.aim == Aim::Place;
    const bool group = isPlace && topology.block(m_at.block).role == Role::Group && targetBox() >= 0;
    const QString place = group ? QString::fromStdString(m_level.box(targetBox()).title) : title;
    QString headline = headlineOf(topology, heldHere(), place, m_at.deal, ofProcess(heldHere().process));
    const auto from = topology.find(m_held.from);
    if (m_held.cargo == Cargo::Pages && !m_held.fresh && isPlace && m_at.deal != Deal::Everywhere && from &&
        isSharedWith(topology, m_at.block, from))
        headline += tr(": as it was, for each page lies %1").arg(format::text(lyingText(topology, from)));
    if (m_at.count > 1) {
        const auto placed = static_cast<int>(placesHere().size());
        headline = tr("%1 × %2").arg(placed).arg(headline);
        if (m_held.cargo == Cargo::Board && placed > 1)
            headline += tr(" and the free places after it");
        if (placed < m_at.count)
            headline += tr("; %1 more have no place").arg(m_at.count - placed);
    }
    if (m_held.cargo != Cargo::Board || !isSwap() || isThereAlready())
        return headline;
    return tr("%1, in the place of %2").arg(headline, QString::fromStdString(topology.type(m_at.block).title));
}

bool Move::isThereAlready() const {
    if (m_held.cargo != Cargo::Board || m_held.bay || m_at.aim != Aim::Place)
        return false;
    const Block& block = m_level.topology->block(m_at.block);
    return block.bay == block.id && block.type == m_held.board;
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
        take(Aim::Nothing);
        return;
    }
    take(path.isEmpty() ? Aim::Machine : Aim::Place, m_level.topology->find(path.toStdString()));
}

void Move::aimOutside() {
    if (m_active && canGoOut())
        take(Aim::Outside);
}

void Move::aimNowhere(QPointF canvas) {
    if (!m_active)
        return;
    m_pointer = canvas;
    Q_EMIT pointerChanged();
    take(Aim::Nothing);
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
        takeBox(m_level.boxAround(m_at.block));
    else
        aimAgain();
    Q_EMIT targetChanged();
}

void Move::step(int dx, int dy) {
    const int next = m_level.nextPlace(targetBox(), QPointF(dx, dy), m_held);
    if (!m_active || next < 0)
        return;
    if (!m_byKeyboard) { // taken up by the mouse, carried on by the keys
        m_byKeyboard = true;
        Q_EMIT activeChanged();
    }
    takeBox(next);
}

bool Move::seek() {
    const auto places = m_level.places(m_held);
    const bool isNowhere =
        m_at.aim == Aim::Nothing || (m_at.aim == Aim::Place && !m_level.accepts(targetBox(), m_held));
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
        if (box >= 0 && m_level.accepts(box, m_held)) {
            takeBox(box);
            return true;
        }
    }
    if (m_level.layout.focus != rootBlock)
        return false;
    if (m_active && m_held.cargo == Cargo::Pages)
        take(Aim::Machine, rootBlock);
    return true;
}

void Move::narrow() {
    const int box = targetBox();
    for (const int place : m_level.places(m_held)) {
        if (m_active && place != box && (box < 0 || m_level.topology->isBelow(m_level.blockOf(place).id, m_at.block))) {
            takeBox(place);
            return;
        }
    }
}

} // namespace boardset
