// SPDX-License-Identifier: GPL-3.0-or-later
// The canvas's view-model: which level is shown, what stands on it, and what the hand is doing there.
#pragma once

#include "ActionModel.h"
#include "BoxModel.h"
#include "Camera.h"
#include "CrumbModel.h"
#include "Document.h"
#include "Hand.h"
#include "Highlight.h"
#include "Hover.h"
#include "Level.h"
#include "Move.h"
#include "StreamWay.h"
#include "TokenModel.h"
#include "TokenRows.h"
#include "WireModel.h"

#include "boardset/diagram/LabelRanks.h"

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

namespace boardset {

/// What `Canvas` in Boardset.Canvas draws. Kinds of things in the signals: "block" (id: its path), "link" (id: its
/// title), "thread" (id: its name), "region" (id: "process/region"); busiestIn() and stationOfLink() find the station.
class CanvasView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(boardset::BoxModel* boxes READ boxes CONSTANT)
    Q_PROPERTY(boardset::WireModel* wires READ wires CONSTANT)
    Q_PROPERTY(boardset::TokenModel* tokens READ tokens CONSTANT)
    Q_PROPERTY(boardset::CrumbModel* crumbs READ crumbs CONSTANT)
    Q_PROPERTY(boardset::ActionModel* actions READ actions CONSTANT)
    Q_PROPERTY(boardset::Camera* camera READ camera CONSTANT)
    Q_PROPERTY(boardset::Move* move READ move CONSTANT)
    Q_PROPERTY(boardset::Hover* hover READ hover CONSTANT)
    Q_PROPERTY(boardset::Hand* hand READ hand CONSTANT)
    Q_PROPERTY(boardset::Highlight* highlight READ highlight CONSTANT)
    Q_PROPERTY(bool inside READ isInside NOTIFY levelChanged)
    Q_PROPERTY(int labels READ labels NOTIFY labelsChanged) ///< The last LabelRank that is shown.
    Q_PROPERTY(QString levelText READ levelText NOTIFY levelChanged)
    Q_PROPERTY(QString selected READ selected NOTIFY selectedChanged)
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)
    Q_PROPERTY(bool idle READ isIdle NOTIFY refreshed)
    Q_PROPERTY(bool gliding READ isGliding NOTIFY glidingChanged) ///< An edit moves tokens; zooming only places them.
    Q_PROPERTY(QString bottleneck READ bottleneck NOTIFY refreshed)
    Q_PROPERTY(double bottleneckUse READ bottleneckUse NOTIFY refreshed)

public:
    explicit CanvasView(Document& document, QObject* parent = nullptr);

    BoxModel* boxes() { return &m_boxes; }
    WireModel* wires() { return &m_wires; }
    TokenModel* tokens() { return &m_tokens; }
    CrumbModel* crumbs() { return &m_crumbs; }
    ActionModel* actions() { return &m_actions; }
    Camera* camera() { return &m_camera; }
    Move* move() { return &m_move; }
    Hover* hover() { return &m_hover; }
    /// Paths on the way of the stream that is pointed at, asked for or selected.
    QSet<QString> followed() const { return pathsOn(m_way, m_level); }
    Hand* hand() { return m_hand; }
    Highlight* highlight() { return &m_highlight; }
    const Level& level() const { return m_level; }
    bool isInside() const { return m_level.layout.focus != 0; }
    int labels() const { return static_cast<int>(m_labels); }
    QString levelText() const;
    QString selected() const { return m_selected; }
    QString notice() const { return m_notice; }
    bool isGliding() const { return m_gliding; }
    bool isIdle() const { return m_document.answer().classes.empty(); } ///< Nothing runs: nothing flows.

    QString bottleneck() const; ///< "port of SB3, 98 %"; empty when idle.
    double bottleneckUse() const;

    /// Goes to a level by the path of its block.
    Q_INVOKABLE void show(const QString& path);
    /// Lights the way of a stream that is looked at elsewhere, until something is selected here; empty: of none.
    void followStream(const QString& name);
    /// Lights blocks and links; goes out to a level and a zoom that show them all.
    void light(const std::vector<int>& blocks, const std::vector<Passage>& passages);
    /// What the pointer does; positions are in the canvas, in pixels.
    Q_INVOKABLE bool takeAt(QPointF at);     ///< Begins a move if a token or a board is there.
    Q_INVOKABLE QString clickAt(QPointF at); ///< Selects and inspects; the key of what was there.
    Q_INVOKABLE void enterAt(QPointF at);
    Q_INVOKABLE bool offerAt(QPointF at); ///< Fills `actions`; false if there are none.
    Q_INVOKABLE void offerSelected();
    Q_INVOKABLE void act(const QString& action);
    Q_INVOKABLE void select(const QString& key);
    void selectLink(const QString& title); ///< Nothing, if this level does not draw it.
    Q_INVOKABLE void removeSelected();
    Q_INVOKABLE void askBottleneck(); ///< Why is it busy?

public Q_SLOTS:
    void fit() { m_camera.fit(); }
    void zoomIn();
    void zoomOut();
    void enterSelected();
    void leave(); ///< Esc: gives a move up, or else goes out.
    void goOut(); ///< To the level around; what is in the hand stays there.
    /// Takes up the selected thread, pages or board by keyboard.
    void startMove();
    /// Takes up a new part, "thread", "pages" or "board:TYPE", at the pointer; it is put down on the canvas or given up
    /// with Esc.
    void startAdd(const QString& kind);

Q_SIGNALS:
    void whyRequested(const QString& kind, const QString& id);
    void inspectRequested(const QString& kind, const QString& id);
    void traceRequested(const QString& processor); ///< Path of a processor, or of what holds it.
    void traceToRequested(const QString& memory);  ///< The same of a memory.
    void levelChanged();
    void labelsChanged();
    void selectedChanged();
    void noticeChanged();
    void refreshed();
    void glidingChanged();

private:
    /// What is at a point: the first of these that is not empty.
    struct Hit {
        QString token; ///< Key.
        int wire = -1;
        int box = -1;
    };
    Hit hitAt(QPointF at) const;
    QStringList hoverLines(QPointF at) const;
    void showLevel(int focus, Detail detail);
    void showMachine();
    void refresh();
    void follow();
    void refreshBoxes();
    void refreshTokens();
    void refreshCrumbs();
    void refreshWires();
    void followWay();
    void refreshLabels();
    void measureLabels();
    void keepMove();
    TargetState targetOf(int box) const;
    void enter(int box);
    void zoomedIn(QPointF at);
    void zoomedOut();
    int boxOf(const QString& key) const;
    int wireOf(const QString& key) const;
    void choose(const Hit& hit);
    void offer(const Hit& hit);
    void offerToken(const TokenRow& token, std::vector<ActionRow>& rows) const;
    void offerBox(int at, std::vector<ActionRow>& rows) const;
    void offerPlacing(int at, std::vector<ActionRow>& rows) const; ///< Of threads and pages.
    void request(const Hit& hit, bool why);
    Held heldOf(const TokenRow& token) const;
    Held freshOf(Cargo cargo) const;
    void take(const TokenRow& token, QPointF at, bool byKeyboard);
    void startBoard(const QString& type);
    int boardAt(int box) const; ///< The bay of this level whose board a box is, or is a part of; -1 if none.
    int selectedBoard() const;  ///< The bay whose board is selected itself; -1 if none.
    void selectBlock(const QString& path);
    void takeBoard(int bay, QPointF at, bool byKeyboard);
    bool takeBoardAt(const Hit& hit, QPointF at);
    void perform(const std::vector<Edit>& edits);
    void say(const QString& words);
    int processOf(const QString& name) const;

    Document& m_document;
    Level m_level;
    Camera m_camera;
    BoxModel m_boxes;
    WireModel m_wires;
    TokenModel m_tokens;
    CrumbModel m_crumbs;
    ActionModel m_actions;
    TokenRows m_placer;
    Highlight m_highlight;
    StreamWay m_way; ///< Of what is under the pointer, else of what was asked for or selected.
    QString m_asked; ///< Name of a stream that is looked at elsewhere.
    Move m_move;
    Hover m_hover;
    Hand* m_hand;
    Hit m_offered;
    LabelRanks m_ranks;
    LabelRank m_labels = LabelRank::Name;
    QString m_selected, m_notice;
    QTimer m_noticeTime;
    double m_tokenScale = 1;
    bool m_gliding = false;
};

} // namespace boardset
