// SPDX-License-Identifier: GPL-3.0-or-later
// The canvas's view-model: the current level, its contents, and the current drag.
#pragma once

#include "ArcsView.h"
#include "Camera.h"
#include "CanvasInput.h"
#include "CanvasRows.h"
#include "Document.h"
#include "DragSession.h"
#include "Format.h"
#include "Hover.h"
#include "LevelNavigator.h"
#include "Overlay.h"
#include "Selection.h"
#include "boardset/picture/Picture.h"

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>
#include <utility>

namespace boardset {

/// Scenario A, which is kept for comparison, at the current level.
struct ComparedLevel {
    std::shared_ptr<const ScenarioSnapshot> snapshot;
    bool isSame = false; ///< True if A has the same block of the same machine; otherwise, A has no drawing.
    Layout layout;
    picture::Picture picture;
    bool hasSameLayout = false; ///< True if A's boxes have the same positions as the boxes of the current level.
};

/// The data that `Canvas` in Boardset.Canvas draws. Edits and level changes rebuild the rows.
/// The target, the followed route and the selection are in the overlay, which changes without rebuilding the rows.
class CanvasView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(boardset::RowListModel* nodes READ nodes CONSTANT)
    Q_PROPERTY(boardset::RowListModel* crumbs READ crumbs CONSTANT)
    Q_PROPERTY(boardset::RowListModel* actions READ actions CONSTANT)
    Q_PROPERTY(boardset::Camera* camera READ camera CONSTANT)
    Q_PROPERTY(boardset::DragSession* drag READ drag CONSTANT)
    Q_PROPERTY(boardset::Hover* hover READ hover CONSTANT)
    Q_PROPERTY(boardset::CanvasInput* input READ input CONSTANT)
    Q_PROPERTY(boardset::ArcsView* arcs READ arcs CONSTANT)
    Q_PROPERTY(bool outdated READ isOutdated NOTIFY behindChanged) ///< True if the last change isn't drawn yet.
    Q_PROPERTY(bool inside READ isInside NOTIFY levelChanged)
    Q_PROPERTY(bool showsUse READ showsUse NOTIFY refreshed) ///< True if the diagram shows utilisation.
    Q_PROPERTY(QString levelText READ levelText NOTIFY levelChanged)
    Q_PROPERTY(QString selected READ selected NOTIFY selectionChanged)
    Q_PROPERTY(
        QStringList selectedBeside READ selectedBeside NOTIFY selectionChanged) ///< Keys of the other selected tokens.
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)
    /// Announcements since the last selection, used as the description of the focused item; see Announcer.
    Q_PROPERTY(QString news READ news NOTIFY newsChanged)
    /// Highlights the busiest part and the routes through it, and dims everything else.
    Q_PROPERTY(bool spotlight READ hasSpotlight WRITE setSpotlight NOTIFY spotlightChanged)

public:
    explicit CanvasView(Document& document, QObject* parent = nullptr);

    RowModel<NodeRow>* nodes() { return &m_nodes; }
    RowModel<CrumbRow>* crumbs() { return &m_crumbs; }
    RowModel<ActionRow>* actions() { return &m_actions; }
    Camera* camera() { return &m_camera; }
    DragSession* drag() { return &m_drag; }
    Hover* hover() { return &m_hover; }
    CanvasInput* input() { return m_input; }
    ArcsView* arcs() { return m_arcs; }
    const Level& level() const { return m_level; }
    const Overlay& overlay() const { return m_overlay; }
    bool isOutdated() const { return m_document.isOutdated(); }
    bool isInside() const { return m_levels.isInside(); }
    bool showsUse() const { return m_level.layout.showsUse; }
    const picture::Picture& picture() const { return m_picture; }
    const Workload& workload() const { return m_document.scenario().workload; } ///< The drawn workload.
    /// The stacks of pages that the last edit moved; see movedStacks().
    const std::map<Subject, Subject>& moved() const { return m_moved; }
    const ComparedLevel* kept() const { return m_kept ? &*m_kept : nullptr; } ///< Null if no scenario is kept as A.
    LabelRank labels() const { return m_levels.labels(); }                    ///< Lowest rank of the shown labels.
    void setTextScale(double scale); ///< Sets the text size and keeps the selection.
    QString levelText() const;
    QString selected() const { return m_selection.first(); }
    QStringList selectedBeside() const { return m_selection.others(); }
    /// The selected threads and regions; at most one unless several tokens are selected together.
    WorkloadItems selectedItems() const {
        return m_selection.items(m_picture.tokens, m_document.scenario().workload, m_level);
    }
    QString notice() const { return m_notice; }
    QString news() const { return m_news; }
    void setNews(const QString& news) {
        if (std::exchange(m_news, news) != news)
            Q_EMIT newsChanged();
    }
    /// True while an edit moves tokens; false while only zooming moves them.
    bool isGliding() const { return m_gliding; }

    bool hasSpotlight() const { return m_spotlight; }
    void setSpotlight(bool on);

    /// Shows the level of the block with the given path. If the block has no contents, selects it on the level above.
    Q_INVOKABLE void show(const QString& path);
    /// Highlights the route of a customer that another view shows, until something is selected on the canvas.
    /// An empty name removes the highlight.
    void followCustomer(const QString& name);
    /// Highlights blocks and links, and changes the level and zoom so that all of these are visible.
    void highlight(const std::vector<BlockId>& blocks, const std::vector<RouteLink>& passages);
    /// Highlights the parts `here` on this canvas and the parts `ofA` in the drawing of A, where they are visible.
    void pointAt(const HighlightedParts& ofA, const HighlightedParts& here);
    const HighlightedParts& highlightedInA() const { return m_highlightedInA; }
    /// Pointer actions; positions are in pixels of the canvas.
    bool dragAt(QPointF at); ///< Starts a drag of the token, board or link at the point; returns false if none.
    bool hasTokenAt(QPointF at) const { return tokenOf(nodeAt(at)) != nullptr; }
    void chooseIn(QRectF frame); ///< Selects all tokens whose centre is inside the frame.
    /// Selects and inspects the item at a point, and returns the item's key.
    /// If `more` is true, adds a token to the selection or, if the token was already selected, removes it.
    QString clickAt(QPointF at, bool more = false);
    Q_INVOKABLE void chooseAll();
    /// Gives each customer a colour of its own or, if it has one, the colour of its process.
    Q_INVOKABLE void switchColours();
    void enterAt(QPointF at);
    bool offerAt(QPointF at); ///< Fills `actions` for the item at a point; returns false if there are no actions.
    void offerSelected() { offer(nodeOf(selected())); }
    Q_INVOKABLE void act(int action); ///< Performs the action with the given index in `actions`.
    Q_INVOKABLE void select(const QString& key);
    /// Sets the process to which threads and pages are added; an empty name means that no process is selected.
    void selectProcess(const QString& process) { m_process = process; }
    /// Selects an item if the canvas draws it. If the item is a link that isn't drawn, clears the selection.
    void selectItem(const Subject& subject);
    Q_INVOKABLE void removeSelected();
    Q_INVOKABLE void failSelected(); ///< Fails the selected part, or repairs it.
    /// Adds another board of the type installed last, or a copy of the selected item.
    Q_INVOKABLE void repeat();
    /// Disconnects or reconnects a link between nodes: the link at a point of the canvas, or else the selected link.
    bool toggleLinkAt(QPointF at); ///< Returns false if there is no such link.

public Q_SLOTS:
    void fit() { m_levels.fit(); }
    void zoomIn() { m_levels.zoom(zoomStep); }
    void zoomOut() { m_levels.zoom(1 / zoomStep); }
    void enterSelected();
    void leave();                      ///< Cancels a drag; without a drag, shows the surrounding level.
    void goOut() { m_levels.goOut(); } ///< Shows the surrounding level; a drag in progress continues.
    /// Starts a keyboard drag of the selected thread, pages or board.
    void startMove();
    /// Starts a drag of a thread, even if the thread isn't drawn individually, or of the selected pages or board.
    Q_INVOKABLE void startMoveOf(const QString& subject);
    /// Starts a drag of a new item at the pointer. A click on the canvas drops the item; Esc cancels the drag.
    void startThread() { startFresh(DragKind::Thread); }
    void startPages() { startFresh(DragKind::Pages); }
    void startBoard(const QString& type, bool byKeyboard = false); ///< Drags a new board of the given type.

Q_SIGNALS:
    void behindChanged();
    void whyRequested(const boardset::Subject& subject);
    void inspectRequested(const boardset::Subject& subject);
    void inspectAllRequested(const boardset::WorkloadItems& items);
    void traceRequested(const QString& processor); ///< Path of a processor or of a block that contains a processor.
    void traceToRequested(const QString& memory);  ///< Path of a memory or of a block that contains a memory.
    void levelChanged();
    void labelsChanged();
    void pictureChanged();
    void overlayChanged();
    void highlightedInAChanged();
    void spotlightChanged();
    void selectionChanged();
    void noticeChanged();
    void newsChanged();
    void refreshed();
    void glidingChanged();

private:
    // nodeOf(), nodeAt(), tokenOf() and boxOf() return null if there is no such element.
    const picture::PictureElement* nodeOf(const QString& key) const;
    const picture::PictureElement* nodeAt(QPointF at) const;
    const picture::Token* tokenOf(const picture::PictureElement* node) const;
    const Box* boxOf(const picture::PictureElement* node) const;
    QStringList hoverLines(QPointF at) const;
    void showTopology();
    void showLevel();
    void refresh();
    void follow();
    void refreshTokens();
    void followStacks();
    void paintPicture();
    std::optional<ComparedLevel> keptLevel() const;
    std::set<Subject> changedSinceA() const;
    void refreshCrumbs();
    void refreshTargets();
    void refreshOverlay();
    CustomerRoute currentRoute() const;
    void keepDragging();
    void offer(const picture::PictureElement* node);
    void act(CanvasAction action);
    /// Returns the kind and id by which other views identify a node; for a null node, those of the machine.
    Subject itemOf(const picture::PictureElement* node) const;
    void inspect(const picture::PictureElement* node);
    void ask(const picture::PictureElement* node);
    /// Process to which new items are added: the selected process, or the process of the selected token, or the first
    /// process.
    ProcessName freshProcess() const;
    void dragItem(const picture::Token& token, bool byKeyboard);
    void startDrag(DraggedItem dragged, const QString& key, QPointF at, bool byKeyboard); ///< See DragSession::begin().
    bool dragBoardAt(const picture::PictureElement* node, QPointF at);
    LinkId linkOf(const picture::PictureElement& wire) const {
        return m_level.layout.wires.at(static_cast<std::size_t>(wire.index)).link;
    }
    /// Starts a drag of a link between nodes; returns false for any other link.
    bool dragLinkAt(const picture::PictureElement& wire, QPointF at, bool byKeyboard = false);
    void dragBoard(BlockId bay, QPointF at, bool byKeyboard);
    void startFresh(DragKind kind);
    BlockId boardAt(const Box* box) const; ///< The bay of this level whose board contains the box.
    BlockId selectedBoard() const;         ///< The bay whose board is the selected item.
    QString keyOfBox(int box) const;
    void selectAgain(const QString& path);
    /// Selects the item with the given key, or the block with the given path, as soon as the last edit is shown.
    void selectSoon(const QString& at);
    void dragAgain();                   ///< Drags another copy of the dropped item if Shift was down.
    std::vector<Edit> editsOfAnother(); ///< Returns the edits that duplicate the selection. If nothing accepts a copy,
                                        ///< returns no edits and shows a notice.
    std::optional<std::pair<std::size_t, std::size_t>> copiedCustomer() const;
    /// Returns the centre of a rectangle of the diagram, in pixels of the canvas.
    QPointF middleOf(const Rect& place) const { return m_camera.toCanvas(toQt(place)).center(); }
    void announceSelection();
    void perform(const std::vector<Edit>& edits);
    void say(const QString& words);

    Document& m_document;
    Camera m_camera;
    LevelNavigator m_levels;
    const Level& m_level;
    RowModel<NodeRow> m_nodes;
    RowModel<CrumbRow> m_crumbs;
    RowModel<ActionRow> m_actions;
    picture::Picture m_picture;
    std::map<Subject, Subject> m_moved;
    /// Items that the last step of a replay changed; without a replay, items that differ from A.
    std::set<Subject> m_changed;
    int m_step = 0; ///< The step of the replay when the picture was last updated.
    std::optional<ComparedLevel> m_kept;
    Overlay m_overlay;
    std::vector<bool> m_targets; ///< For each box, true if the box accepts the dragged item.
    HighlightedParts m_highlighted, m_highlightedInA;
    QString m_chosen;    ///< Key that was selected last, even if its token is not drawn now; empty if none.
    BlockId m_focus;     ///< Block of the shown level.
    QString m_next;      ///< Path or key to select once the last edit is shown.
    QString m_like;      ///< Path of the last installed board, until another item is clicked.
    std::string m_again; ///< Path of the last drop's target if another copy is to be dragged; otherwise empty.
    QString m_process;   ///< Name of the process that another view selected; empty if none.
    CustomerName m_copy; ///< The last copy that repeat() made, until another item is selected.
    QString m_asked;     ///< Name of the customer that another view shows.
    DragSession m_drag;
    Hover m_hover;
    CanvasInput* m_input;
    ArcsView* m_arcs;
    QString m_offered; ///< Key of the item whose menu is shown.
    QString m_notice;
    QString m_news;
    Selection m_selection;
    QTimer m_noticeTime;
    double m_tokenScale = 1;
    bool m_gliding = false;
    bool m_spotlight = false;
};

} // namespace boardset
