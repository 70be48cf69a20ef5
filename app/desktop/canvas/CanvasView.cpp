// SPDX-License-Identifier: GPL-3.0-or-later
// Updates the canvas's rows and overlay when the document or the drag changes.
#include "CanvasView.h"

#include "BoardActions.h"
#include "CanvasActions.h"
#include "DragSources.h"
#include "Format.h"
#include "HoverText.h"
#include "LinkEdits.h"
#include "ReplaySelection.h"

#include "boardset/diagram/FigureText.h"
#include "boardset/picture/ComparedMarks.h"
#include "boardset/picture/Paint.h"
#include "boardset/scenario/EditHelpers.h"
#include "boardset/text/EnglishText.h"
#include "boardset/topology/BoardNoun.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace boardset {
namespace {

using format::text;

constexpr int noticeMs = 6000;

} // namespace

CanvasView::CanvasView(Document& document, QObject* parent)
    : QObject(parent), m_document(document), m_levels(document, m_camera), m_level(m_levels.now()),
      m_drag(document, m_level, m_camera), m_hover([this](QPointF at) { return hoverLines(at); }),
      m_input(new CanvasInput(*this)), m_arcs(new ArcsView(document, *this)) {
    m_noticeTime.setSingleShot(true);
    m_noticeTime.setInterval(noticeMs);
    connect(
        &m_noticeTime, &QTimer::timeout, this, [this] { say({}); });
    connect(&m_document, &Document::edited, this, [this] { say({}); }); // the notice describes the old state
    connect(&m_document, &Document::topologyLeaves, &m_drag,
            &DragSession::cancel); // called while the dragged item is still drawn
    connect(&m_document, &Document::topologyChanged, this, &CanvasView::showTopology);
    connect(&m_document, &Document::changed, this, &CanvasView::follow);
    connect(&m_document, &Document::keptChanged, this, [this] {
        paintPicture();
        m_changed = changedSinceA();
        refreshOverlay();
        Q_EMIT pictureChanged();
    });
    connect(&m_document, &Document::outdatedChanged, this, &CanvasView::behindChanged);
    connect(&m_document, &Document::resultsHiddenChanged, this, [this] {
        setSpotlight(m_spotlight && showsUse());
        refresh();
    });
    connect(&m_document, &Document::ownerColoursChanged, this, &CanvasView::refresh);
    connect(&m_levels, &LevelNavigator::shown, this, &CanvasView::showLevel);
    connect(&m_levels, &LevelNavigator::left, this, [this](int box) { select(keyOfBox(box)); });
    connect(&m_levels, &LevelNavigator::labelsChanged, this, &CanvasView::labelsChanged);
    connect(&m_drag, &DragSession::targetChanged, this, &CanvasView::refreshOverlay);
    connect(&m_drag, &DragSession::activeChanged, this, [this] {
        refreshTargets();
        refreshOverlay();
    });
    connect(&m_drag, &DragSession::activeChanged, &m_hover, &Hover::hide);
    connect(&m_hover, &Hover::changed, this, &CanvasView::refreshOverlay);
    connect(this, &CanvasView::selectionChanged, this, &CanvasView::refreshOverlay);
    connect(&m_drag, &DragSession::refused, this, &CanvasView::say);
    connect(&m_drag, &DragSession::dropped, this, [this](const QString& to) {
        if (m_drag.dragged().kind == DragKind::Board) {
            m_like = to;
            selectSoon(to.isEmpty() ? text(m_drag.dragged().from) : to);
        } else if (m_drag.isLink()) {
            selectSoon(m_drag.token());
        }
        if (m_drag.isKept())
            m_again = to.toStdString();
        if (!m_document.isOutdated())
            dragAgain();
    });
    connect(&m_camera, &Camera::changed, &m_hover, &Hover::hide);
    connect(&m_camera, &Camera::changed, this, &CanvasView::refreshTokens);
    connect(&m_camera, &Camera::movingChanged, this, &CanvasView::refreshTokens);
    connect(&m_camera, &Camera::settled, &m_drag, &DragSession::aimAgain);
    connect(&m_camera, &Camera::viewportChanged, this, [this] {
        if (!isInside() && !m_drag.isActive())
            m_levels.showMachine();
    });
    m_levels.setTopology(m_document.sharedTopology());
}

QString CanvasView::levelText() const {
    return summaryOf(*m_level.topology, m_level.layout.focus);
}

void CanvasView::showTopology() {
    m_highlighted = {};
    m_highlightedInA = {};
    select({}); // the selection belongs to the previous machine
    m_levels.setTopology(m_document.sharedTopology());
    selectAgain(m_next);
}

/// Shows a level that was laid out. If it is only drawn again, in another detail or text size, the selection remains.
void CanvasView::showLevel() {
    m_tokenScale = 0;
    const bool isSameLevel = std::exchange(m_focus, m_level.layout.focus) == m_level.layout.focus;
    const QString chosen = isSameLevel ? m_chosen : QString();
    if (!isSameLevel)
        select({});
    refresh();
    keepDragging();
    Q_EMIT levelChanged();
    if (m_nodes.find(chosen) != nullptr)
        select(chosen);
    m_chosen = chosen; // in less detail, several threads may share a token
}

void CanvasView::follow() {
    m_gliding = true;
    Q_EMIT glidingChanged();
    m_next.clear();
    refresh();
    m_gliding = false;
    Q_EMIT glidingChanged();
    dragAgain();
}

/// Returns the tokens whose placement differs from A.
std::set<Subject> CanvasView::changedSinceA() const {
    const bool differs = m_kept && m_kept->isSame && m_document.replay() == nullptr;
    return differs ? picture::changedTokens(m_kept->picture.tokens, m_picture.tokens) : std::set<Subject>();
}

void CanvasView::refresh() {
    const std::vector<picture::Token> before = std::move(m_picture.tokens);
    m_tokenScale = 0;
    refreshTokens();
    m_moved = picture::movedStacks(before, m_picture.tokens);
    // false if the level has changed, or if the user has edited the placement
    const bool steps = m_gliding && m_document.replay() != nullptr;
    const int from = std::exchange(m_step, m_document.position());
    const bool isBack = m_step < from; // no changes are marked after a step back
    m_changed = !steps   ? changedSinceA()
                : isBack ? std::set<Subject>()
                         : picture::changedTokens(before, m_picture.tokens);
    followStacks();
    refreshCrumbs();
    if (!m_selection.isAlone()) {
        m_selection.keep(m_picture.tokens);
        announceSelection();
    }
    if (!selected().isEmpty() && nodeOf(selected()) == nullptr)
        select({});
    refreshTargets();
    m_hover.readAgain();
    refreshOverlay();
    Q_EMIT refreshed();
}

void CanvasView::followCustomer(const QString& name) {
    m_asked = name;
    refreshOverlay();
}

void CanvasView::setSpotlight(bool on) {
    if (std::exchange(m_spotlight, on) == on)
        return;
    refreshOverlay();
    Q_EMIT spotlightChanged();
}

void CanvasView::highlight(const std::vector<BlockId>& blocks, const std::vector<RouteLink>& passages) {
    m_highlighted = {blocks, passages};
    refreshOverlay();
    const auto isDrawn = [this](BlockId block) { return m_level.boxAround(block) >= 0; };
    while (isInside() && !std::ranges::all_of(m_highlighted.blocks, isDrawn))
        goOut();
    const auto seen = [&](const Rect& box) { return m_camera.seen().contains(toQt(box).center()); };
    if (!std::ranges::all_of(m_overlay.highlightedBoxes, seen))
        m_camera.fit();
}

void CanvasView::pointAt(const HighlightedParts& ofA, const HighlightedParts& here) {
    m_highlighted = here;
    m_highlightedInA = ofA;
    refreshOverlay();
    Q_EMIT highlightedInAChanged();
}

const picture::PictureElement* CanvasView::nodeOf(const QString& key) const {
    const NodeRow* row = m_nodes.find(key);
    return row == nullptr ? nullptr : &row->node;
}

const picture::PictureElement* CanvasView::nodeAt(QPointF at) const {
    const QPointF point = m_camera.toDiagram(at);
    return nodeOf(format::text(subjectAt(m_picture, m_level.layout, {point.x(), point.y()}, m_camera.zoom())));
}

const picture::Token* CanvasView::tokenOf(const picture::PictureElement* node) const {
    return node && node->isToken() ? &m_picture.tokens.at(static_cast<std::size_t>(node->index)) : nullptr;
}

const Box* CanvasView::boxOf(const picture::PictureElement* node) const {
    return node && node->isBox() ? &m_level.box(node->index) : nullptr;
}

QString CanvasView::keyOfBox(int box) const {
    return format::text(subjectOf(*m_level.topology, m_level.box(box).block));
}

QStringList CanvasView::hoverLines(QPointF at) const {
    const picture::PictureElement* node = m_drag.isActive() ? nullptr : nodeAt(at);
    if (node == nullptr)
        return {};
    if (const picture::Token* token = tokenOf(node))
        return hoverOfToken(m_document, m_level, *token, text(node->words));
    QStringList lines = node->isBox() ? hoverOfBox(m_document, m_level, node->index)
                                      : hoverOfLink(m_document, linkOf(*node), m_level.layout.showsUse);
    lines.removeAll(QString());
    return lines;
}

void CanvasView::select(const QString& key) {
    if (!m_asked.isEmpty())
        followCustomer({});
    m_chosen = key;
    if (key == selected())
        return;
    // keeps the last copy if nothing is selected, because its disc may represent several threads
    if (!key.isEmpty())
        m_copy = {};
    m_selection.set(key);
    announceSelection();
}

/// Announces the selection and shows it in the inspector.
void CanvasView::announceSelection() {
    Q_EMIT selectionChanged();
    inspect(nodeOf(selected()));
}

void CanvasView::chooseAll() {
    m_selection.chooseAll(m_picture.tokens);
    announceSelection();
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

void CanvasView::selectItem(const Subject& subject) {
    const auto& rows = m_nodes.rows();
    const auto drawn = std::ranges::find_if(rows, [&](const NodeRow& row) { return itemOf(&row.node) == subject; });
    if (drawn != rows.end())
        select(format::text(drawn->node.subject));
    else if (subject.kind == Subject::Link) // for other kinds, the item's block may be selected instead
        select({});
}

void CanvasView::selectSoon(const QString& at) {
    if (m_document.isOutdated())
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

Subject CanvasView::itemOf(const picture::PictureElement* node) const {
    if (node == nullptr)
        return {};
    const picture::Token* token = tokenOf(node);
    const Workload& workload = m_document.scenario().workload;
    if (node->subject.kind == Subject::Pages)
        return subjectOf(token->processIn(workload), token->regionIn(workload));
    if (node->subject.kind == Subject::More)
        return subjectOf(*m_level.topology, m_level.blockOf(token->box).id);
    return node->subject;
}

void CanvasView::inspect(const picture::PictureElement* node) {
    Q_EMIT m_selection.isAlone() ? inspectRequested(itemOf(node)) : inspectAllRequested(selectedItems());
}

void CanvasView::ask(const picture::PictureElement* node) {
    if (node != nullptr)
        Q_EMIT whyRequested(itemOf(node));
}

QString CanvasView::clickAt(QPointF at, bool more) {
    const picture::PictureElement* node = nodeAt(at);
    const QString key = node == nullptr ? QString() : format::text(node->subject);
    m_like.clear();
    m_copy = {};
    if (more && tokenOf(node)) {
        if (!tokenOf(nodeOf(selected())))
            m_selection.set({});
        m_selection.toggle(key);
        announceSelection();
        return selected();
    }
    if (!m_selection.isAlone())
        select({});
    const bool isSame = key == selected();
    select(key);
    if (isSame)
        inspect(nodeOf(key)); // the inspector may show another item
    return selected();
}

void CanvasView::enterAt(QPointF at) {
    int box = m_level.boxAt(m_camera.toDiagram(at));
    while (box >= 0 && !m_level.box(box).enterable)
        box = m_level.box(box).parent;
    m_levels.enter(box);
}

void CanvasView::enterSelected() {
    const picture::PictureElement* node = nodeOf(selected());
    if (boxOf(node))
        m_levels.enter(node->index);
    else if (const picture::Token* token = tokenOf(node)) // Enter opens the nearest box that can be opened
        enterAt(middleOf(token->rect));
}

void CanvasView::leave() {
    if (m_drag.isActive()) {
        m_drag.cancel();
        return;
    }
    goOut();
}

bool CanvasView::offerAt(QPointF at) {
    const picture::PictureElement* node = nodeAt(at);
    if (tokenOf(node) || !tokenOf(nodeOf(selected()))) // "Move here" needs a selected token
        select(node == nullptr ? QString() : format::text(node->subject));
    offer(nodeAt(at));
    return !m_actions.rows().empty();
}

void CanvasView::offer(const picture::PictureElement* node) {
    m_offered = node == nullptr ? QString() : format::text(node->subject);
    m_actions.assign(menuAt({m_document, m_level, m_picture, node, tokenOf(nodeOf(selected())), freshProcess()}));
}

void CanvasView::act(int action) {
    if (action < 0 || action >= m_actions.count()) // the menu has changed since it was opened
        return;
    const Action chosen = m_actions.rows().at(static_cast<std::size_t>(action)).action;
    if (const auto* edits = std::get_if<std::vector<Edit>>(&chosen))
        perform(*edits);
    else
        act(std::get<CanvasAction>(chosen));
}

void CanvasView::act(CanvasAction action) {
    const picture::PictureElement* node = nodeOf(m_offered);
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
        if (const BlockId bay = boardAt(box)) // the board may have been removed since the menu was opened
            dragBoard(bay, middleOf(box->rect), true);
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

bool CanvasView::dragAt(QPointF at) {
    const picture::PictureElement* node = nodeAt(at);
    if (node != nullptr && node->isWire())
        return dragLinkAt(*node, at);
    const QPointF point = m_camera.toDiagram(at);
    const picture::Token* token = tokenOf(node);
    if (token == nullptr)
        token = picture::tokenNear(m_picture, m_level.layout, {point.x(), point.y()}, m_camera.zoom());
    if (token == nullptr)
        return dragBoardAt(node, at);
    if (const QString key = format::text(token->subject); !m_selection.contains(key))
        select(key); // if already selected, all selected tokens move together
    dragItem(*token, false);
    return m_drag.isActive();
}

void CanvasView::startMove() {
    if (const picture::PictureElement* wire = nodeOf(selected()); wire != nullptr && wire->isWire())
        if (dragLinkAt(*wire, m_camera.middle(), true))
            return;
    if (const picture::Token* token = tokenOf(nodeOf(selected()))) {
        dragItem(*token, true);
    } else if (const BlockId bay = selectedBoard()) {
        dragBoard(bay, middleOf(m_level.box(m_level.boxOf(bay)).rect), true);
    } else {
        const Topology& topology = *m_level.topology;
        say(tr("Select a %1, pages or a %2 first. Tab moves from one to the next.")
                .arg(text(customerNoun(topology)), text(noun(boardNoun(topology)))));
    }
}

void CanvasView::dragItem(const picture::Token& token, bool byKeyboard) {
    if (token.isMore) {
        say(tr("Open %1 to move one of these").arg(text(titleOf(*m_level.topology, m_level.box(token.box).block))));
        return;
    }
    const DraggedItem dragged = draggedToken(m_level, m_document.scenario().workload, token);
    startDrag(m_selection.isAlone() ? dragged : withSelected(dragged, selectedItems()), format::text(token.subject),
              middleOf(token.rect), byKeyboard);
}

bool CanvasView::dragBoardAt(const picture::PictureElement* node, QPointF at) {
    const BlockId bay = boardAt(boxOf(node));
    if (!bay)
        return false;
    // A board that is larger than the viewport can't be dragged to any target, so dragging pans.
    const int box = m_level.boxOf(bay);
    const QSizeF size = m_camera.toCanvas(toQt(m_level.box(box).rect)).size();
    if (size.width() > m_camera.viewport().width() || size.height() > m_camera.viewport().height())
        return false;
    select(keyOfBox(box));
    dragBoard(bay, at, false);
    return true;
}

void CanvasView::dragBoard(BlockId bay, QPointF at, bool byKeyboard) {
    startDrag(draggedBoard(m_document, bay), {}, at, byKeyboard);
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

/// Continues a drag on another level.
void CanvasView::keepDragging() {
    if (!m_drag.isActive())
        return;
    const picture::Token* token =
        boardset::tokenOf(m_drag.dragged(), m_level, m_document.scenario().workload, m_picture.tokens);
    m_drag.levelChanged(token ? format::text(token->subject) : QString(),
                        token ? middleOf(token->rect) : m_drag.pointer());
}

void CanvasView::removeSelected() {
    if (const BlockId bay = selectedBoard())
        perform({SetBoard{m_level.topology->block(bay).path, {}}});
    else if (const auto edits = removalOf(selectedItems(), m_document.scenario().workload); !edits.empty())
        perform(edits);
}

void CanvasView::failSelected() {
    const Box* const box = boxOf(nodeOf(selected()));
    if (box == nullptr)
        return say(tr("Select a part first. Tab moves from one to the next."));
    perform({failOrRepair(*m_level.topology, box->block)});
}

void CanvasView::perform(const std::vector<Edit>& edits) {
    const picture::PictureElement* node = nodeOf(selected());
    const QString path = boxOf(node) ? text(node->subject.id) : QString();
    say(m_document.perform(edits));
    selectSoon(path); // keeps the keyboard focus even though the machine is redrawn
}

void CanvasView::say(const QString& words) {
    m_noticeTime.start();
    if (words.isEmpty() && m_notice.isEmpty())
        return;
    m_notice = words;
    Q_EMIT noticeChanged(); // even for unchanged text, because another notice may have replaced it
}

void CanvasView::refreshTokens() {
    // The scale is rounded up to a multiple of 1/8, so that zooming doesn't change the layout at every step.
    const double scale = std::ceil(std::max(1.0, tokensFrom / m_camera.zoom()) * 8) / 8;
    if (m_tokenScale == 0 || (scale != m_tokenScale && !m_camera.isMoving())) {
        m_tokenScale = scale;
        paintPicture();
        std::vector<NodeRow> rows;
        for (picture::PictureElement& node : picture::elementsOf(*m_level.topology, m_level.layout, m_document.answer(),
                                                                 m_document.scenario().workload, m_picture)) {
            const bool outside = node.isBox() && m_level.box(node.index).style == BoxStyle::Context;
            rows.push_back({format::text(node.subject), std::move(node), outside});
        }
        m_nodes.assign(std::move(rows));
        Q_EMIT pictureChanged();
    }
}

void CanvasView::setTextScale(double scale) {
    const Detail detail = m_level.layout.detail; // the focus doesn't change
    const QString was = selected();
    m_levels.setTextScale(scale);
    if (m_level.layout.detail == detail)
        select(was);
}

void CanvasView::switchColours() {
    const auto byCustomer = [&](OwnerColours colours) {
        return picture::isColouredByCustomer(m_document.scenario().workload, colours);
    };
    const bool isByCustomer = !byCustomer(m_document.ownerColours());
    const bool isUsual = byCustomer(OwnerColours::Automatic) == isByCustomer;
    m_document.setOwnerColours(isUsual        ? OwnerColours::Automatic
                               : isByCustomer ? OwnerColours::Customer
                                              : OwnerColours::Process);
}

void CanvasView::paintPicture() {
    m_picture = picture::paint(*m_level.topology, m_level.layout, m_document.answer(), m_document.scenario().workload,
                               m_tokenScale, homesOfRemoteThreads(m_document));
    m_kept = keptLevel();
    if (m_kept && m_kept->isSame)
        picture::setBefore(m_picture, m_kept->picture);
}

std::optional<ComparedLevel> CanvasView::keptLevel() const {
    ComparedLevel level;
    level.snapshot = m_document.kept();
    if (!level.snapshot)
        return std::nullopt;
    const ScenarioSnapshot& kept = *level.snapshot;
    const Layout& now = m_level.layout;
    const bool same = kept.topology->machine().id == m_level.topology->machine().id;
    const BlockId there = same ? kept.topology->find(m_level.topology->block(now.focus).path) : BlockId();
    if (!there)
        return level;
    level.isSame = true;
    level.layout = layoutOf(*kept.topology, there, now.detail, now.textScale);
    level.layout.colours = now.colours;
    level.hasSameLayout = std::ranges::equal(level.layout.boxes, now.boxes, {}, &Box::rect, &Box::rect);
    level.picture = picture::paint(*kept.topology, level.layout, kept.answer, kept.scenario.workload, m_tokenScale);
    return level;
}

/// Keeps moved stacks selected at their new positions.
void CanvasView::followStacks() {
    bool renamed = false;
    for (const auto& [is, was] : m_moved)
        renamed = m_selection.rename(format::text(was), format::text(is)) || renamed;
    if (renamed)
        Q_EMIT selectionChanged();
}

void CanvasView::refreshCrumbs() {
    std::vector<CrumbRow> route;
    for (BlockId at = m_level.layout.focus; at; at = m_level.topology->block(at).parent) {
        const Block& block = m_level.topology->block(at);
        if (block.role == Role::Group)
            continue;
        const QString title =
            at == rootBlock ? text(m_level.topology->machine().title) : text(displayName(*m_level.topology, at));
        route.insert(route.begin(), {text(block.path), title, at == m_level.layout.focus});
    }
    m_crumbs.assign(std::move(route));
}

/// Computes the targets once per drag and level, so that moving to another target needs no queries.
void CanvasView::refreshTargets() {
    m_targets.clear();
    for (int box = 0; m_drag.isActive() && box < static_cast<int>(m_level.layout.boxes.size()); ++box)
        m_targets.push_back(m_level.accepts(box, m_drag.dragged()));
}

void CanvasView::refreshOverlay() {
    Overlay now;
    const auto subjectOf = [this](const QString& key) {
        const picture::PictureElement* node = nodeOf(key);
        return node == nullptr ? Subject() : node->subject;
    };
    now.selected = subjectOf(selected());
    for (const QString& key : m_selection.others())
        now.selectedTokens.insert(subjectOf(key));
    now.changed = m_changed;
    now.dragging = m_drag.isActive();
    now.dragged = now.dragging ? subjectOf(m_drag.token()) : Subject();
    now.route = currentRoute();
    markRoute(now, m_level);
    markHighlighted(now, m_highlighted, m_level);
    // If the numbers of targets and boxes differ, `m_targets` still describes the previous level.
    if (now.dragging && m_targets.size() == m_level.layout.boxes.size())
        markTargets(now, m_level, m_targets, m_drag.targetBox());
    if (now != m_overlay) {
        m_overlay = std::move(now);
        Q_EMIT overlayChanged();
    }
}

/// Returns the highlighted route, which is empty during a drag.
/// With the spotlight on, it is the route of the busiest part.
/// Otherwise, it is the route of the customer or device under the pointer.
/// Without such a customer or device, it is the route of the last one that was requested or selected.
CustomerRoute CanvasView::currentRoute() const {
    if (m_drag.isActive())
        return {};
    const auto busiest = m_document.answer().bottleneck();
    // false while the canvas still shows the previous machine
    const bool isOfLevel = m_level.topology == m_document.sharedTopology();
    if (m_spotlight && busiest && isOfLevel)
        return routesThrough(*m_level.topology, m_document.answer(), busiest->station);
    const auto routesOf = [this](const auto& wanted) {
        return boardset::routesOf(*m_level.topology, m_document.scenario().workload, wanted);
    };
    const auto ofCustomer = [&](const std::string& name) {
        return routesOf([&](const Customer& each) { return each.name.text == name; });
    };
    const auto ofDevice = [&](const std::string& path) {
        return routesOf([&](const Customer& each) { return each.on == path; });
    };
    const auto routeOf = [&](const picture::PictureElement* node) {
        const picture::Token* token = tokenOf(node);
        const Box* box = boxOf(node);
        return token && token->isThread() ? ofCustomer(node->subject.id)
               : box                      ? ofDevice(m_level.topology->block(box->block).path)
                                          : CustomerRoute();
    };
    CustomerRoute route = m_hover.isShown() ? routeOf(nodeAt(m_hover.at())) : CustomerRoute();
    route = route.empty() ? ofCustomer(m_asked.toStdString()) : route;
    return route.empty() ? routeOf(nodeOf(selected())) : route;
}

void CanvasView::startDrag(DraggedItem dragged, const QString& key, QPointF at, bool byKeyboard) {
    say({});
    m_drag.begin(std::move(dragged), key, at, byKeyboard);
}

void CanvasView::startFresh(DragKind kind) {
    const auto& processes = m_document.scenario().workload.processes;
    const auto lacks = std::find_if(processes.rbegin(), processes.rend(), // the latest process
                                    [](const Process& each) { return each.regions.empty(); });
    // New data is added to a process without data.
    const bool isLacking = kind == DragKind::Pages && lacks != processes.rend() && !tokenOf(nodeOf(selected()));
    const ProcessName name = isLacking ? lacks->name : freshProcess();
    startDrag(kind == DragKind::Pages ? newData(m_document, name) : newToken(kind, name), {}, m_camera.middle(), false);
}

void CanvasView::startMoveOf(const QString& subject) {
    const Subject moved = subjectNamed(subject.toStdString());
    if (moved.kind != Subject::Thread || itemOf(nodeOf(selected())) == moved)
        return startMove();
    for (const Process& process : m_document.scenario().workload.processes)
        for (const Customer& each : process.customers)
            if (subjectOf(each) == moved)
                startDrag(draggedThread(*m_level.topology, process, each), {}, m_camera.middle(), true);
}

void CanvasView::chooseIn(QRectF frame) {
    std::vector<picture::Token> inside;
    std::ranges::copy_if(m_picture.tokens, std::back_inserter(inside),
                         [&](const picture::Token& each) { return frame.contains(middleOf(each.rect)); });
    select({});
    m_selection.chooseAll(inside);
    announceSelection();
}

void CanvasView::startBoard(const QString& type, bool byKeyboard) {
    startDrag(newBoard(*m_level.topology, type.toStdString()), {}, m_camera.middle(), byKeyboard);
}

void CanvasView::dragAgain() {
    const std::string at = std::exchange(m_again, {});
    if (at.empty() || m_drag.isActive())
        return;
    const Topology& topology = *m_level.topology;
    const BlockId block = topology.find(at);
    if (!block) // another machine has been opened meanwhile
        return;
    DraggedItem dragged = m_drag.dragged();
    dragged.from =
        dragged.kind == DragKind::Board ? topology.block(baysFrom(topology, block, dragged.board, 2).back()).path : at;
    m_drag.begin(dragged, {}, m_drag.pointer(), m_drag.isByKeyboard());
}

/// Returns the indices of the process and the customer that repeat() copies. The customer is the selected one.
/// If no drawn item is selected, it is the last copy, which may be in a disc for several customers.
/// Returns no value if another item is selected.
std::optional<std::pair<std::size_t, std::size_t>> CanvasView::copiedCustomer() const {
    const Workload& workload = m_document.scenario().workload;
    const picture::Token* const token = tokenOf(nodeOf(selected()));
    const bool isThread = token && token->isThread() && !token->isMore;
    if (nodeOf(selected()) != nullptr && !isThread)
        return std::nullopt;
    const CustomerName name = isThread ? token->customerIn(workload).name : m_copy;
    for (std::size_t p = 0; p < workload.processes.size(); ++p)
        for (std::size_t c = 0; c < workload.processes[p].customers.size(); ++c)
            if (workload.processes[p].customers[c].name == name)
                return std::pair(p, c);
    return std::nullopt;
}

std::vector<Edit> CanvasView::editsOfAnother() {
    const Topology& topology = *m_level.topology;
    const Workload& workload = m_document.scenario().workload;
    if (const auto copied = copiedCustomer()) {
        const auto [process, index] = *copied;
        const Customer like = workload.processes[process].customers[index];
        Workload more = workload;
        Customer& another = more.processes[process].customers.emplace_back(like);
        another.name = m_copy = freeCustomerName(workload);
        another.on =
            topology.block(edits::blockBeside(m_document.scenario(), topology, workload.processes[process], like)).path;
        const std::string& one = topology.catalog().work(workload.processes[process].work).customer;
        return {KeepPlacement{std::move(more), Message{"Add another {customer} like {name}",
                                                       {{"customer", noun(one)}, {"name", like.name.text}}}}};
    }
    const BlockId last = topology.find(m_like.toStdString());
    const Box* const box = boxOf(nodeOf(selected()));
    const int around = last ? m_level.boxAround(last) : -1;
    const bool isLike = !m_like.isEmpty() && around >= 0 && topology.block(last).role != Role::Bay &&
                        box == &m_level.box(around); // if the boxes differ, another item has been selected since
    const BlockId bay = isLike ? last : selectedBoard();
    if (!bay) {
        say(tr("Select a %1 or a %2 first. Tab moves from one to the next.")
                .arg(text(customerNoun(topology)), text(noun(boardNoun(topology)))));
        return {};
    }
    const std::string& type = topology.block(bay).type;
    const BlockId next = baysFrom(topology, bay, type, 2).back();
    if (next == bay) {
        say(tr("No empty slot for another %1").arg(text(topology.catalog().blockType(type).title)));
        return {};
    }
    m_like = text(topology.block(next).path);
    return withCustomer(SetBoard{topology.block(next).path, type}, topology, workload);
}

void CanvasView::repeat() {
    if (const auto edits = m_drag.isActive() ? std::vector<Edit>() : editsOfAnother(); !edits.empty())
        perform(edits);
}

ProcessName CanvasView::freshProcess() const {
    const Workload& workload = m_document.scenario().workload;
    if (const Process* const own = processNamed(workload, m_process))
        return own->name;
    const picture::Token* token = tokenOf(nodeOf(selected()));
    return token                        ? token->processIn(workload).name
           : workload.processes.empty() ? ProcessName()
                                        : workload.processes.front().name;
}

/// Starts a drag of the nearer end of a link; the other end stays connected if it is on a node.
bool CanvasView::dragLinkAt(const picture::PictureElement& wire, QPointF at, bool byKeyboard) {
    const Topology& topology = *m_level.topology;
    const LinkId link = linkOf(wire);
    if (!toggleLink(topology, link))
        return false;
    const auto distance = [&](BlockId block) {
        const int box = m_level.boxAround(block);
        const QPointF route = box < 0 ? QPointF() : middleOf(m_level.box(box).rect) - at;
        return std::hypot(route.x(), route.y());
    };
    const BlockId from = topology.node(topology.link(link).from).block;
    const BlockId to = topology.node(topology.link(link).to).block;
    const bool staysFrom = from != rootBlock && (to == rootBlock || distance(from) > distance(to));
    select(format::text(wire.subject));
    startDrag(draggedLink(topology, link, staysFrom ? from : to), format::text(wire.subject), at, byKeyboard);
    return true;
}

bool CanvasView::toggleLinkAt(QPointF at) {
    const picture::PictureElement* node = nodeAt(at);
    node = node != nullptr && node->isWire() ? node : nodeOf(selected());
    if (node == nullptr || !node->isWire())
        return false;
    const LinkId link = linkOf(*node);
    const auto before = m_level.topology; // performing an edit may replace the level's topology at once
    const auto edit = toggleLink(*before, link);
    if (!edit)
        return false;
    const QString key = format::text(node->subject);
    const QString refusal = m_document.perform(*edit);
    say(refusal.isEmpty() ? toggleLinkText(*before, link) : refusal);
    selectSoon(key);
    return true;
}

} // namespace boardset
