// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the canvas's rows and its overlay in step with the document and the hand.
#include "CanvasView.h"

#include "CanvasMenu.h"
#include "Format.h"
#include "HoverText.h"
#include "SceneRows.h"
#include "TakeUp.h"
#include "Wording.h"

#include <algorithm>
#include <cmath>

namespace boardset {
namespace {

using format::text;

constexpr int noticeMs = 6000;
constexpr double wireReach = 5; // pixels beside a wire that still count as on it
constexpr double tokenReach = 2;

} // namespace

CanvasView::CanvasView(Document& document, QObject* parent)
    : QObject(parent), m_document(document), m_levels(m_camera), m_level(m_levels.now()),
      m_move(document, m_level, m_camera), m_hover([this](QPointF at) { return hoverLines(at); }),
      m_hand(new Hand(*this)) {
    m_noticeTime.setSingleShot(true);
    m_noticeTime.setInterval(noticeMs);
    connect(&m_noticeTime, &QTimer::timeout, this, [this] { say({}); });
    connect(&m_document, &Document::topologyLeaves, &m_move, &Move::cancel); // while what it holds is still drawn
    connect(&m_document, &Document::topologyChanged, this, &CanvasView::showTopology);
    connect(&m_document, &Document::changed, this, &CanvasView::follow);
    connect(&m_document, &Document::keptChanged, this, [this] {
        paintPicture();
        Q_EMIT pictureChanged();
    });
    connect(&m_document, &Document::behindChanged, this, &CanvasView::behindChanged);
    connect(&m_levels, &Levels::shown, this, &CanvasView::showLevel);
    connect(&m_levels, &Levels::left, this,
            [this](int box) { select(m_boxes.rows()[static_cast<std::size_t>(box)].key); });
    connect(&m_levels, &Levels::labelsChanged, this, &CanvasView::labelsChanged);
    connect(&m_move, &Move::targetChanged, this, [this] {
        refreshOverlay();
        refreshCrumbs();
    });
    connect(&m_move, &Move::activeChanged, this, [this] {
        refreshTakers();
        refreshOverlay();
    });
    connect(&m_move, &Move::activeChanged, &m_hover, &Hover::hide);
    connect(&m_hover, &Hover::changed, this, &CanvasView::refreshOverlay);
    connect(this, &CanvasView::selectedChanged, this, &CanvasView::refreshOverlay);
    connect(&m_move, &Move::refused, this, &CanvasView::say);
    connect(&m_move, &Move::dropped, this, [this](const QString& to) {
        if (m_move.held().cargo == Cargo::Board)
            selectSoon(to.isEmpty() ? m_move.held().from : to);
    });
    connect(&m_camera, &Camera::changed, &m_hover, &Hover::hide);
    connect(&m_camera, &Camera::changed, this, &CanvasView::refreshTokens);
    connect(&m_camera, &Camera::movingChanged, this, &CanvasView::refreshTokens);
    connect(&m_camera, &Camera::settled, &m_move, &Move::aimAgain);
    connect(&m_camera, &Camera::viewportChanged, this, [this] {
        if (!isInside() && !m_move.isActive())
            m_levels.showMachine();
    });
    m_levels.setTopology(m_document.sharedTopology());
}

QString CanvasView::levelText() const {
    return text(m_level.topology->type(m_level.layout.focus).summary);
}

QString CanvasView::bottleneck() const {
    const auto busiest = m_document.answer().bottleneck();
    return busiest ? tr("%1, %2").arg(text(busiest->title), format::wholePercent(busiest->utilisation)) : QString();
}

void CanvasView::askBottleneck() {
    if (const auto busiest = m_document.answer().bottleneck()) {
        const auto [kind, id] = Subject::partOf(m_document.answer(), *m_level.topology, busiest->station);
        Q_EMIT whyRequested(kind, id);
    }
}

void CanvasView::showTopology() {
    m_lit = {};
    select({}); // what was selected is of the machine that was
    m_levels.setTopology(m_document.sharedTopology());
    selectBlock(m_next);
}

void CanvasView::showLevel() {
    m_tokenScale = 0;
    select({});
    refresh();
    keepMove();
    Q_EMIT levelChanged();
}

void CanvasView::follow() {
    m_gliding = true;
    Q_EMIT glidingChanged();
    m_next.clear();
    refresh();
    m_gliding = false;
    Q_EMIT glidingChanged();
}

void CanvasView::refresh() {
    const picture::AnswerFigures figures(*m_level.topology, m_level.layout, m_document.answer());
    m_boxes.assign(boxRows(m_level, figures, m_document.scenario().workload));
    m_wires.assign(wireRows(m_level, figures));
    m_tokenScale = 0;
    refreshTokens();
    refreshCrumbs();
    if (!m_chosen.isEmpty())
        choose(m_chosen.keep(m_tokens, m_selected));
    if (!m_selected.isEmpty() && hitOf(m_selected).key().isEmpty())
        select({});
    refreshTakers();
    refreshOverlay();
    Q_EMIT refreshed();
}

void CanvasView::refreshCrumbs() {
    const bool aims = m_move.isActive() && m_move.aim() != Move::Aim::Nothing;
    m_crumbs.assign(crumbRows(m_level, aims ? std::optional(m_move.targetPath()) : std::nullopt));
}

/// Asked once for each move and level: a target that moves asks no part of the machine.
void CanvasView::refreshTakers() {
    m_takes.clear();
    for (int box = 0; m_move.isActive() && box < m_boxes.count(); ++box)
        m_takes.push_back(m_level.accepts(box, m_move.held().seeker()));
}

void CanvasView::refreshOverlay() {
    Overlay now;
    now.selected = m_selected;
    now.moving = m_move.isActive();
    now.held = now.moving ? m_move.token() : QString();
    now.way = wayNow();
    markWay(now, m_level);
    markLit(now, m_lit, m_level);
    if (now.moving && m_takes.size() == m_level.layout.boxes.size()) // else they are of the level that was
        markTargets(now, m_level, m_takes, m_move.targetBox());
    if (now != m_overlay) {
        m_overlay = std::move(now);
        Q_EMIT overlayChanged();
    }
}

/// In the spotlight that of the busiest part. Else the way of the customer or device under the pointer, else of the one
/// that was asked for or selected last; none while something is moved.
CustomerWay CanvasView::wayNow() const {
    const Workload& workload = m_document.scenario().workload;
    const auto wayOf = [&](const Hit& hit) {
        return hit.token ? wayOfCustomer(*m_level.topology, workload, hit.token->thread)
               : hit.box ? wayOfDevice(*m_level.topology, workload, hit.box->box.block)
                         : CustomerWay();
    };
    CustomerWay way;
    const auto busiest = m_document.answer().bottleneck();
    if (m_spotlight && busiest && !m_move.isActive())
        return waysThrough(*m_level.topology, m_document.answer(), busiest->station);
    if (!m_move.isActive()) {
        way = m_hover.isShown() ? wayOf(hitAt(m_hover.at())) : way;
        way = way.empty() ? wayOfCustomer(*m_level.topology, workload, m_asked) : way;
        way = way.empty() ? wayOf(hitOf(m_selected)) : way;
    }
    return way;
}

void CanvasView::followCustomer(const QString& name) {
    m_asked = name;
    refreshOverlay();
}

void CanvasView::setSpotlight(bool on) {
    if (on == m_spotlight)
        return;
    m_spotlight = on;
    refreshOverlay();
    Q_EMIT spotlightChanged();
}

void CanvasView::light(const std::vector<BlockId>& blocks, const std::vector<Passage>& passages) {
    m_lit = {blocks, passages};
    refreshOverlay();
    while (isInside() && !isSeenOn(m_lit, m_level))
        goOut();
    const auto seen = [&](const Rect& box) { return m_camera.seen().contains(toQt(box).center()); };
    if (!std::all_of(m_overlay.litBoxes.begin(), m_overlay.litBoxes.end(), seen))
        m_camera.fit();
}

CanvasView::Hit CanvasView::hitAt(QPointF at) const {
    const QPointF point = m_camera.toDiagram(at);
    const double reach = tokenReach / m_camera.zoom();
    for (auto row = m_tokens.rows().rbegin(); row != m_tokens.rows().rend(); ++row)
        if (row->rect.adjusted(-reach, -reach, reach, reach).contains(point))
            return {&*row};
    const int box = m_level.boxAt(point);
    const BoxRow* row = box < 0 ? nullptr : &m_boxes.rows()[static_cast<std::size_t>(box)];
    const int wire = row && row->leaf ? -1 : m_level.wireAt(point, wireReach / m_camera.zoom());
    return wire < 0 ? Hit{nullptr, nullptr, row} : Hit{nullptr, &m_wires.rows()[static_cast<std::size_t>(wire)]};
}

QStringList CanvasView::hoverLines(QPointF at) const {
    const Hit hit = m_move.isActive() ? Hit() : hitAt(at);
    return hit.token  ? hoverOfToken(m_document, *hit.token)
           : hit.wire ? hoverOfLink(m_document, hit.wire->wire.link)
           : hit.box  ? hoverOfBox(m_document, m_level, hit.box->index)
                      : QStringList();
}

void CanvasView::select(const QString& key) {
    if (!m_asked.isEmpty())
        followCustomer({});
    if (key == m_selected)
        return;
    m_chosen.clear();
    m_selected = key;
    Q_EMIT selectedChanged();
    Q_EMIT chosenChanged();
    inspect(hitOf(key)); // the inspector is about what is selected, however it was
}

void CanvasView::selectLink(const QString& id) {
    const LinkId link = Subject::linkOf(*m_level.topology, id);
    const auto& rows = m_wires.rows();
    const auto row =
        std::find_if(rows.begin(), rows.end(), [&](const WireRow& each) { return each.wire.link == link; });
    select(row == rows.end() ? QString() : row->key);
}

void CanvasView::selectSoon(const QString& path) {
    if (m_document.isBehind())
        m_next = path;
    else
        selectBlock(path);
}

void CanvasView::selectBlock(const QString& path) {
    const auto block = m_level.topology->find(path.toStdString());
    const int box = block && !path.isEmpty() ? m_level.boxOf(block) : -1;
    if (box >= 0 && m_selected.isEmpty())
        select(m_boxes.rows()[static_cast<std::size_t>(box)].key);
}

std::pair<Subject::Kind, QString> CanvasView::subjectOf(const Hit& hit) const {
    if (hit.token) {
        return !hit.token->thread.isEmpty() ? std::pair(Subject::Thread, hit.token->thread)
               : !hit.token->region.isEmpty()
                   ? std::pair(Subject::Region, hit.token->processName + '/' + hit.token->region)
                   : std::pair(Subject::Block, hit.token->at);
    }
    return hit.wire  ? std::pair(Subject::Link, Subject::linkId(*m_level.topology, hit.wire->wire.link))
           : hit.box ? std::pair(Subject::Block, hit.box->path)
                     : std::pair(Subject::Machine, QString());
}

void CanvasView::inspect(const Hit& hit) {
    const auto [kind, id] = subjectOf(hit);
    Q_EMIT m_chosen.isEmpty() ? inspectRequested(kind, id) : inspectAllRequested(chosenThings());
}

void CanvasView::ask(const Hit& hit) {
    const auto [kind, id] = subjectOf(hit);
    if (kind != Subject::Machine)
        Q_EMIT whyRequested(kind, id);
}

void CanvasView::choose(const QString& selected) {
    if (std::exchange(m_selected, selected) != selected)
        Q_EMIT selectedChanged();
    Q_EMIT chosenChanged();
    inspect(hitOf(selected));
}

QString CanvasView::clickAt(QPointF at, bool more) {
    const Hit hit = hitAt(at);
    const QString key = hit.key();
    if (more && hit.token) {
        choose(m_chosen.toggle(key, hitOf(m_selected).token ? m_selected : QString()));
        return m_selected;
    }
    if (!m_chosen.isEmpty())
        select({});
    select(key);
    inspect(hitOf(key));
    return m_selected;
}

void CanvasView::enterAt(QPointF at) {
    int box = m_level.boxAt(m_camera.toDiagram(at));
    while (box >= 0 && !m_level.box(box).enterable)
        box = m_level.parentOf(box);
    m_levels.enter(box);
}

void CanvasView::enterSelected() {
    const Hit hit = hitOf(m_selected);
    if (hit.box)
        m_levels.enter(hit.box->index);
    else if (hit.token) // it stands in a box: Enter goes into the nearest that can be entered
        enterAt(m_camera.toCanvas(hit.token->rect).center());
}

void CanvasView::leave() {
    if (m_move.isActive()) {
        m_move.cancel();
        return;
    }
    goOut();
}

bool CanvasView::offerAt(QPointF at) {
    const Hit hit = hitAt(at);
    if (hit.token || !hitOf(m_selected).token) { // else "move it here" needs what is selected
        const QString key = hit.key();
        select(key);
        offer(hitOf(key));
    } else {
        offer(hit);
    }
    return !m_actions.rows().empty();
}

void CanvasView::offer(const Hit& hit) {
    m_offered = hit.key();
    m_actions.assign(
        menuAt({m_document, m_level, hit.token, hit.wire, hit.box, hitOf(m_selected).token, freshProcess()}));
}

void CanvasView::act(int action) {
    if (action < 0 || action >= m_actions.count()) // of a menu that was for something else
        return;
    const Action chosen = m_actions.rows().at(static_cast<std::size_t>(action)).action;
    if (const auto* edits = std::get_if<std::vector<Edit>>(&chosen))
        perform(*edits);
    else
        act(std::get<CanvasAction>(chosen));
}

void CanvasView::act(CanvasAction action) {
    const Hit hit = hitOf(m_offered);
    const QString here = hit.box ? hit.box->path : QString();
    switch (action) {
    case CanvasAction::Enter:
        return m_levels.enter(hit.box ? hit.box->index : -1);
    case CanvasAction::Why:
        return ask(hit);
    case CanvasAction::Move:
        return startMove();
    case CanvasAction::MoveBoard:
        if (const BlockId bay = boardAt(hit.box)) // it may have gone since the menu was opened
            takeBoard(bay, m_camera.toCanvas(hit.box->rect()).center(), true);
        return;
    case CanvasAction::Trace:
        Q_EMIT traceRequested(here);
        return;
    case CanvasAction::TraceTo:
        Q_EMIT traceToRequested(here);
        return;
    case CanvasAction::Leave:
        return leave();
    case CanvasAction::Fit:
        return fit();
    }
}

bool CanvasView::takeAt(QPointF at) {
    const Hit hit = hitAt(at);
    if (!hit.token)
        return takeBoardAt(hit, at);
    const TokenRow token = *hit.token;
    select(token.key);
    take(token, m_camera.toCanvas(token.rect).center(), false);
    return m_move.isActive();
}

void CanvasView::startMove() {
    if (const TokenRow* token = m_tokens.find(m_selected)) {
        take(*token, m_camera.toCanvas(token->rect).center(), true);
    } else if (const BlockId bay = selectedBoard()) {
        takeBoard(bay, middleOf(bay), true);
    } else {
        const Topology& topology = *m_level.topology;
        say(tr("Choose a %1, pages or a %2 first: Tab walks through them")
                .arg(customerWord(topology), boardWord(topology)));
    }
}

void CanvasView::take(const TokenRow& token, QPointF at, bool byKeyboard) {
    if (token.isMore()) {
        say(tr("Go inside %1 to take one of these").arg(token.place));
        return;
    }
    say({});
    m_move.begin(heldToken(token), token.key, token.process, at, byKeyboard);
}

bool CanvasView::takeBoardAt(const Hit& hit, QPointF at) {
    const BlockId bay = boardAt(hit.box);
    if (!bay)
        return false;
    // A board that is larger than what is seen cannot be carried anywhere: dragging pans.
    const int box = m_level.boxOf(bay);
    const QSizeF size = m_camera.toCanvas(toQt(m_level.box(box).rect)).size();
    if (size.width() > m_camera.viewport().width() || size.height() > m_camera.viewport().height())
        return false;
    select(m_boxes.rows()[static_cast<std::size_t>(box)].key);
    takeBoard(bay, at, false);
    return true;
}

void CanvasView::takeBoard(BlockId bay, QPointF at, bool byKeyboard) {
    say({});
    m_move.begin(heldBoard(m_document, bay), {}, 0, at, byKeyboard);
}

void CanvasView::startFresh(Cargo cargo) {
    const auto& processes = m_document.scenario().workload.processes;
    const QString name = freshProcess();
    const auto own = std::find_if(processes.begin(), processes.end(),
                                  [&](const Process& process) { return text(process.name) == name; });
    const auto process = own == processes.end() ? 0 : own - processes.begin();
    say({});
    m_move.begin(cargo == Cargo::Pages ? freshData(m_document, name) : freshToken(cargo, name), {},
                 static_cast<int>(process), QRectF({0, 0}, m_camera.viewport()).center(), false);
}

void CanvasView::startBoard(const QString& type) {
    say({});
    m_move.begin(freshBoard(*m_level.topology, type.toStdString()), {}, 0, QRectF({0, 0}, m_camera.viewport()).center(),
                 false);
}

QString CanvasView::freshProcess() const {
    const auto& processes = m_document.scenario().workload.processes;
    const TokenRow* token = m_tokens.find(m_selected);
    return token ? token->processName : processes.empty() ? QString() : text(processes.front().name);
}

BlockId CanvasView::boardAt(const BoxRow* row) const {
    const BlockId bay = row ? m_level.topology->block(row->box.block).bay : BlockId();
    const bool drawn = bay && bay != m_level.layout.focus && m_level.boxOf(bay) >= 0;
    return drawn && m_level.topology->block(bay).role != Role::Bay ? bay : BlockId();
}

BlockId CanvasView::selectedBoard() const {
    const BoxRow* row = m_boxes.find(m_selected);
    const BlockId bay = boardAt(row);
    return bay && row->box.block == bay ? bay : BlockId();
}

/// What is in the hand goes along to another level.
void CanvasView::keepMove() {
    if (!m_move.isActive())
        return;
    const TokenRow* token = tokenOf(m_move.held(), m_tokens.rows());
    m_move.levelChanged(token ? token->key : QString(),
                        token ? m_camera.toCanvas(token->rect).center() : m_move.pointer());
}

void CanvasView::removeSelected() {
    if (const BlockId bay = selectedBoard())
        perform({SetBoard{m_level.topology->block(bay).path, {}}});
    else if (const auto edits = removalOf(chosenThings(), m_document.scenario().workload); !edits.empty())
        perform(edits);
}

void CanvasView::perform(const std::vector<Edit>& edits) {
    const BoxRow* row = m_boxes.find(m_selected);
    const QString path = row ? row->path : QString();
    say(m_document.performOrAsk(edits));
    selectSoon(path); // the keyboard stays where it was, though the machine is drawn anew
}

void CanvasView::say(const QString& words) {
    m_noticeTime.start();
    if (words != m_notice) {
        m_notice = words;
        Q_EMIT noticeChanged();
    }
}

} // namespace boardset
