// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the canvas's rows and its overlay in step with the document and the hand.
#include "CanvasView.h"

#include "BoardActions.h"
#include "CanvasMenu.h"
#include "Format.h"
#include "HoverText.h"
#include "TakeUp.h"
#include "Wording.h"

#include "boardset/picture/Compared.h"
#include "boardset/topology/Titles.h"

#include <algorithm>

namespace boardset {
namespace {

using format::text;

constexpr int noticeMs = 6000;

} // namespace

CanvasView::CanvasView(Document& document, QObject* parent)
    : QObject(parent), m_document(document), m_levels(m_camera), m_level(m_levels.now()),
      m_move(document, m_level, m_camera), m_hover([this](QPointF at) { return hoverLines(at); }),
      m_hand(new Hand(*this)) {
    m_noticeTime.setSingleShot(true);
    m_noticeTime.setInterval(noticeMs);
    connect(
        &m_noticeTime, &QTimer::timeout, this, [this] { say({}); });
    connect(&m_document, &Document::edited, this, [this] { say({}); });      // it was of what was there before
    connect(&m_document, &Document::topologyLeaves, &m_move, &Move::cancel); // while what it holds is still drawn
    connect(&m_document, &Document::topologyChanged, this, &CanvasView::showTopology);
    connect(&m_document, &Document::changed, this, &CanvasView::follow);
    connect(&m_document, &Document::keptChanged, this, [this] {
        paintPicture();
        m_changed = changedSinceA();
        refreshOverlay();
        Q_EMIT pictureChanged();
    });
    connect(&m_document, &Document::behindChanged, this, &CanvasView::behindChanged);
    connect(&m_levels, &Levels::shown, this, &CanvasView::showLevel);
    connect(&m_levels, &Levels::left, this, [this](int box) { select(keyOfBox(box)); });
    connect(&m_levels, &Levels::labelsChanged, this, &CanvasView::labelsChanged);
    connect(&m_move, &Move::targetChanged, this, &CanvasView::refreshOverlay);
    connect(&m_move, &Move::activeChanged, this, [this] {
        refreshTakers();
        refreshOverlay();
    });
    connect(&m_move, &Move::activeChanged, &m_hover, &Hover::hide);
    connect(&m_hover, &Hover::changed, this, &CanvasView::refreshOverlay);
    connect(this, &CanvasView::selectionChanged, this, &CanvasView::refreshOverlay);
    connect(&m_move, &Move::refused, this, &CanvasView::say);
    connect(&m_move, &Move::dropped, this, [this](const QString& to) {
        if (m_move.held().cargo == Cargo::Board) {
            m_like = to;
            selectSoon(to.isEmpty() ? text(m_move.held().from) : to);
        } else if (m_move.isLink()) {
            selectSoon(m_move.token());
        }
        if (m_move.isKept())
            m_again = to.toStdString();
        if (!m_document.isBehind())
            takeAgain();
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
    return summaryOf(*m_level.topology, m_level.layout.focus);
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
    m_litOfA = {};
    select({}); // what was selected is of the machine that was
    m_levels.setTopology(m_document.sharedTopology());
    selectAgain(m_next);
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
    takeAgain();
}

/// What stands otherwise than in what is kept as A.
std::set<picture::Subject> CanvasView::changedSinceA() const {
    const bool differs = m_kept && m_kept->isSame && m_document.replay() == nullptr;
    return differs ? picture::changedTokens(m_kept->picture.tokens, m_picture.tokens) : std::set<picture::Subject>();
}

void CanvasView::refresh() {
    const std::vector<picture::Token> before = std::move(m_picture.tokens);
    m_tokenScale = 0;
    refreshTokens();
    m_moved = picture::movedStacks(before, m_picture.tokens);
    const bool steps = m_gliding && m_document.replay() != nullptr; // else another level, or an edit by hand
    const int from = std::exchange(m_step, m_document.position());
    const bool isBack = m_step < from; // what the step undid is not what it did
    m_changed = !steps   ? changedSinceA()
                : isBack ? std::set<picture::Subject>()
                         : picture::changedTokens(before, m_picture.tokens);
    followStacks();
    refreshCrumbs();
    if (!m_chosen.isAlone()) {
        m_chosen.keep(m_picture.tokens);
        tellSelection();
    }
    if (!selected().isEmpty() && nodeOf(selected()) == nullptr)
        select({});
    refreshTakers();
    m_hover.readAgain();
    refreshOverlay();
    Q_EMIT refreshed();
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
    const auto isDrawn = [this](BlockId block) { return m_level.boxAround(block) >= 0; };
    while (isInside() && !std::ranges::all_of(m_lit.blocks, isDrawn))
        goOut();
    const auto seen = [&](const Rect& box) { return m_camera.seen().contains(toQt(box).center()); };
    if (!std::ranges::all_of(m_overlay.litBoxes, seen))
        m_camera.fit();
}

void CanvasView::pointAt(const LitParts& ofA, const LitParts& here) {
    m_lit = here;
    m_litOfA = ofA;
    refreshOverlay();
    Q_EMIT litOfAChanged();
}

const picture::Node* CanvasView::nodeOf(const QString& key) const {
    const NodeRow* row = m_nodes.find(key);
    return row == nullptr ? nullptr : &row->node;
}

const picture::Node* CanvasView::nodeAt(QPointF at) const {
    const QPointF point = m_camera.toDiagram(at);
    return nodeOf(keyOf(subjectAt(m_picture, m_level.layout, {point.x(), point.y()}, m_camera.zoom())));
}

const picture::Token* CanvasView::tokenOf(const picture::Node* node) const {
    return node && node->isToken() ? &m_picture.tokens.at(static_cast<std::size_t>(node->index)) : nullptr;
}

const Box* CanvasView::boxOf(const picture::Node* node) const {
    return node && node->isBox() ? &m_level.box(node->index) : nullptr;
}

QString CanvasView::keyOfBox(int box) const {
    return keyOf(picture::subjectOf(*m_level.topology, m_level.box(box).block));
}

QStringList CanvasView::hoverLines(QPointF at) const {
    const picture::Node* node = m_move.isActive() ? nullptr : nodeAt(at);
    if (node == nullptr)
        return {};
    if (const picture::Token* token = tokenOf(node))
        return hoverOfToken(m_document, m_level, *token, text(node->words));
    QStringList lines = node->isBox() ? hoverOfBox(m_document, m_level, node->index)
                                      : hoverOfLink(m_document, linkOf(*node), m_level.layout.tellsUse);
    lines.removeAll(QString());
    return lines;
}

void CanvasView::select(const QString& key) {
    if (!m_asked.isEmpty())
        followCustomer({});
    if (key == selected())
        return;
    if (!key.isEmpty()) // else the copy is drawn in a disc for several
        m_copy = {};
    m_chosen.set(key);
    tellSelection();
}

/// The inspector is about what is selected, however it was.
void CanvasView::tellSelection() {
    Q_EMIT selectionChanged();
    inspect(nodeOf(selected()));
}

void CanvasView::chooseAll() {
    m_chosen.chooseAll(m_picture.tokens);
    tellSelection();
}

void CanvasView::show(const QString& path) {
    const Topology& topology = *m_level.topology;
    const BlockId block = topology.find(path.toStdString());
    if (!block || block == rootBlock || !topology.block(block).children.empty())
        return m_levels.show(path);
    m_levels.show(text(topology.block(levelAbove(topology, block)).path));
    if (const int box = m_level.boxOf(block); box >= 0)
        select(keyOfBox(box));
}

void CanvasView::selectThing(Subject::Kind kind, const QString& id) {
    const auto& rows = m_nodes.rows();
    const auto drawn =
        std::ranges::find_if(rows, [&](const NodeRow& row) { return subjectOf(&row.node) == std::pair(kind, id); });
    if (drawn != rows.end())
        select(keyOf(drawn->node.subject));
    else if (kind == Subject::Link) // of anything else there is a place that may be selected instead
        select({});
}

void CanvasView::selectSoon(const QString& at) {
    if (m_document.isBehind())
        m_next = at;
    else
        selectAgain(at);
}

void CanvasView::selectAgain(const QString& path) {
    if (selected().isEmpty() && m_nodes.find(path) != nullptr)
        return select(path);
    const auto block = m_level.topology->find(path.toStdString());
    const int box = block && !path.isEmpty() ? m_level.boxAround(block) : -1;
    if (box >= 0 && m_level.box(box).block != m_level.layout.focus && selected().isEmpty())
        select(keyOfBox(box));
}

std::pair<Subject::Kind, QString> CanvasView::subjectOf(const picture::Node* node) const {
    if (node == nullptr)
        return {Subject::Machine, QString()};
    const QString id = text(node->subject.id);
    const picture::Token* token = tokenOf(node);
    const Workload& workload = m_document.scenario().workload;
    switch (node->subject.kind) {
    case picture::Subject::Kind::Thread:
        return {Subject::Thread, id};
    case picture::Subject::Kind::Pages:
        return {Subject::Region, Subject::regionId(token->processIn(workload), token->regionIn(workload))};
    case picture::Subject::Kind::Link:
        return {Subject::Link, id};
    default:
        return {Subject::Block, token == nullptr ? id : text(m_level.blockOf(token->box).path)};
    }
}

void CanvasView::inspect(const picture::Node* node) {
    const auto [kind, id] = subjectOf(node);
    Q_EMIT m_chosen.isAlone() ? inspectRequested(kind, id) : inspectAllRequested(chosenThings());
}

void CanvasView::ask(const picture::Node* node) {
    const auto [kind, id] = subjectOf(node);
    if (kind != Subject::Machine)
        Q_EMIT whyRequested(kind, id);
}

QString CanvasView::clickAt(QPointF at, bool more) {
    const picture::Node* node = nodeAt(at);
    const QString key = node == nullptr ? QString() : keyOf(node->subject);
    m_like.clear();
    m_copy = {};
    if (more && tokenOf(node)) {
        if (!tokenOf(nodeOf(selected())))
            m_chosen.set({});
        m_chosen.toggle(key);
        tellSelection();
        return selected();
    }
    if (!m_chosen.isAlone())
        select({});
    const bool isSame = key == selected();
    select(key);
    if (isSame)
        inspect(nodeOf(key)); // it may be about something else
    return selected();
}

void CanvasView::enterAt(QPointF at) {
    int box = m_level.boxAt(m_camera.toDiagram(at));
    while (box >= 0 && !m_level.box(box).enterable)
        box = m_level.box(box).parent;
    m_levels.enter(box);
}

void CanvasView::enterSelected() {
    const picture::Node* node = nodeOf(selected());
    if (boxOf(node))
        m_levels.enter(node->index);
    else if (const picture::Token* token = tokenOf(node)) // Enter goes into the nearest box that can be entered
        enterAt(middleOf(token->place));
}

void CanvasView::leave() {
    if (m_move.isActive()) {
        m_move.cancel();
        return;
    }
    goOut();
}

bool CanvasView::offerAt(QPointF at) {
    const picture::Node* node = nodeAt(at);
    if (tokenOf(node) || !tokenOf(nodeOf(selected()))) // else "move it here" needs what is selected
        select(node == nullptr ? QString() : keyOf(node->subject));
    offer(nodeAt(at));
    return !m_actions.rows().empty();
}

void CanvasView::offer(const picture::Node* node) {
    m_offered = node == nullptr ? QString() : keyOf(node->subject);
    m_actions.assign(menuAt({m_document, m_level, m_picture, node, tokenOf(nodeOf(selected())), freshProcess()}));
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
    const picture::Node* node = nodeOf(m_offered);
    const Box* box = boxOf(node);
    const QString here = box ? text(node->subject.id) : QString();
    switch (action) {
    case CanvasAction::Enter:
        return m_levels.enter(box ? node->index : -1);
    case CanvasAction::Why:
        return ask(node);
    case CanvasAction::Move:
        return startMove();
    case CanvasAction::MoveBoard:
        if (const BlockId bay = boardAt(box)) // it may have gone since the menu was opened
            takeBoard(bay, middleOf(box->rect), true);
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
    const picture::Node* node = nodeAt(at);
    const picture::Token* token = tokenOf(node);
    if (node != nullptr && node->isWire())
        return takeLinkAt(*node, at);
    if (token == nullptr)
        return takeBoardAt(node, at);
    if (const QString key = keyOf(node->subject); !m_chosen.contains(key))
        select(key); // else what is chosen with it goes along
    take(*token, false);
    return m_move.isActive();
}

void CanvasView::startMove() {
    if (const picture::Node* wire = nodeOf(selected()); wire != nullptr && wire->isWire())
        if (takeLinkAt(*wire, m_camera.middle(), true))
            return;
    if (const picture::Token* token = tokenOf(nodeOf(selected()))) {
        take(*token, true);
    } else if (const BlockId bay = selectedBoard()) {
        takeBoard(bay, middleOf(m_level.box(m_level.boxOf(bay)).rect), true);
    } else {
        const Topology& topology = *m_level.topology;
        say(tr("Select a %1, pages or a %2 first. Tab moves from one to the next.")
                .arg(customerWord(topology), boardWord(topology)));
    }
}

void CanvasView::take(const picture::Token& token, bool byKeyboard) {
    if (token.isMore) {
        say(tr("Go inside %1 to take one of these")
                .arg(text(titleOf(*m_level.topology, m_level.box(token.box).block))));
        return;
    }
    const Held held = heldToken(m_level, m_document.scenario().workload, token);
    hold(m_chosen.isAlone() ? held : together(held, chosenThings()), keyOf(token.subject), middleOf(token.place),
         byKeyboard);
}

bool CanvasView::takeBoardAt(const picture::Node* node, QPointF at) {
    const BlockId bay = boardAt(boxOf(node));
    if (!bay)
        return false;
    // A board that is larger than what is seen cannot be carried anywhere: dragging pans.
    const int box = m_level.boxOf(bay);
    const QSizeF size = m_camera.toCanvas(toQt(m_level.box(box).rect)).size();
    if (size.width() > m_camera.viewport().width() || size.height() > m_camera.viewport().height())
        return false;
    select(keyOfBox(box));
    takeBoard(bay, at, false);
    return true;
}

void CanvasView::takeBoard(BlockId bay, QPointF at, bool byKeyboard) {
    hold(heldBoard(m_document, bay), {}, at, byKeyboard);
}

BlockId CanvasView::boardAt(const Box* box) const {
    const BlockId bay = box ? m_level.topology->block(box->block).bay : BlockId();
    const bool drawn = bay && bay != m_level.layout.focus && m_level.boxOf(bay) >= 0;
    return drawn && m_level.topology->block(bay).role != Role::Bay ? bay : BlockId();
}

BlockId CanvasView::selectedBoard() const {
    const Box* box = boxOf(nodeOf(selected()));
    const BlockId bay = boardAt(box);
    return bay && box->block == bay ? bay : BlockId();
}

/// What is in the hand goes along to another level.
void CanvasView::keepMove() {
    if (!m_move.isActive())
        return;
    const picture::Token* token =
        boardset::tokenOf(m_move.held(), m_level, m_document.scenario().workload, m_picture.tokens);
    m_move.levelChanged(token ? keyOf(token->subject) : QString(), token ? middleOf(token->place) : m_move.pointer());
}

void CanvasView::removeSelected() {
    if (const BlockId bay = selectedBoard())
        perform({SetBoard{m_level.topology->block(bay).path, {}}});
    else if (const auto edits = removalOf(chosenThings(), m_document.scenario().workload); !edits.empty())
        perform(edits);
}

void CanvasView::failSelected() {
    const Box* const box = boxOf(nodeOf(selected()));
    if (box == nullptr)
        return say(tr("Select a part first. Tab moves from one to the next."));
    perform({failOrRepair(*m_level.topology, box->block)});
}

void CanvasView::perform(const std::vector<Edit>& edits) {
    const picture::Node* node = nodeOf(selected());
    const QString path = boxOf(node) ? text(node->subject.id) : QString();
    say(m_document.performOrAsk(edits));
    selectSoon(path); // the keyboard stays where it was, though the machine is drawn anew
}

void CanvasView::say(const QString& words) {
    m_noticeTime.start();
    if (words.isEmpty() && m_notice.isEmpty())
        return;
    m_notice = words;
    Q_EMIT noticeChanged(); // also for the same words: another notice may have replaced them
}

} // namespace boardset
