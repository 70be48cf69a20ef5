// SPDX-License-Identifier: GPL-3.0-or-later
// The canvas's view-model: which level is shown, what stands on it, and what the hand is doing there.
#pragma once

#include "Camera.h"
#include "CanvasRows.h"
#include "Chosen.h"
#include "Document.h"
#include "Format.h"
#include "Hand.h"
#include "Hover.h"
#include "Levels.h"
#include "Move.h"
#include "Overlay.h"
#include "Subject.h"

#include "boardset/analysis/Pace.h"
#include "boardset/picture/Picture.h"

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>
#include <utility>

namespace boardset {

/// What is kept as A, at the level that is shown.
struct KeptLevel {
    std::shared_ptr<const Sight> sight;
    bool isSame = false; ///< It has the same block of the same machine; else there is no drawing.
    Layout layout;
    picture::Picture picture;
    bool isAlike = false; ///< Its boxes lie where those of the level lie.
};

/// What `Canvas` in Boardset.Canvas draws. Its rows are made anew by edits and by another level; what is aimed at,
/// followed and selected is the overlay, which changes alone.
class CanvasView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(boardset::RowListModel* nodes READ nodes CONSTANT)
    Q_PROPERTY(boardset::RowListModel* crumbs READ crumbs CONSTANT)
    Q_PROPERTY(boardset::RowListModel* actions READ actions CONSTANT)
    Q_PROPERTY(boardset::Camera* camera READ camera CONSTANT)
    Q_PROPERTY(boardset::Move* move READ move CONSTANT)
    Q_PROPERTY(boardset::Hover* hover READ hover CONSTANT)
    Q_PROPERTY(boardset::Hand* hand READ hand CONSTANT)
    Q_PROPERTY(bool behind READ isBehind NOTIFY behindChanged) ///< It draws what was before the last change.
    Q_PROPERTY(bool inside READ isInside NOTIFY levelChanged)
    /// In a lesson nothing is guessed yet: neither the drawing nor a drag tells what would come of it.
    Q_PROPERTY(bool veiled READ isVeiled NOTIFY veiledChanged)
    Q_PROPERTY(QString levelText READ levelText NOTIFY levelChanged)
    Q_PROPERTY(QString selected READ selected NOTIFY selectionChanged)
    Q_PROPERTY(QStringList chosen READ chosen NOTIFY selectionChanged) ///< Keys of tokens selected beside that one.
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)
    /// Announcements since the last selection, to describe the item with the keyboard focus: see Announcer.
    Q_PROPERTY(QString news READ news NOTIFY newsChanged)
    Q_PROPERTY(QString bottleneck READ bottleneck NOTIFY refreshed)
    Q_PROPERTY(double bottleneckUse READ bottleneckUse NOTIFY refreshed)
    Q_PROPERTY(bool bottleneckHot READ isBottleneckHot NOTIFY refreshed)
    Q_PROPERTY(QString bottleneckWord READ bottleneckWord NOTIFY refreshed)
    /// The busiest part, and the ways of those who use it, stand out; all else is dimmed.
    Q_PROPERTY(bool spotlight READ hasSpotlight WRITE setSpotlight NOTIFY spotlightChanged)

public:
    explicit CanvasView(Document& document, QObject* parent = nullptr);

    RowModel<NodeRow>* nodes() { return &m_nodes; }
    RowModel<CrumbRow>* crumbs() { return &m_crumbs; }
    RowModel<ActionRow>* actions() { return &m_actions; }
    Camera* camera() { return &m_camera; }
    Move* move() { return &m_move; }
    Hover* hover() { return &m_hover; }
    Hand* hand() { return m_hand; }
    const Level& level() const { return m_level; }
    const Overlay& overlay() const { return m_overlay; }
    bool isBehind() const { return m_document.isBehind(); }
    bool isInside() const { return m_levels.isInside(); }
    bool isVeiled() const { return m_levels.isVeiled(); }
    void setVeiled(bool veiled);
    const picture::Picture& picture() const { return m_picture; }
    /// Stacks that the last edit moved, as movedStacks() says.
    const std::map<picture::Subject, picture::Subject>& moved() const { return m_moved; }
    const KeptLevel* kept() const { return m_kept ? &*m_kept : nullptr; } ///< Null: nothing is.
    LabelRank labels() const { return m_levels.labels(); }                ///< The last that is shown.
    void setTextScale(double scale);                                      ///< As Levels; what is selected stays so.
    QString levelText() const;
    QString selected() const { return m_chosen.first(); }
    QStringList chosen() const { return m_chosen.others(); }
    /// What is selected together; with one token or none selected, at most that.
    Things chosenThings() const { return m_chosen.things(m_picture.tokens, m_document.scenario().workload, m_level); }
    QString notice() const { return m_notice; }
    QString news() const { return m_news; }
    void setNews(const QString& news) {
        if (std::exchange(m_news, news) != news)
            Q_EMIT newsChanged();
    }
    bool isGliding() const { return m_gliding; } ///< An edit moves tokens; zooming only places them.

    QString bottleneck() const; ///< "port of SB3, 98 %"; empty when idle.
    double bottleneckUse() const { return m_document.answer().bottleneck().value_or(StationAnswer()).utilisation; }
    QString bottleneckWord() const { return format::text(boardset::bottleneckWord(m_document.answer())); }
    bool isBottleneckHot() const { return m_document.answer().bottleneck().value_or(StationAnswer()).isHot(); }

    bool hasSpotlight() const { return m_spotlight; }
    void setSpotlight(bool on);

    /// Goes to a level by the path of its block. What has nothing inside is selected where it stands.
    Q_INVOKABLE void show(const QString& path);
    /// Lights the way of a customer that is looked at elsewhere, until something is selected here; empty: of none.
    void followCustomer(const QString& name);
    /// Lights blocks and links; goes out to a level and a zoom that show them all.
    void light(const std::vector<BlockId>& blocks, const std::vector<Passage>& passages);
    /// Lights parts here and on A's picture, as far as they are in sight.
    void pointAt(const LitParts& ofA, const LitParts& here);
    const LitParts& litOfA() const { return m_litOfA; }
    /// What the pointer does; positions are in the canvas, in pixels.
    bool takeAt(QPointF at); ///< Begins a move if a token or a board is there.
    bool isTokenAt(QPointF at) const { return tokenOf(nodeAt(at)) != nullptr; }
    void chooseIn(QRectF frame); ///< All tokens with their middle in it.
    /// Selects and inspects; the key of what was there. `more`: a token is added to what is selected, or taken out.
    QString clickAt(QPointF at, bool more = false);
    Q_INVOKABLE void chooseAll();
    void enterAt(QPointF at);
    bool offerAt(QPointF at); ///< Fills `actions`; false if there are none.
    void offerSelected() { offer(nodeOf(selected())); }
    Q_INVOKABLE void act(int action); ///< Does what a line of `actions` says.
    Q_INVOKABLE void select(const QString& key);
    void selectProcess(const QString& process) {
        m_process = process;
    }                                                        ///< New threads and pages belong to it; empty: none.
    void selectThing(Subject::Kind kind, const QString& id); ///< If this level draws it: a link else selects nothing.
    Q_INVOKABLE void removeSelected();
    Q_INVOKABLE void failSelected(); ///< Or repairs it.
    /// Another board like the last that was put down, or another of what is selected.
    Q_INVOKABLE void repeat();
    /// Pulls a link between nodes out, or plugs it in again: the one at a point of the canvas, or else the selected
    /// one.
    bool pullAt(QPointF at);          ///< False if there is none.
    Q_INVOKABLE void askBottleneck(); ///< Why is it busy?

public Q_SLOTS:
    void fit() { m_levels.fit(); }
    void zoomIn() { m_levels.zoom(zoomStep); }
    void zoomOut() { m_levels.zoom(1 / zoomStep); }
    void enterSelected();
    void leave();                      ///< Esc: gives a move up, or else goes out.
    void goOut() { m_levels.goOut(); } ///< To the level around; what is in the hand stays there.
    /// Takes up the selected thread, pages or board by keyboard.
    void startMove();
    /// A thread, also one that is not drawn by itself.
    Q_INVOKABLE void startMoveOf(const QString& thread);
    /// Takes up a new part at the pointer; it is put down on the canvas or given up with Esc.
    void startThread() { startFresh(Cargo::Thread); }
    void startPages() { startFresh(Cargo::Pages); }
    void startBoard(const QString& type, bool byKeyboard = false); ///< Block type.

Q_SIGNALS:
    void behindChanged();
    void whyRequested(boardset::Subject::Kind kind, const QString& id);
    void inspectRequested(boardset::Subject::Kind kind, const QString& id);
    void inspectAllRequested(const boardset::Things& things);
    void traceRequested(const QString& processor); ///< Path of a processor, or of what holds it.
    void traceToRequested(const QString& memory);  ///< The same of a memory.
    void levelChanged();
    void labelsChanged();
    void pictureChanged();
    void overlayChanged();
    void litOfAChanged();
    void spotlightChanged();
    void veiledChanged();
    void selectionChanged();
    void noticeChanged();
    void newsChanged();
    void refreshed();
    void glidingChanged();

private:
    // Null: nothing, or none.
    const picture::Node* nodeOf(const QString& key) const;
    const picture::Node* nodeAt(QPointF at) const;
    const picture::Token* tokenOf(const picture::Node* node) const;
    const Box* boxOf(const picture::Node* node) const;
    QStringList hoverLines(QPointF at) const;
    void showTopology();
    void showLevel();
    void refresh();
    void follow();
    void refreshTokens();
    void followStacks();
    void paintPicture();
    std::optional<KeptLevel> keptLevel() const;
    std::set<picture::Subject> changedSinceA() const;
    void refreshCrumbs();
    void refreshTakers();
    void refreshOverlay();
    CustomerWay wayNow() const;
    void keepMove();
    void offer(const picture::Node* node);
    void act(CanvasAction action);
    /// What something that was hit is called elsewhere; of nothing: the machine.
    std::pair<Subject::Kind, QString> subjectOf(const picture::Node* node) const;
    void inspect(const picture::Node* node);
    void ask(const picture::Node* node);
    ProcessName freshProcess() const; ///< The selected one, or that of the selected token, or the first.
    void take(const picture::Token& token, bool byKeyboard);
    void hold(Held held, const QString& key, QPointF at, bool byKeyboard); ///< As Move::begin().
    bool takeBoardAt(const picture::Node* node, QPointF at);
    LinkId linkOf(const picture::Node& wire) const {
        return m_level.layout.wires.at(static_cast<std::size_t>(wire.index)).link;
    }
    bool takeLinkAt(const picture::Node& wire, QPointF at, bool byKeyboard = false); ///< False: it is between no nodes.
    void takeBoard(BlockId bay, QPointF at, bool byKeyboard);
    void startFresh(Cargo cargo);
    BlockId boardAt(const Box* box) const; ///< The bay of this level whose board a box is, or is a part of.
    BlockId selectedBoard() const;         ///< The bay whose board is selected itself.
    QString keyOfBox(int box) const;
    void selectAgain(const QString& path);
    /// What is drawn by that key, or the block of a path, once the last edit is shown.
    void selectSoon(const QString& at);
    void takeAgain();                   ///< Another like what was let go of, if it was kept.
    std::vector<Edit> editsOfAnother(); ///< Of what is selected; none if there is no place, which is said.
    std::optional<std::pair<std::size_t, std::size_t>> copiedCustomer() const;
    QPointF middleOf(const Rect& place) const { return m_camera.toCanvas(toQt(place)).center(); } ///< On the canvas.
    void tellSelection();
    void perform(const std::vector<Edit>& edits);
    void say(const QString& words);

    Document& m_document;
    Camera m_camera;
    Levels m_levels;
    const Level& m_level;
    RowModel<NodeRow> m_nodes;
    RowModel<CrumbRow> m_crumbs;
    RowModel<ActionRow> m_actions;
    picture::Picture m_picture;
    std::map<picture::Subject, picture::Subject> m_moved;
    std::set<picture::Subject> m_changed; ///< By the last step of a replay; else what stands otherwise than in A.
    int m_step = 0;                       ///< Of a replay, that is shown.
    std::optional<KeptLevel> m_kept;
    Overlay m_overlay;
    std::vector<bool> m_takes; ///< By box: whether it takes what is in the hand.
    LitParts m_lit, m_litOfA;
    QString m_next;      ///< Path of a block, or key of what is drawn, that is selected once the last edit is shown.
    QString m_like;      ///< Path of the board that was put down last, until something else is clicked at.
    std::string m_again; ///< Path of where something was let go of that is to be taken up anew.
    QString m_process;   ///< Name of the process that is selected elsewhere; empty: none.
    CustomerName m_copy; ///< The last one that repeat() added, until something else is selected.
    QString m_asked;     ///< Name of a customer that is looked at elsewhere.
    Move m_move;
    Hover m_hover;
    Hand* m_hand;
    QString m_offered; ///< Key of what the menu is about.
    QString m_notice;
    QString m_news;
    Chosen m_chosen; ///< What is selected.
    QTimer m_noticeTime;
    double m_tokenScale = 1;
    bool m_gliding = false;
    bool m_spotlight = false;
};

} // namespace boardset
