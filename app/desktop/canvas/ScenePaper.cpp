// SPDX-License-Identifier: GPL-3.0-or-later
// Head, drawing and foot, one below the other; the same head as that of the SVG.
#include "ScenePaper.h"

#include "Format.h"
#include "Wording.h"

#include "boardset/picture/AnswerFigures.h"
#include "boardset/topology/Titles.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace boardset {
namespace {

using format::text;
using format::tr;

constexpr double paperEdge = 24;

class Paper {
public:
    Paper(QPainter& painter, const SceneLook& look) : m_painter(painter), m_look(look) {}

    double headHeight() const { return 4.6 * m_look.body + 16; }
    double footHeight() const { return 3 * m_look.caption; }
    double remarksHeight(const PaperWords& words, double width) const {
        const QRectF room(0, 0, width - 2 * paperEdge, 1e4);
        const QString all = words.remarks.join(u'\n');
        const double height =
            QFontMetricsF(font(m_look.caption, false)).boundingRect(room, Qt::TextWordWrap, all).height();
        return all.isEmpty() ? 0 : std::ceil(height) + m_look.caption;
    }

    void head(const PaperWords& words, double width) {
        double right = width - paperEdge;
        for (auto each = words.figures.rbegin(); each != words.figures.rend(); ++each)
            right = figure(*each, right);
        const QRectF room(paperEdge, 8, right - paperEdge, 2.9 * m_look.body);
        int pixels = m_look.body + 3;
        while (pixels > m_look.caption && bounds(room, words.title, pixels).height() > room.height())
            --pixels;
        const QRectF title = bounds(room, words.title, pixels) & room;
        write(title, Qt::TextWordWrap | Qt::AlignTop, words.title, pixels, true, m_look.text);
        const QRectF below(paperEdge, title.bottom() + 2, right - paperEdge, 1.6 * m_look.caption);
        m_painter.setFont(font(m_look.caption, false));
        const QString place =
            m_painter.fontMetrics().elidedText(words.place, Qt::ElideRight, static_cast<int>(below.width()));
        write(below, Qt::AlignVCenter, place, m_look.caption, false, m_look.secondary);
    }
    void foot(const PaperWords& words, QRectF room) {
        QRectF inside = room.adjusted(paperEdge, 0, -paperEdge, 0);
        if (!words.legend.isEmpty())
            inside.setRight(legend(words.legend, inside) - paperEdge);
        m_painter.setFont(font(m_look.caption, false));
        const int width = std::max(0, static_cast<int>(inside.width()));
        write(inside, Qt::AlignVCenter, m_painter.fontMetrics().elidedText(words.foot, Qt::ElideRight, width),
              m_look.caption, false, m_look.secondary);
    }

    void remarks(const PaperWords& words, const QRectF& room) {
        write(room.adjusted(paperEdge, 0, -paperEdge, 0), Qt::TextWordWrap, words.remarks.join(u'\n'), m_look.caption,
              false, m_look.text);
    }

private:
    /// One number above what it is, right of which is the next; its left edge, for what stands before it.
    double figure(const PaperFigure& figure, double right) {
        const int large = m_look.body + 5;
        m_painter.setFont(font(large, true));
        const double value = m_painter.fontMetrics().horizontalAdvance(figure.value);
        m_painter.setFont(font(m_look.caption, false));
        const double width =
            std::ceil(std::max<double>(value, m_painter.fontMetrics().horizontalAdvance(figure.label))) + 1;
        const QRectF upper(right - width, 8, width, 1.6 * large);
        const QColor ink = figure.hot ? m_look.heat(1) : m_look.text;
        write(upper, Qt::AlignRight | Qt::AlignVCenter, figure.value, large, true, ink);
        write({upper.left(), upper.bottom(), width, 1.6 * m_look.caption}, Qt::AlignRight | Qt::AlignVCenter,
              figure.label, m_look.caption, false, m_look.secondary);
        return right - width - paperEdge;
    }
    /// What the colours of wires and bars say, at the right; its left edge.
    double legend(const QString& words, QRectF room) {
        constexpr int steps = 8;
        constexpr double step = 24;
        constexpr double air = 8;
        const QString most = QStringLiteral("100 %");
        write(room, Qt::AlignRight | Qt::AlignVCenter, most, m_look.caption, false, m_look.secondary);
        room.setRight(room.right() - m_painter.fontMetrics().horizontalAdvance(most) - air - steps * step);
        for (int i = 0; i < steps; ++i) {
            m_painter.fillRect(QRectF(room.right() + i * step, room.center().y() - air / 2, step, air),
                               m_look.heat(i / (steps - 1.0)));
        }
        room.setRight(room.right() - air);
        const QString least = words + QStringLiteral("  0");
        write(room, Qt::AlignRight | Qt::AlignVCenter, least, m_look.caption, false, m_look.secondary);
        return room.right() - m_painter.fontMetrics().horizontalAdvance(least);
    }
    QFont font(int pixels, bool strong) const {
        QFont font(m_look.family);
        font.setPixelSize(pixels);
        font.setWeight(strong ? QFont::DemiBold : QFont::Normal);
        return font;
    }
    QRectF bounds(const QRectF& room, const QString& words, int pixels) {
        m_painter.setFont(font(pixels, true));
        return m_painter.boundingRect(room, Qt::TextWordWrap | Qt::AlignTop, words);
    }
    void write(const QRectF& room, int how, const QString& words, int pixels, bool strong, const QColor& ink) {
        m_painter.setFont(font(pixels, strong));
        m_painter.setPen(ink);
        m_painter.drawText(room, how, words);
    }

    QPainter& m_painter;
    const SceneLook& m_look;
};

} // namespace

QImage paperOf(ScenePicture& picture, const PaperWords& words, double scale) {
    if (picture.view() == nullptr || picture.width() < 1 || picture.height() < 1)
        return {};
    const QRectF seen = picture.view()->camera()->window();
    QPainter painter;
    Paper paper(painter, picture.look());
    const double remarks = paper.remarksHeight(words, seen.width());
    const double foot = paper.headHeight() + seen.height();
    const QSizeF size(seen.width(), foot + paper.footHeight() + remarks);
    QImage image((size * scale).toSize(), QImage::Format_RGB32);
    image.fill(picture.look().ground);
    painter.begin(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.scale(scale, scale);
    painter.save();
    painter.setClipRect(QRectF(0, paper.headHeight(), seen.width(), seen.height()));
    painter.translate(0, paper.headHeight() - seen.top());
    picture.paintPlain(painter);
    painter.restore();
    paper.head(words, size.width());
    paper.foot(words, {0, foot, size.width(), paper.footHeight()});
    paper.remarks(words, {0, foot + paper.footHeight(), size.width(), remarks});
    painter.end();
    return image;
}

PaperWords paperWordsOf(const Document& document, const Level& level) {
    const Answer& answer = document.answer();
    const Topology& topology = document.topology();
    PaperWords words;
    const std::string& title = document.scenario().title;
    words.title = text(title.empty() ? topology.machine().title : title);
    for (BlockId at = level.layout.focus; at > rootBlock; at = topology.block(at).parent)
        if (topology.block(at).role != Role::Group)
            words.place = QStringLiteral(" \u203a ") + text(displayName(topology, at)) + words.place;
    words.place = text(topology.machine().title) + words.place;
    if (answer.classes.empty()) {
        words.figures.push_back({tr("no %1 runs").arg(customerWord(topology)), {}, false});
        return words;
    }
    words.figures.push_back(
        {answer.isEndless() ? tr("overloaded") : format::rate(rateOf(answer)), tr("throughput"), false});
    words.figures.push_back({answer.isEndless() ? tr("without end") : format::nanoseconds(answer.meanLatencyNs),
                             tr("mean latency"), false});
    if (const auto busiest = answer.bottleneck()) {
        words.figures.push_back({format::wholePercent(busiest->utilisation),
                                 tr("busiest: %1").arg(text(busiest->title)), busiest->isHot()});
    }
    words.foot = text(picture::solvedBy(answer));
    words.legend = tr("utilisation");
    return words;
}

} // namespace boardset
