// SPDX-License-Identifier: GPL-3.0-or-later
// Defines the drawing order, and how each state changes the drawing.
#include "ScenePainter.h"

#include "boardset/picture/MarkPart.h"
#include "boardset/picture/MarkPrimitives.h"

#include <algorithm>

namespace boardset {
namespace {

using picture::Mark;
using picture::Primitive;

constexpr double dimmed = 0.45; // opacity of all items that aren't highlighted
constexpr double heldOpacity = 0.3;
constexpr double softOpacity = 0.12;
constexpr double litWidth = 5; // pixels
constexpr double litEdge = 3;
constexpr double knob = 12;
constexpr double ringAir = 3; // gap between a token and its ring, in pixels
constexpr double ringWidth = 2;
constexpr double ringRadius = 6;
constexpr double glowAir = 6;
constexpr double glowWidth = 5;
constexpr double glowOpacity = 0.45;
constexpr double reach = 8; // distance in pixels by which a mark's ring and dot may extend beyond the mark

QRectF toQt(const Rect& rect, double beside) {
    return toQt(rect).adjusted(-beside, -beside, beside, beside);
}

/// Returns the bounds of a line, in pixels.
QRectF boundsOf(const std::vector<Point>& path, const picture::Scale& scale) {
    QPolygonF points;
    for (const Point& point : path)
        points << toQt(point) * scale.zoom;
    return points.boundingRect();
}

/// Returns the boxes whose parts are drawn one by one, because one of them is involved in an action.
std::set<int> boxesWithPartsApart(const SceneView& view) {
    std::set<int> apart;
    for (std::size_t i = 0; i < view.layout->boxes.size(); ++i) {
        const BoxHighlight state = view.overlay->of(static_cast<int>(i));
        const Mark& mark = view.picture->marks[static_cast<std::size_t>(view.picture->boxes[i])];
        const bool isTarget = state.target == TargetState::Current || state.target == TargetState::Possible;
        if (view.layout->boxes[i].identical >= 0 &&
            (isTarget || state.highlighted || view.overlay->selected == mark.subject))
            apart.insert(mark.owner);
    }
    return apart;
}

/// One painting of a picture. A highlighted route is drawn above everything that it crosses; the selection is on top.
class Scene {
public:
    Scene(QPainter& painter, PicturePlayer& player, const SceneView& view, const picture::Scale& scale,
          const picture::LabelPlan& labels, const QRegion& part)
        : m_painter(painter), m_player(player), m_view(view), m_scale(scale), m_picture(*view.picture),
          m_labels(labels), m_part(part), m_targets(m_picture.marks.size()) {
        for (std::size_t i = 0; i < m_picture.boxes.size(); ++i)
            target(m_picture.boxes[i]).box = static_cast<int>(i);
        for (std::size_t i = 0; i < m_picture.wires.size(); ++i)
            target(m_picture.wires[i]).wire = &view.layout->wires.at(i);
        for (const picture::Token& token : m_picture.tokens)
            target(token.mark).token = &token;
        for (std::size_t i = 0; i < m_targets.size(); ++i) {
            const Mark& mark = m_picture.marks[i];
            if (mark.shape == Mark::Shape::Box && mark.instead) // represents the same box as the previous mark
                m_targets[i] = m_targets[i - 1];
            else if (m_targets[i].isNothing() && mark.owner >= 0)
                m_targets[i] = m_targets[static_cast<std::size_t>(mark.owner)];
        }
    }

    void paint() {
        const Overlay& overlay = *m_view.overlay;
        play([](const Mark& mark, const MarkTarget& each) {
            const bool isBracket = mark.shape == Mark::Shape::Wire && each.wire == nullptr;
            return mark.shape == Mark::Shape::Box || mark.shape == Mark::Shape::Bar ||
                   mark.shape == Mark::Shape::Cross || isBracket;
        });
        for (const bool lit : {false, true}) {
            play([&](const Mark& mark, const MarkTarget& each) {
                return mark.shape == Mark::Shape::Wire && each.wire != nullptr &&
                       overlay.isHighlighted(each.wire->link) == lit;
            });
        }
        playLit();
        for (const bool selected : {false, true}) {
            play([&](const Mark& mark, const MarkTarget& each) {
                return each.token != nullptr && mark.shape != Mark::Shape::Text &&
                       (each.token->subject == overlay.selected) == selected;
            });
        }
        play([](const Mark& mark, const MarkTarget&) { return mark.shape == Mark::Shape::Text; });
        m_painter.setOpacity(1);
    }

private:
    /// The item that a mark represents or belongs to: at most one of these members is set.
    struct MarkTarget {
        int box = -1; ///< Index of the box in the layout.
        const Wire* wire = nullptr;
        const picture::Token* token = nullptr;
        bool isNothing() const { return box < 0 && wire == nullptr && token == nullptr; }
    };

    double opacityOf(std::size_t index) const {
        const Overlay& overlay = *m_view.overlay;
        const MarkTarget& each = m_targets[index];
        if (each.token != nullptr)
            return each.token->subject == overlay.dragged ? heldOpacity : overlay.isDimmed(*each.token) ? dimmed : 1;
        if (each.wire != nullptr)
            return overlay.isDimmed(each.wire->link) || overlay.dragging ? dimmed : 1;
        if (each.box < 0)
            return 1;
        const BoxHighlight state = overlay.of(each.box);
        return state.dimmed || state.target == TargetState::Dimmed ? dimmed : 1;
    }

    /// Returns the primitives of a mark in its state; empty if the mark is outside the painted part.
    std::vector<Primitive> primitivesOf(std::size_t index) const {
        const int number = static_cast<int>(index);
        const Mark& mark = m_picture.marks[index];
        const picture::SetText* text = m_labels.of(number);
        if (!m_labels.isDrawn(number) || (mark.shape == Mark::Shape::Text && text == nullptr))
            return {};
        const Point shift = shiftOf(index);
        picture::SetText moved; // the text moves with its token
        if (text != nullptr && shift != Point()) {
            moved = *text;
            moved.rect.x += shift.x * m_scale.zoom;
            moved.rect.y += shift.y * m_scale.zoom;
            text = &moved;
        }
        Rect place = mark.rect;
        place.x += shift.x;
        place.y += shift.y;
        const QRectF seen = mark.shape == Mark::Shape::Wire ? boundsOf(mark.path, m_scale)
                            : text != nullptr               ? toQt(text->rect)
                                                            : toQt(m_scale.of(place));
        const double beside = mark.shape == Mark::Shape::Wire ? reach + mark.width * m_scale.zoom : reach;
        if (!m_part.intersects(seen.adjusted(-beside, -beside, beside, beside).toAlignedRect()))
            return {};
        const Mark* owner = mark.owner < 0 ? nullptr : &m_picture.marks[static_cast<std::size_t>(mark.owner)];
        if (shift == Point() && isPlain(mark, m_targets[index])) // avoids copying marks, most of which are plain
            return picture::primitives(mark, m_scale, owner, text);
        Mark dressed = mark;
        dressed.rect = place;
        dress(dressed, m_targets[index]);
        return picture::primitives(dressed, m_scale, owner, text);
    }

    MarkTarget& target(int mark) { return m_targets[static_cast<std::size_t>(mark)]; }

    /// Returns the offset of a moving token and of the text beside it.
    Point shiftOf(std::size_t index) const {
        const picture::Token* token = m_targets[index].token;
        if (token == nullptr || !m_view.tokenAt)
            return {};
        const Point at = m_view.tokenAt(*token);
        return {at.x - token->rect.x, at.y - token->rect.y};
    }

    static bool isFace(const Mark& mark, const MarkTarget& each) {
        return mark.shape == Mark::Shape::Box && mark.part == picture::part::face && each.box >= 0;
    }

    /// True if the state of the mark's item doesn't change the mark.
    bool isPlain(const Mark& mark, const MarkTarget& each) const {
        if (mark.shape == Mark::Shape::Wire)
            return false;
        const bool isBox = isFace(mark, each);
        const BoxHighlight state = isBox ? m_view.overlay->of(each.box) : BoxHighlight();
        return state.target == TargetState::None && !state.highlighted &&
               (!isBox || m_view.overlay->selected != subjectOf(each.box));
    }

    /// Applies the state of a mark's item to the mark.
    void dress(Mark& mark, const MarkTarget& each) const {
        const Overlay& overlay = *m_view.overlay;
        if (isFace(mark, each)) {
            const BoxHighlight state = overlay.of(each.box);
            const bool aimed = state.target == TargetState::Current;
            if (aimed) {
                mark.fill = Mark::Fill::Plain;
                mark.tone = picture::Tone::Name::AccentSoft;
            }
            if (aimed || state.highlighted || overlay.selected == subjectOf(each.box)) {
                const bool isHot =
                    state.highlighted &&
                    mark.line == picture::Tone(picture::Tone::Name::Stress); // keeps a busy box's colour on a route
                mark.line = isHot ? picture::Tone::Name::Stress : picture::Tone::Name::Accent;
                mark.width = isHot ? 3 : 2;
                mark.edge = Mark::Edge::Solid;
            } else if (state.target == TargetState::Possible &&
                       mark.line == picture::Tone(picture::Tone::Name::Hairline)) {
                mark.line = picture::Tone::Name::Strong;
            }
        } else if (mark.shape == Mark::Shape::Wire && each.wire != nullptr) {
            mark.amount = mark.amount < 0 || !m_view.useOf ? mark.amount : m_view.useOf(mark);
            if (overlay.isHighlighted(each.wire->link) || mark.subject == overlay.selected)
                mark.line = picture::Tone::Name::Accent;
        }
    }

    const Subject& subjectOf(int box) const {
        return m_picture.marks[static_cast<std::size_t>(m_picture.boxes[static_cast<std::size_t>(box)])].subject;
    }

    template <class Which> void play(const Which& which) {
        const auto& marks = m_picture.marks;
        for (std::size_t i = 0; i < marks.size(); ++i) {
            if (!which(marks[i], m_targets[i]))
                continue;
            const std::vector<Primitive> made = primitivesOf(i);
            if (made.empty())
                continue;
            m_painter.setOpacity(opacityOf(i));
            m_player.play(m_painter, made);
            const Subject& subject = marks[i].subject;
            if (m_targets[i].token == nullptr || marks[i].shape == Mark::Shape::Text)
                continue;
            const bool disc = marks[i].shape == Mark::Shape::Disc;
            if (m_view.overlay->changed.contains(subject)) { // draws attention to a changed item
                m_painter.setOpacity(glowOpacity);
                playOutline(disc, made, glowAir, picture::Tone::Name::Accent, glowWidth);
                m_painter.setOpacity(1);
            }
            if (subject == m_view.overlay->selected)
                playOutline(disc, made, ringAir, picture::Tone::Name::Accent, ringWidth);
            else if (m_view.overlay->selectedTokens.contains(subject))
                playOutline(disc, made, ringAir, picture::Tone::Name::Text, ringWidth);
        }
    }

    /// Draws an outline around a token, at a distance from it.
    void playOutline(bool disc, const std::vector<Primitive>& token, double air, picture::Tone tone, double width) {
        QRectF all = toQt(token.front().rect);
        for (std::size_t i = 1; i < (disc ? 1U : 3U); ++i) // the sheets of a stack
            all |= toQt(token.at(i).rect);
        all.adjust(-air, -air, air, air);
        m_player.play(m_painter, {.rect = {all.x(), all.y(), all.width(), all.height()},
                                  .radius = disc ? all.height() / 2 : ringRadius + air - ringAir,
                                  .line = tone,
                                  .width = width});
    }

    /// Draws highlights that other views request, such as the hop of a trace.
    void playLit() {
        m_painter.setOpacity(1);
        for (const std::vector<Point>& path : m_view.overlay->highlightedWires) {
            Mark wire;
            wire.shape = Mark::Shape::Wire;
            wire.path = path;
            wire.width = litWidth / m_scale.zoom;
            wire.tone = picture::Tone::Name::Accent;
            m_player.play(m_painter, picture::primitives(wire, m_scale));
            if (path.empty())
                continue;
            const Point end = m_scale.at(path.back());
            m_player.play(m_painter, {.rect = {end.x - knob / 2, end.y - knob / 2, knob, knob},
                                      .radius = knob / 2,
                                      .fill = picture::Tone::Name::Accent,
                                      .line = picture::Tone::Name::Panel,
                                      .width = 2});
        }
        for (const Rect& box : m_view.overlay->highlightedBoxes) {
            const QRectF around = toQt(m_scale.of(box), 2);
            Primitive soft{.rect = {around.x(), around.y(), around.width(), around.height()},
                           .radius = ringRadius,
                           .fill = picture::Tone::Name::Accent};
            m_painter.setOpacity(softOpacity);
            m_player.play(m_painter, soft);
            m_painter.setOpacity(1);
            soft.fill = {};
            soft.line = picture::Tone::Name::Accent;
            soft.width = litEdge;
            m_player.play(m_painter, soft);
        }
    }

    QPainter& m_painter;
    PicturePlayer& m_player;
    const SceneView& m_view;
    const picture::Scale& m_scale;
    const picture::Picture& m_picture;
    const picture::LabelPlan& m_labels;
    const QRegion& m_part; ///< The part that is painted.
    std::vector<MarkTarget> m_targets;
};

} // namespace

void ScenePainter::setLook(picture::Palette::Name palette, const QString& family) {
    m_player.setLook(palette, family);
    forget();
}

picture::Scale ScenePainter::scaleOf(const SceneView& view) const {
    return {.zoom = view.zoom,
            .whole = true,
            .textScale = view.layout->textScale,
            .labels = view.labels,
            .phase = view.phase,
            .measure = m_player.measure()};
}

QRect ScenePainter::rectOf(double zoom, const Rect& diagram) const {
    return toQt(picture::Scale{.zoom = zoom, .whole = true}.of(diagram)).toRect();
}

std::vector<QRect> ScenePainter::flowsOf(const SceneView& view) const {
    std::vector<QRect> all;
    for (const int wire : view.picture->wires) {
        const Mark& mark = view.picture->marks[static_cast<std::size_t>(wire)];
        const double beside = 1 + mark.width * view.zoom;
        for (std::size_t i = 1; i < mark.path.size() && std::max(mark.forward, mark.backward) > 0; ++i) {
            const QRectF part = boundsOf({mark.path[i - 1], mark.path[i]}, {.zoom = view.zoom});
            all.push_back(part.adjusted(-beside, -beside, beside, beside).toAlignedRect());
        }
    }
    return all;
}

void ScenePainter::paint(QPainter& painter, const SceneView& view, const QRegion& part) {
    const picture::Scale scale = scaleOf(view);
    Scene(painter, m_player, view, scale, labels(view), part).paint();
}

void ScenePainter::play(QPainter& painter, const picture::Picture& picture) {
    m_player.play(painter, picture::primitivesOf(picture, {.whole = true, .measure = m_player.measure()}));
}

const picture::LabelPlan& ScenePainter::labels(const SceneView& view) {
    std::set<int> apart = boxesWithPartsApart(view);
    if (!m_set || m_set->zoom != view.zoom || m_set->labels != view.labels || m_set->apart != apart) {
        const picture::LabelPlan plan(*view.picture, scaleOf(view), apart);
        m_set = SetLabels{view.zoom, view.labels, std::move(apart), plan};
    }
    return m_set->plan;
}

} // namespace boardset
