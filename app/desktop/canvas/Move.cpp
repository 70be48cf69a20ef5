// SPDX-License-Identifier: GPL-3.0-or-later
// Follows the pointer or the keys, asks the document what a drop would give, and drops.
#include "Move.h"

#include "BoardActions.h"
#include "CardPlace.h"
#include "Format.h"
#include "LinkEdits.h"
#include "TakeUp.h"
#include "Wording.h"

#include "boardset/topology/InterleavedMemories.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <cmath>

namespace boardset {
namespace {

using format::tr;

constexpr int frameMs = 16;
constexpr int sameFrameMs = 11; // an answer that comes so soon is drawn with the target: one frame is less than two
constexpr int patienceMs = 150; // after which the headline is said without the numbers
constexpr int digitsMs = 1000;  // between two digits of one number
constexpr std::size_t mostKnown = 8; // targets: each holds a machine and its answer

Deal dealOf(int modifiers, Cargo cargo) {
    const auto keys = Qt::KeyboardModifiers::fromInt(modifiers);
    if (cargo != Cargo::Pages)
        return Deal::This;
    if (keys.testFlag(Qt::ControlModifier))
        return Deal::Everywhere;
    if (keys.testFlag(Qt::AltModifier))
        return Deal::Whole;
    return keys.testFlag(Qt::ShiftModifier) ? Deal::Half : Deal::This;
}

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

Move::Move(Document& document, const Level& level, const Camera& camera, QObject* parent)
    : QObject(parent), m_document(document), m_level(level), m_camera(camera),
      m_rules(std::make_shared<RuleBook>(document.catalog())) {
    m_frame.setSingleShot(true);
    m_frame.setInterval(frameMs);
    connect(&m_frame, &QTimer::timeout, this, [this] {
        if (m_due)
            settle();
        else if (m_waits && m_since.elapsed() > patienceMs)
            tell();
        else if (m_waits)
            m_frame.start();
        else
            askRules(); // while a frame is drawn, nobody else is to need the processors
    });
    connect(
        &m_worker, &Worker::failed, this,
        [this](const QString& why) {
            auto refused = std::make_shared<Preview>();
            refused->refusal = why;
            learn({m_at, std::move(refused)});
        });
    connect(&m_document, &Document::changed, this, [this] { // what is known was of the document that was
        forget();
        if (m_active) {
            ask();
        }
    });
}

QString Move::label() const {
    if (m_held.cargo == Cargo::Board || m_held.cargo == Cargo::Link)
        return {};
    if (m_held.cargo == Cargo::Thread)
        return m_held.fresh            ? tr("+")
               : m_held.others.empty() ? format::text(m_held.thread)
                                       : tr("%1×").arg(m_held.others.size() + 1);
    return QString::number(m_at.deal == Deal::Half ? m_held.pages / 2 : m_held.pages);
}

QString Move::hint() const {
    const QString process = ofProcess(m_held.process);
    return process.isEmpty() ? keys() : tr("New%1 · %2").arg(process, keys());
}

QString Move::keys() const {
    if (isCountable() && m_byKeyboard)
        return tr("Arrows choose · a digit: how many · Enter drops, with Shift it keeps one · Esc cancels");
    if (isCountable())
        return tr("Wheel or a digit: how many · Shift: one stays in the hand · Esc cancels");
    if (m_held.cargo == Cargo::Link)
        return m_byKeyboard ? tr("Arrows choose · Enter drops · Delete pulls it out · Esc cancels")
                            : tr("Beside the machines it is pulled out · Esc cancels");
    if (m_byKeyboard && m_held.bay)
        return tr("Arrows choose · Enter drops · Delete takes it out · Esc cancels");
    if (m_held.bay)
        return tr("Outside the machine it is taken out · Esc cancels");
    if (m_byKeyboard)
        return tr("Arrows choose · Page Up goes out · Page Down goes in · Enter drops · Esc cancels");
    if (m_held.cargo == Cargo::Thread || m_held.fresh)
        return tr("Esc cancels");
    return tr("Shift: one half · Ctrl: over %1 · Alt: the whole region").arg(everywhereOn(*m_level.topology));
}

int Move::process() const {
    const auto& all = m_document.scenario().workload.processes;
    const auto own = std::ranges::find(all, m_held.process, &Process::name);
    return own == all.end() ? 0 : static_cast<int>(own - all.begin());
}

void Move::begin(Held held, const QString& token, QPointF at, bool byKeyboard) {
    m_held = std::move(held);
    m_at = {};
    m_token = token;
    m_pointer = m_origin = at;
    m_byKeyboard = byKeyboard;
    m_keeps = false;
    m_typed.invalidate();
    forget();
    m_active = true;
    m_aside = false;
    m_told.clear();
    Q_EMIT activeChanged();
    Q_EMIT pointerChanged();
    Q_EMIT countChanged();
    if (byKeyboard) {
        const auto block = m_level.topology->find(m_held.from);
        const auto places = m_level.places(m_held);
        const int start = block && !m_held.from.empty() ? m_level.boxAround(block) : -1;
        takeBox(start >= 0 ? start : places.empty() ? -1 : places.front());
    }
    settle();
    Q_EMIT targetChanged();
}

void Move::moveTo(QPointF canvas, int modifiers) {
    if (!m_active)
        return;
    m_pointer = canvas;
    m_byKeyboard = false;
    Q_EMIT pointerChanged();
    setModifiers(modifiers);
    if (!m_aside)
        takeAt(m_camera.toDiagram(canvas));
}

void Move::setCount(int count) {
    count = std::clamp(count, 1, mostAtOnce);
    if (!isCountable() || count == m_at.count)
        return;
    m_at.count = count;
    Q_EMIT countChanged();
    ask();
}

void Move::typeDigit(int digit) {
    const int tens = m_typed.isValid() && m_typed.elapsed() < digitsMs ? 10 * m_at.count : 0;
    m_typed.start();
    setCount(tens + digit <= mostAtOnce ? tens + digit : digit);
}

void Move::setModifiers(int modifiers) {
    m_keeps = m_held.fresh && Qt::KeyboardModifiers::fromInt(modifiers).testFlag(Qt::ShiftModifier);
    const Deal deal = dealOf(modifiers, m_held.cargo);
    if (!m_active || deal == m_at.deal)
        return;
    m_at.deal = deal;
    ask();
}

void Move::ask() {
    m_due = true;
    if (!m_frame.isActive())
        settle();
}

bool Move::isOutside(QPointF diagram) const {
    QRectF drawn;
    for (const Box& box : m_level.layout.boxes)
        drawn |= toQt(box.rect);
    return !drawn.contains(diagram) || !QRectF({0, 0}, m_camera.viewport()).contains(m_pointer);
}

void Move::takeAt(QPointF diagram) {
    const bool outside = isOutside(diagram);
    const int box = outside ? -1 : m_level.boxAt(diagram);
    if (box >= 0)
        takeBox(box);
    else if (outside && m_held.bay)
        aimOutside();
    else if (m_held.cargo == Cargo::Pages)
        take(Aim::Machine, rootBlock);
    else
        take(Aim::Nothing);
}

const Block& Move::bayAt(int box) const {
    const Block& block = m_level.blockOf(box);
    const BlockId fitting = bayFor(*m_level.topology, block.id, m_held.board, m_held.bay);
    const BlockId bay = fitting ? fitting : block.bay;
    return bay ? m_level.topology->block(bay) : block;
}

void Move::takeBox(int box) {
    if (box < 0)
        return take(Aim::Nothing);
    // A part that cannot take it stands for the nearest around it that can: a memory for its processor.
    int place = isHome(box) ? -1 : box;
    while (place >= 0 && !m_level.accepts(place, m_held))
        place = m_level.box(place).parent;
    const int aimed = place >= 0 ? place : box;
    take(Aim::Place, (m_held.cargo == Cargo::Board ? bayAt(aimed) : m_level.blockOf(aimed)).id);
    if (m_byKeyboard) {
        m_pointer = m_camera.toCanvas(toQt(m_level.box(aimed).rect)).center();
        Q_EMIT pointerChanged();
    }
}

void Move::take(Aim aim, BlockId block) {
    if (aim == m_at.aim && block == m_at.block)
        return;
    m_at.aim = aim;
    m_at.block = block;
    m_possible = false; // until the answer is there
    Q_EMIT targetChanged();
    ask();
}

bool Move::isHome(int box) const {
    return m_held.bay && m_level.topology->isBelow(m_level.blockOf(box).id, m_held.bay);
}

std::string Move::pathHere() const {
    return m_at.block ? m_level.topology->block(m_at.block).path : std::string();
}

bool Move::isSwap() const {
    if (!m_at.block)
        return false;
    const Block& block = m_level.topology->block(m_at.block);
    return block.bay == block.id && block.role != Role::Bay; // what is built in does not change places
}

bool Move::staysPut() const {
    if (m_held.cargo == Cargo::Link)
        return editsHere().empty();
    return !m_held.fresh && m_held.others.empty() && m_at.deal != Deal::Everywhere && m_at.deal != Deal::Whole &&
           m_at.aim == Aim::Place && pathHere() == m_held.from;
}

Held Move::heldHere() const {
    return freshAt(m_held, *m_level.topology, m_document.scenario().workload, std::max(rootBlock, m_at.block));
}

QString Move::verb() const {
    const ProcessName name = heldHere().process;
    for (const Process& process : m_document.scenario().workload.processes)
        if (process.name == name)
            return QString::fromStdString(m_document.catalog()->work(process.work).verb);
    return tr("throughput");
}

bool Move::changesFindings() const {
    const Held held = heldHere();
    return held.cargo == Cargo::Board || held.cargo == Cargo::Link || !held.types.empty() ||
           (held.work != nullptr && held.work->isOpen);
}

std::vector<std::string> Move::placesHere() const {
    if (!isCountable() || m_held.cargo != Cargo::Board || m_at.aim != Aim::Place)
        return std::vector<std::string>(static_cast<std::size_t>(m_at.count), pathHere());
    std::vector<std::string> places;
    for (const BlockId bay : baysFrom(*m_level.topology, m_at.block, m_held.board, m_at.count))
        places.push_back(m_level.topology->block(bay).path);
    return places;
}

std::vector<Edit> Move::editsHere() const {
    if (m_held.cargo == Cargo::Link)
        return relinked(m_document.topology(), m_held.link, m_held.bay,
                        m_at.aim == Aim::Place ? m_at.block : BlockId());
    std::vector<Edit> edits;
    const Held held = heldHere();
    for (const std::string& to : placesHere())
        for (Edit& each :
             withCustomer(editOf(held, to, m_at.deal), m_document.topology(), m_document.scenario().workload))
            edits.push_back(std::move(each));
    for (const CustomerName& thread : held.others)
        edits.emplace_back(MoveCustomer{thread, pathHere()});
    return edits;
}

const Move::Known* Move::known() const {
    const auto at = std::ranges::find(m_known, m_at, &Known::at);
    return at == m_known.end() || !needsAnswer() ? nullptr : &*at;
}

std::shared_ptr<const Preview> Move::preview() const {
    const Known* const here = known();
    return here == nullptr ? nullptr : here->preview;
}

void Move::settle() {
    if (!m_active)
        return;
    m_due = false;
    m_frame.start();
    if (needsAnswer() && !preview())
        return findOut();
    tell();
}

/// One at a time: what is under way when the hand moves on is finished, and what is asked then is of where it is.
void Move::findOut() {
    if (!m_waits)
        m_since.start();
    m_waits = true;
    if (m_worker.isWorking())
        return;
    m_worker.start([this, at = m_at, solve = m_document.previewer(editsHere())](Worker::Run&) {
        const auto preview = std::make_shared<const Preview>(solve());
        return [this, known = Known{at, preview}] { learn(known); };
    });
    m_worker.wait(sameFrameMs);
}

void Move::learn(const Known& known) {
    m_known.push_front(known);
    if (m_known.size() > mostKnown)
        m_known.pop_back();
    if (m_waits)
        settle();
}

bool Move::owesFindings() const {
    const Known* const here = known();
    return here != nullptr && !here->isAsked && here->preview->after && changesFindings();
}

/// One at a time, too.
void Move::askRules() {
    if (!owesFindings() || m_asking.isWorking())
        return;
    m_asking.start(
        [this, known = *known(), rules = m_rules, now = m_document.sight(), found = m_found](Worker::Run&) mutable {
            const auto foundIn = [&](const Sight& sight) {
                return rules->findings(sight.topology, sight.scenario.workload, sight.answer.model.stopped);
            };
            if (!found)
                found = std::make_shared<const std::vector<Finding>>(foundIn(*now));
            known.isAsked = true;
            known.findings = findingsChange(*found, foundIn(*known.preview->after));
            return [this, known, found] {
                m_found = found;
                learnFindings(known);
            };
        });
}

void Move::learnFindings(const Known& known) {
    for (Known& each : m_known)
        if (each.at == known.at)
            each = known;
    if (!m_waits && m_active)
        tell();
    askRules(); // the hand may have moved on
}

/// Until the rules have answered, what they said last: a row that comes and goes with each target is not readable.
std::optional<ChangeRow> Move::findingsOf(const Known& known) const {
    if (known.isAsked || !changesFindings())
        return known.findings;
    const ChangeRow* const last = m_changes.find(findingsKey);
    return last == nullptr ? std::nullopt : std::optional(*last);
}

void Move::forget() {
    m_worker.stop();
    m_asking.stop();
    m_waits = false;
    m_known.clear();
    m_found = nullptr;
}

void Move::tell() {
    m_possible = false;
    m_refusal.clear();
    std::vector<ChangeRow> rows;
    if (!isAimed())
        m_headline = aimless();
    else if (staysPut())
        m_headline = isLink() ? tr("%1: %2").arg(m_held.title,
                                                 whyItStays(*m_level.topology, m_held.link, m_held.bay, m_at.block))
                              : tr("Stays on %1").arg(format::title(*m_level.topology, pathHere()));
    else
        m_headline = headlineHere();
    if (isThereAlready())
        m_refusal = tr("%1 has one already").arg(format::title(*m_level.topology, pathHere()));
    const Known* const here = known();
    if (here != nullptr) {
        m_refusal = here->preview->refusal;
        m_possible = m_refusal.isEmpty();
        if (m_possible)
            rows = changesOf(m_document.answer(), here->preview->after->answer, m_held, verb());
        const auto border = m_possible ? borderChange(m_document.scenario().workload,
                                                      here->preview->after->scenario.workload, m_held.thread)
                                       : std::nullopt;
        if (border)
            rows.insert(rows.begin(), *border);
        if (const auto found = m_possible ? findingsOf(*here) : std::nullopt)
            rows.push_back(*found);
    }
    m_waits = here == nullptr && needsAnswer();
    m_changes.assign(std::move(rows));
    Q_EMIT changed();
    announce();
}

QString Move::spoken() const {
    QStringList changes;
    if (!m_veiled)
        for (const ChangeRow& row : m_changes.rows())
            changes << row.spoken();
    return sentences({m_headline, m_refusal, changes.join(QStringLiteral("; "))});
}

void Move::announce() {
    const QString words = spoken();
    if (!m_active || isBehind() || words == m_told)
        return;
    const bool isFirst = m_told.isEmpty();
    m_told = words;
    Q_EMIT told(isFirst ? sentences({words, hint().replace(QStringLiteral(" · "), QStringLiteral(", "))}) : words);
}

void Move::drop() {
    if (!m_active)
        return;
    tell(); // the last move of the hand may still be unanswered
    const bool does = needsAnswer();
    const auto here = preview();
    const std::vector<Edit> edits = does ? editsHere() : std::vector<Edit>();
    const QString to = targetPath();
    finish();
    const bool isKnown = here && here->refusal.isEmpty();
    const QString reason = !does ? m_refusal : isKnown ? m_document.perform(*here) : m_document.performOrAsk(edits);
    if (does && reason.isEmpty())
        Q_EMIT dropped(to);
    else
        Q_EMIT refused(reason);
}

void Move::cancel() {
    if (m_active) {
        finish();
        Q_EMIT told(tr("Move canceled"));
        Q_EMIT refused(QString());
    }
}

void Move::finish() {
    m_frame.stop();
    m_due = false;
    m_active = false;
    m_at.aim = Aim::Nothing;
    m_at.block = {};
    forget();
    m_changes.assign({});
    Q_EMIT activeChanged();
    Q_EMIT targetChanged();
    Q_EMIT changed();
}

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
