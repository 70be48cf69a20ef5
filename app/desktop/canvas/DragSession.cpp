// SPDX-License-Identifier: GPL-3.0-or-later
// Follows the pointer or the keys, requests previews from the document, and performs drops.
#include "DragSession.h"

#include "BoardActions.h"
#include "CardPosition.h"
#include "DragSources.h"
#include "Format.h"
#include "LinkEdits.h"

#include "boardset/describe/Figures.h"
#include "boardset/picture/Tokens.h"
#include "boardset/rules/DescribeFindings.h"
#include "boardset/text/EnglishText.h"
#include "boardset/topology/BoardNoun.h"
#include "boardset/topology/InterleavedMemories.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <cmath>

namespace boardset {
namespace {

using format::tr;

constexpr int frameMs = 16;
constexpr int sameFrameMs = 11;      // a result within this time is drawn in the same frame as the target
constexpr int patienceMs = 150;      // after this time, the headline is shown without numbers
constexpr int digitsMs = 1000;       // maximum time between two digits of one number
constexpr std::size_t mostKnown = 8; // maximum number of stored targets, each with a machine and its result

DropMode dropModeOf(int modifiers, DragKind kind) {
    const auto keys = Qt::KeyboardModifiers::fromInt(modifiers);
    if (kind != DragKind::Pages)
        return DropMode::One;
    if (keys.testFlag(Qt::ControlModifier))
        return DropMode::Spread;
    if (keys.testFlag(Qt::AltModifier))
        return DropMode::All;
    return keys.testFlag(Qt::ShiftModifier) ? DropMode::Half : DropMode::One;
}

/// True if the pages of `memory` are interleaved over all memories of a block, so that a move there has no effect.
bool isSharedWith(const Topology& topology, BlockId place, BlockId memory) {
    const std::vector<BlockId>& shared = topology.kept<InterleavedMemories>().of(memory);
    const std::vector<BlockId> there = topology.withRole(Role::Memory, place);
    return !there.empty() &&
           std::ranges::all_of(there, [&](BlockId each) { return std::ranges::find(shared, each) != shared.end(); });
}

/// Returns "Thread 4 to SB3 P1". `process` is the process of a new item, or empty if the text doesn't name it.
QString headlineOf(const Topology& topology, const DraggedItem& dragged, const QString& title, DropMode mode,
                   const QString& process) {
    const bool everywhere = title.isEmpty() || mode == DropMode::Spread;
    const QString place = everywhere ? format::text(everywhereOn(topology)) : title;
    if (dragged.kind == DragKind::Board)
        return tr("%1 into %2").arg(dragged.title, place);
    if (dragged.kind == DragKind::Thread) {
        const std::string customer = nounOf(dragged, topology);
        if (!dragged.others.empty())
            return tr("%1 to %2").arg(format::text(counted(dragged.others.size() + 1, customer)), place);
        if (!dragged.fresh)
            return tr("%1 %2 to %3")
                .arg(format::text(capitalised(noun(customer))), format::text(dragged.thread), place);
        const QString one = format::text(noun(customer));
        return process.isEmpty() ? tr("New %1 on %2").arg(one, place)
                                 : tr("New %1 of process %2 on %3").arg(one, process, place);
    }
    if (dragged.fresh && !dragged.types.empty()) {
        const QString parts = everywhere ? tr("all suitable parts") : place;
        return process.isEmpty() ? tr("New data on %1").arg(parts)
                                 : tr("New data of process %1 on %2").arg(process, parts);
    }
    if (dragged.fresh) {
        const QString pages = QString::number(dragged.pages);
        return process.isEmpty() ? tr("%1 new pages in %2").arg(pages, place)
                                 : tr("%1 new pages of process %2 in %3").arg(pages, process, place);
    }
    const QString amount = mode == DropMode::Half  ? tr("%1 of %2 pages").arg(dragged.pages / 2).arg(dragged.pages)
                           : mode == DropMode::All ? tr("All pages of %1").arg(format::text(dragged.region))
                           : dragged.pages == 1    ? tr("One page")
                                                   : tr("%1 pages").arg(dragged.pages);
    return everywhere ? tr("%1 spread over %2").arg(amount, place) : tr("%1 to %2").arg(amount, place);
}

/// Returns "Connect N0 to N2", "Disconnect Link N0 IB6" for no target, or "Reconnect Link N0 IB6" at its original end.
QString linkHeadlineOf(const Topology& topology, const DraggedItem& dragged, BlockId to) {
    if (!to)
        return tr("Disconnect %1").arg(dragged.title);
    return to == farEndOf(topology, dragged.link, dragged.bay)
               ? tr("Reconnect %1").arg(dragged.title)
               : tr("Connect %1 to %2")
                     .arg(format::text(titleOf(topology, dragged.bay)), format::text(titleOf(topology, to)));
}

/// Returns "SB3 to SB5, with 4 threads, 96 pages", or "Swap SB3 and SB5" if the target is occupied.
/// If `place` is empty, returns "Remove SB3 from the machine", with the new location of the buffers in its memory.
QString boardHeadlineOf(const DraggedItem& dragged, const QString& place, bool occupied) {
    if (place.isEmpty()) {
        const QString out = tr("Remove %1 from the machine").arg(dragged.title);
        return dragged.pages > 0 ? tr("%1; its %2 move to the remaining memory").arg(out, dragged.load) : out;
    }
    const QString what =
        occupied ? tr("Swap %1 and %2").arg(dragged.title, place) : tr("%1 to %2").arg(dragged.title, place);
    return dragged.load.isEmpty() ? what : tr("%1, with %2").arg(what, dragged.load);
}

} // namespace

DragSession::DragSession(Document& document, const Level& level, const Camera& camera, QObject* parent)
    : QObject(parent), m_document(document), m_level(level), m_camera(camera),
      m_rules(std::make_shared<RuleBook>(document.catalog())) {
    m_frame.setSingleShot(true);
    m_frame.setInterval(frameMs);
    connect(&m_frame, &QTimer::timeout, this, [this] {
        if (m_due)
            settle();
        else if (m_waits && m_since.elapsed() > patienceMs)
            describeTarget();
        else if (m_waits)
            m_frame.start();
        else
            askRules(); // the rules are checked only now, so that the check doesn't delay the previous frame
    });
    connect(
        &m_worker, &Worker::failed, this,
        [this](const QString& why) {
            auto refused = std::make_shared<Preview>();
            refused->refusal = why;
            learn({m_at, std::move(refused)});
        });
    connect(
        &m_document, &Document::resultsHiddenChanged, this,
        [this] {
            if (m_active)
                describeTarget();
        });
    connect(&m_document, &Document::changed, this, [this] { // stored results belong to the old document
        forget();
        if (m_active) {
            ask();
        }
    });
}

QString DragSession::label() const {
    if (m_dragged.kind == DragKind::Board || m_dragged.kind == DragKind::Link)
        return {};
    if (m_dragged.kind == DragKind::Thread)
        return m_dragged.fresh            ? tr("+")
               : m_dragged.others.empty() ? format::text(m_dragged.thread)
                                          : tr("%1×").arg(m_dragged.others.size() + 1);
    return QString::number(m_at.mode == DropMode::Half ? m_dragged.pages / 2 : m_dragged.pages);
}

QString DragSession::hint() const {
    const QString process = ofProcess(m_dragged.process);
    return process.isEmpty() ? keys() : tr("For process %1 · %2").arg(format::text(m_dragged.process), keys());
}

QString DragSession::keys() const {
    if (isCountable() && m_byKeyboard)
        return tr(
            "Arrow keys: target · Digit: count · Enter: drop · Shift+Enter: drop, then place another · Esc: cancel");
    if (isCountable())
        return tr("Wheel or digit: count · Shift: place another after the drop · Esc: cancel");
    if (m_dragged.kind == DragKind::Link)
        return m_byKeyboard ? tr("Arrow keys: target · Enter: drop · Delete: disconnect · Esc: cancel")
                            : tr("Drop beside the machines: disconnect · Esc: cancel");
    if (m_byKeyboard && m_dragged.bay)
        return tr("Arrow keys: target · Enter: drop · Delete: remove · Esc: cancel");
    if (m_dragged.bay)
        return tr("Drop outside the machine: remove · Esc: cancel");
    if (m_byKeyboard)
        return tr("Arrow keys: target · Page Up: outer box · Page Down: inner box · Enter: drop · Esc: cancel");
    if (m_dragged.kind == DragKind::Thread || m_dragged.fresh)
        return tr("Esc: cancel");
    return tr("Shift: half · Ctrl: spread over %1 · Alt: whole region")
        .arg(format::text(everywhereOn(*m_level.topology)));
}

int DragSession::owner() const {
    const Workload& workload = m_document.scenario().workload;
    const auto& all = workload.processes;
    const auto own = std::ranges::find(all, m_dragged.process, &Process::name);
    if (own == all.end())
        return 0;
    const auto& customers = own->customers;
    const auto customer = std::ranges::find(customers, m_dragged.thread, &Customer::name);
    return picture::ownerOf(workload, m_document.ownerColours(), static_cast<int>(own - all.begin()),
                            customer == customers.end() ? 0 : static_cast<int>(customer - customers.begin()));
}

void DragSession::begin(DraggedItem dragged, const QString& token, QPointF at, bool byKeyboard) {
    m_dragged = std::move(dragged);
    m_at = {};
    m_token = token;
    m_pointer = m_origin = at;
    m_byKeyboard = byKeyboard;
    m_keeps = false;
    m_typed.invalidate();
    forget();
    m_active = true;
    m_isOnBreadcrumb = false;
    m_announced.clear();
    Q_EMIT activeChanged();
    Q_EMIT pointerChanged();
    Q_EMIT countChanged();
    if (byKeyboard) {
        const auto block = m_level.topology->find(m_dragged.from);
        const auto places = m_level.targets(m_dragged);
        const int start = block && !m_dragged.from.empty() ? m_level.boxAround(block) : -1;
        takeBox(start >= 0 ? start : places.empty() ? -1 : places.front());
    }
    settle();
    Q_EMIT targetChanged();
}

void DragSession::moveTo(QPointF canvas, int modifiers) {
    if (!m_active)
        return;
    m_pointer = canvas;
    m_byKeyboard = false;
    Q_EMIT pointerChanged();
    setModifiers(modifiers);
    if (!m_isOnBreadcrumb)
        takeAt(m_camera.toDiagram(canvas));
}

void DragSession::setCount(int count) {
    count = std::clamp(count, 1, mostAtOnce);
    if (!isCountable() || count == m_at.count)
        return;
    m_at.count = count;
    Q_EMIT countChanged();
    ask();
}

void DragSession::typeDigit(int digit) {
    const int tens = m_typed.isValid() && m_typed.elapsed() < digitsMs ? 10 * m_at.count : 0;
    m_typed.start();
    setCount(tens + digit <= mostAtOnce ? tens + digit : digit);
}

void DragSession::setModifiers(int modifiers) {
    m_keeps = m_dragged.fresh && Qt::KeyboardModifiers::fromInt(modifiers).testFlag(Qt::ShiftModifier);
    const DropMode mode = dropModeOf(modifiers, m_dragged.kind);
    if (!m_active || mode == m_at.mode)
        return;
    m_at.mode = mode;
    ask();
}

void DragSession::ask() {
    m_due = true;
    if (!m_frame.isActive())
        settle();
}

bool DragSession::isOutside(QPointF diagram) const {
    QRectF drawn;
    for (const Box& box : m_level.layout.boxes)
        drawn |= toQt(box.rect);
    return !drawn.contains(diagram) || !QRectF({0, 0}, m_camera.viewport()).contains(m_pointer);
}

void DragSession::takeAt(QPointF diagram) {
    const bool outside = isOutside(diagram);
    const int box = outside ? -1 : m_level.boxAt(diagram);
    if (box >= 0)
        takeBox(box);
    else if (outside && m_dragged.bay)
        aimOutside();
    else if (m_dragged.kind == DragKind::Pages)
        take(DropTarget::Machine, rootBlock);
    else
        take(DropTarget::Nothing);
}

const Block& DragSession::bayAt(int box) const {
    const Block& block = m_level.blockOf(box);
    const BlockId fitting = bayFor(*m_level.topology, block.id, m_dragged.board, m_dragged.bay);
    const BlockId bay = fitting ? fitting : block.bay;
    return bay ? m_level.topology->block(bay) : block;
}

void DragSession::takeBox(int box) {
    if (box < 0)
        return take(DropTarget::Nothing);
    // A part that can't accept the item is replaced by the nearest enclosing box that can, for example its processor.
    int place = isAtOrigin(box) ? -1 : box;
    while (place >= 0 && !m_level.accepts(place, m_dragged))
        place = m_level.box(place).parent;
    const int aimed = place >= 0 ? place : box;
    take(DropTarget::Block, (m_dragged.kind == DragKind::Board ? bayAt(aimed) : m_level.blockOf(aimed)).id);
    if (m_byKeyboard) {
        m_pointer = m_camera.toCanvas(toQt(m_level.box(aimed).rect)).center();
        Q_EMIT pointerChanged();
    }
}

void DragSession::take(DropTarget aim, BlockId block) {
    if (aim == m_at.target && block == m_at.block)
        return;
    m_at.target = aim;
    m_at.block = block;
    m_possible = false; // stays false until the result is known
    Q_EMIT targetChanged();
    ask();
}

bool DragSession::isAtOrigin(int box) const {
    return m_dragged.bay && m_level.topology->isBelow(m_level.blockOf(box).id, m_dragged.bay);
}

std::string DragSession::pathHere() const {
    return m_at.block ? m_level.topology->block(m_at.block).path : std::string();
}

bool DragSession::isSwap() const {
    if (!m_at.block)
        return false;
    const Block& block = m_level.topology->block(m_at.block);
    return block.bay == block.id && block.role != Role::Bay; // built-in parts are not in a bay and can't be swapped
}

bool DragSession::staysPut() const {
    if (m_dragged.kind == DragKind::Link)
        return editsHere().empty();
    return !m_dragged.fresh && m_dragged.others.empty() && m_at.mode != DropMode::Spread &&
           m_at.mode != DropMode::All && m_at.target == DropTarget::Block && pathHere() == m_dragged.from;
}

DraggedItem DragSession::draggedHere() const {
    return newAt(m_dragged, *m_level.topology, m_document.scenario().workload, std::max(rootBlock, m_at.block));
}

MovedItem DragSession::movedHere() const {
    MovedItem moved{
        .customer = m_dragged.thread, .verb = Message{"throughput"}, .isBoard = m_dragged.kind == DragKind::Board};
    if (!m_dragged.others.empty())
        moved.name = asMessage(nounWithName(m_dragged.work->customer, m_dragged.thread.text));
    const ProcessName name = draggedHere().process;
    for (const Process& process : m_document.scenario().workload.processes)
        if (process.name == name)
            moved.verb = asMessage(m_document.catalog()->work(process.work).verb);
    return moved;
}

bool DragSession::changesFindings() const {
    const DraggedItem dragged = draggedHere();
    return dragged.kind == DragKind::Board || dragged.kind == DragKind::Link || !dragged.types.empty() ||
           (dragged.work != nullptr && dragged.work->isOpen);
}

std::vector<std::string> DragSession::targetsHere() const {
    if (!isCountable() || m_dragged.kind != DragKind::Board || m_at.target != DropTarget::Block)
        return std::vector<std::string>(static_cast<std::size_t>(m_at.count), pathHere());
    std::vector<std::string> places;
    for (const BlockId bay : baysFrom(*m_level.topology, m_at.block, m_dragged.board, m_at.count))
        places.push_back(m_level.topology->block(bay).path);
    return places;
}

std::vector<Edit> DragSession::editsHere() const {
    if (m_dragged.kind == DragKind::Link)
        return relinked(m_document.topology(), m_dragged.link, m_dragged.bay,
                        m_at.target == DropTarget::Block ? m_at.block : BlockId());
    std::vector<Edit> edits;
    const DraggedItem dragged = draggedHere();
    for (const std::string& to : targetsHere())
        for (Edit& each :
             withCustomer(editOf(dragged, to, m_at.mode), m_document.topology(), m_document.scenario().workload))
            edits.push_back(std::move(each));
    for (const CustomerName& thread : dragged.others)
        edits.emplace_back(MoveCustomer{thread, pathHere()});
    return edits;
}

const DragSession::SolvedTarget* DragSession::known() const {
    const auto at = std::ranges::find(m_known, m_at, &SolvedTarget::at);
    return at == m_known.end() || !needsAnswer() ? nullptr : &*at;
}

std::shared_ptr<const Preview> DragSession::preview() const {
    const SolvedTarget* const here = known();
    return here == nullptr ? nullptr : here->preview;
}

void DragSession::settle() {
    if (!m_active)
        return;
    m_due = false;
    m_frame.start();
    if (needsAnswer() && !preview())
        return findOut();
    describeTarget();
}

/// Runs one computation at a time. When a computation is completed, the next one begins for the current target.
void DragSession::findOut() {
    if (!m_waits)
        m_since.start();
    m_waits = true;
    if (m_worker.isWorking())
        return;
    m_worker.start([this, at = m_at, solve = m_document.previewer(editsHere())](Worker::Task&) {
        const auto preview = std::make_shared<const Preview>(solve());
        return [this, known = SolvedTarget{at, preview}] { learn(known); };
    });
    m_worker.wait(sameFrameMs);
}

void DragSession::learn(const SolvedTarget& known) {
    m_known.push_front(known);
    if (m_known.size() > mostKnown)
        m_known.pop_back();
    if (m_waits)
        settle();
}

bool DragSession::needsFindings() const {
    const SolvedTarget* const here = known();
    return here != nullptr && !here->isAsked && here->preview->after && changesFindings();
}

/// Checks the rules for the target, one check at a time.
void DragSession::askRules() {
    if (!needsFindings() || m_asking.isWorking())
        return;
    m_asking.start(
        [this, known = *known(), rules = m_rules, now = m_document.snapshot(), found = m_found](Worker::Task&) mutable {
            const auto foundIn = [&](const ScenarioSnapshot& snapshot) {
                return rules->findings(snapshot.topology, snapshot.scenario.workload, snapshot.answer.model.stopped);
            };
            if (!found)
                found = std::make_shared<const std::vector<Finding>>(foundIn(*now));
            known.isAsked = true;
            known.findings = describeFindingsChange(*found, foundIn(*known.preview->after));
            return [this, known, found] {
                m_found = found;
                learnFindings(known);
            };
        });
}

void DragSession::learnFindings(const SolvedTarget& known) {
    for (SolvedTarget& each : m_known)
        if (each.at == known.at)
            each = known;
    if (!m_waits && m_active)
        describeTarget();
    askRules(); // the target may have changed during the check
}

/// Keeps the previous line until the rules have been checked, because a line that flickers isn't readable.
std::optional<CardLine> DragSession::findingsOf(const SolvedTarget& known) const {
    return known.isAsked || !changesFindings() ? known.findings : m_lastFindings;
}

void DragSession::forget() {
    m_worker.stop();
    m_asking.stop();
    m_waits = false;
    m_known.clear();
    m_found = nullptr;
}

void DragSession::describeTarget() {
    m_possible = false;
    m_refusal.clear();
    Card card{.key = "changes"};
    std::optional<CardLine> found;
    if (!isAimed())
        m_headline = whyNoTarget();
    else if (staysPut())
        m_headline = isLink() ? tr("%1: %2").arg(m_dragged.title, whyNotRelinked(*m_level.topology, m_dragged.link,
                                                                                 m_dragged.bay, m_at.block))
                              : tr("Stays on %1").arg(format::text(titleAt(*m_level.topology, pathHere())));
    else
        m_headline = headlineHere();
    if (isThereAlready())
        m_refusal = tr("%1 already has a part of this type").arg(format::text(titleAt(*m_level.topology, pathHere())));
    const SolvedTarget* const here = known();
    if (here != nullptr) {
        m_refusal = here->preview->refusal;
        m_possible = m_refusal.isEmpty();
        if (m_possible)
            card.lines = describeMove(m_document.answer(), here->preview->after->answer, movedHere());
        const auto border = m_possible ? describeBorder(m_document.scenario().workload,
                                                        here->preview->after->scenario.workload, m_dragged.thread)
                                       : std::nullopt;
        if (border)
            card.lines.insert(card.lines.begin(), *border);
        found = m_possible ? findingsOf(*here) : std::nullopt;
        if (found)
            card.lines.push_back(*found);
    }
    m_lastFindings = found;
    m_waits = here == nullptr && needsAnswer();
    m_changes.assign(card, *m_document.catalog(), m_document.areResultsHidden());
    Q_EMIT changed();
    announce();
}

QString DragSession::spoken() const {
    QStringList changes;
    for (const ShownLine& line : m_changes.rows())
        changes << line.spoken;
    return format::sentences({m_headline, m_refusal, changes.join(QStringLiteral("; "))});
}

void DragSession::announce() {
    const QString words = spoken();
    if (!m_active || isOutdated() || words == m_announced)
        return;
    const bool isFirst = m_announced.isEmpty();
    m_announced = words;
    Q_EMIT announced(isFirst ? format::sentences({words, hint().replace(QStringLiteral(" · "), QStringLiteral(", "))})
                             : words);
}

void DragSession::drop() {
    if (!m_active)
        return;
    describeTarget(); // the last movement may not have been handled yet
    const bool does = needsAnswer();
    const auto here = preview();
    const std::vector<Edit> edits = does ? editsHere() : std::vector<Edit>();
    const QString to = targetPath();
    finish();
    const bool isKnown = here && here->refusal.isEmpty();
    const QString reason = !does ? m_refusal : isKnown ? m_document.perform(*here) : m_document.perform(edits);
    if (does && reason.isEmpty())
        Q_EMIT dropped(to);
    else
        Q_EMIT refused(reason);
}

void DragSession::cancel() {
    if (m_active) {
        finish();
        Q_EMIT announced(tr("Move cancelled"));
        Q_EMIT refused(QString());
    }
}

void DragSession::finish() {
    m_frame.stop();
    m_due = false;
    m_active = false;
    m_at.target = DropTarget::Nothing;
    m_at.block = {};
    forget();
    m_lastFindings.reset();
    m_changes.assign({}, *m_document.catalog());
    Q_EMIT activeChanged();
    Q_EMIT targetChanged();
    Q_EMIT changed();
}

QString DragSession::whyNoTarget() const {
    if (m_isOnBreadcrumb && m_level.layout.focus != rootBlock)
        return tr("Hold it here to see the whole machine");
    if (m_dragged.kind == DragKind::Link)
        return tr("Drop it on a machine, or beside the machines to disconnect it");
    if (m_dragged.kind == DragKind::Board) {
        return !m_dragged.bay ? tr("Drop it in a highlighted slot")
                              : tr("Drop it in a highlighted slot, or outside the machine to remove it");
    }
    const Topology& topology = *m_level.topology;
    const auto titled = [&](const std::set<std::string>& types) {
        QStringList titles;
        for (const std::string& type : types)
            titles << QString::fromStdString(topology.catalog().blockType(type).title);
        titles.removeDuplicates();
        return tr("Drop it on %1").arg(format::text(listWithOr(textsOf(titles, &QString::toStdString))));
    };
    if (!m_dragged.types.empty())
        return titled(m_dragged.types);
    if (m_dragged.kind == DragKind::Pages) {
        return isOfBoards(topology) ? tr("Drop them on a memory or a board")
                                    : tr("Drop them on a memory or a processor module");
    }
    const std::vector<BlockId> stands = topology.requesters();
    std::set<std::string> others; // types of parts that are neither processors nor devices
    for (const BlockId each : stands)
        if (topology.block(each).role != Role::Processor && !topology.isDevice(each) &&
            canHold(m_dragged.work, topology, each))
            others.insert(topology.block(each).type);
    if (!others.empty())
        return titled(others);
    const auto takes = [&](bool device) {
        return std::ranges::any_of(stands, [&](BlockId each) {
            return topology.isDevice(each) == device && canHold(m_dragged.work, topology, each);
        });
    };
    return !takes(true)    ? tr("Drop it on a processor or a board")
           : !takes(false) ? tr("Drop it on a card or another device")
                           : tr("Drop it on a processor, a card or another device");
}

QString DragSession::ofProcess(const ProcessName& name) const {
    const bool isReported = m_dragged.fresh && m_dragged.kind != DragKind::Board && !name.empty() &&
                            m_document.scenario().workload.processes.size() > 1;
    return isReported ? format::text(name) : QString();
}

QString DragSession::headlineHere() const {
    const Topology& topology = *m_level.topology;
    const std::string path = pathHere();
    const QString title = path.empty() ? QString() : format::text(titleAt(topology, path));
    if (m_dragged.kind == DragKind::Link)
        return linkHeadlineOf(topology, m_dragged, m_at.block);
    if (m_dragged.bay) {
        DraggedItem dragged = m_dragged;
        const bool named = isSwap() && namesWhatIsIn(topology, m_at.block);
        if (named)
            dragged.title = tr("%1 of %2").arg(dragged.title, format::text(titleAt(topology, dragged.from)));
        return boardHeadlineOf(dragged, named ? tr("%1 of %2").arg(boardTitle(topology, m_at.block), title) : title,
                               isSwap());
    }
    // The name of a group is part of its box, so it is known only on a level that draws the group.
    const bool isPlace = m_at.target == DropTarget::Block;
    const bool group = isPlace && topology.block(m_at.block).role == Role::Group && targetBox() >= 0;
    const QString place = group ? QString::fromStdString(m_level.box(targetBox()).title) : title;
    QString headline = headlineOf(topology, draggedHere(), place, m_at.mode, ofProcess(draggedHere().process));
    const auto from = topology.find(m_dragged.from);
    if (m_dragged.kind == DragKind::Pages && !m_dragged.fresh && isPlace && m_at.mode != DropMode::Spread && from &&
        isSharedWith(topology, m_at.block, from))
        headline =
            tr("%1: no change, because each page is stored %2").arg(headline, format::text(lyingText(topology, from)));
    if (m_at.count > 1) {
        const auto placed = static_cast<int>(targetsHere().size());
        headline = tr("%1 × %2").arg(placed).arg(headline);
        if (m_dragged.kind == DragKind::Board && placed > 1)
            headline = tr("%1 and the next empty slots").arg(headline);
        if (placed < m_at.count)
            headline = tr("%1; no empty slot for %2 more").arg(headline, QString::number(m_at.count - placed));
    }
    if (m_dragged.kind != DragKind::Board || !isSwap() || isThereAlready())
        return headline;
    return tr("%1, replacing %2").arg(headline, QString::fromStdString(topology.type(m_at.block).title));
}

bool DragSession::isThereAlready() const {
    if (m_dragged.kind != DragKind::Board || m_dragged.bay || m_at.target != DropTarget::Block)
        return false;
    const Block& block = m_level.topology->block(m_at.block);
    return block.bay == block.id && block.type == m_dragged.board;
}

QPointF DragSession::cardAt(QSizeF card, QSizeF carried, QRectF area, QPointF pointer) const {
    const QRectF input(pointer - QPointF(carried.width(), carried.height()) / 2, carried);
    const int box = targetBox();
    return cardPosition(card, input, box < 0 ? input : m_camera.toCanvas(toQt(m_level.box(box).rect)), area);
}

void DragSession::aimAt(const QString& path) {
    if (!m_active)
        return;
    m_isOnBreadcrumb = true;
    if (path.isEmpty() && m_dragged.kind != DragKind::Pages) { // only pages can be spread over the whole machine
        take(DropTarget::Nothing);
        return;
    }
    take(path.isEmpty() ? DropTarget::Machine : DropTarget::Block, m_level.topology->find(path.toStdString()));
}

void DragSession::aimOutside() {
    if (m_active && canGoOut())
        take(DropTarget::Outside);
}

void DragSession::aimNowhere(QPointF canvas) {
    if (!m_active)
        return;
    m_pointer = canvas;
    Q_EMIT pointerChanged();
    take(DropTarget::Nothing);
}

void DragSession::aimAgain() {
    if (m_active && !m_isOnBreadcrumb && !m_byKeyboard)
        takeAt(m_camera.toDiagram(m_pointer));
}

void DragSession::levelChanged(const QString& token, QPointF origin) {
    m_token = token;
    m_origin = origin;
    Q_EMIT activeChanged();
    if (m_byKeyboard)
        takeBox(m_level.boxAround(m_at.block));
    else
        aimAgain();
    Q_EMIT targetChanged();
}

void DragSession::step(int dx, int dy) {
    const int next = m_level.nextTarget(targetBox(), QPointF(dx, dy), m_dragged);
    if (!m_active || next < 0)
        return;
    if (!m_byKeyboard) { // the drag began with the mouse and continues with the keys
        m_byKeyboard = true;
        Q_EMIT activeChanged();
    }
    takeBox(next);
}

bool DragSession::seek() {
    const auto places = m_level.targets(m_dragged);
    const bool isNowhere = m_at.target == DropTarget::Nothing ||
                           (m_at.target == DropTarget::Block && !m_level.accepts(targetBox(), m_dragged));
    if (!m_dragged.fresh || m_dragged.kind != DragKind::Thread || m_byKeyboard || places.empty() || !isNowhere)
        return false;
    m_byKeyboard = true;
    Q_EMIT activeChanged();
    takeBox(*std::ranges::min_element(places, {}, [&](int box) { // the box nearest to the pointer
        const QPointF offset = m_camera.toCanvas(toQt(m_level.box(box).rect)).center() - m_pointer;
        return std::hypot(offset.x(), offset.y());
    }));
    return true;
}

bool DragSession::widen() {
    int box = targetBox();
    while (m_active && box >= 0) {
        box = m_level.box(box).parent;
        if (box >= 0 && m_level.accepts(box, m_dragged)) {
            takeBox(box);
            return true;
        }
    }
    if (m_level.layout.focus != rootBlock)
        return false;
    if (m_active && m_dragged.kind == DragKind::Pages)
        take(DropTarget::Machine, rootBlock);
    return true;
}

void DragSession::narrow() {
    const int box = targetBox();
    for (const int place : m_level.targets(m_dragged)) {
        if (m_active && place != box && (box < 0 || m_level.topology->isBelow(m_level.blockOf(place).id, m_at.block))) {
            takeBox(place);
            return;
        }
    }
}

} // namespace boardset
