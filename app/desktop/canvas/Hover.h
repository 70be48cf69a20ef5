// SPDX-License-Identifier: GPL-3.0-or-later
// The state of the hover card, which describes the item under a resting pointer.
#pragma once

#include <QObject>
#include <QPointF>
#include <QStringList>
#include <QTimer>
#include <QtQml/qqmlregistration.h>
#include <functional>

namespace boardset {

class Hover : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by CanvasView")
    Q_PROPERTY(bool shown READ isShown NOTIFY changed)
    Q_PROPERTY(QStringList lines READ lines NOTIFY changed)
    Q_PROPERTY(QPointF at READ at NOTIFY changed)
    Q_PROPERTY(int delay MEMBER m_delay NOTIFY delayChanged)

public:
    /// `read` returns the lines of text for a point of the canvas, or no lines if nothing is there.
    explicit Hover(std::function<QStringList(QPointF)> read, QObject* parent = nullptr)
        : QObject(parent), m_read(std::move(read)) {
        m_rest.setSingleShot(true);
        connect(&m_rest, &QTimer::timeout, this, &Hover::show);
    }
    bool isShown() const { return !m_lines.isEmpty(); }
    QStringList lines() const { return m_lines; }
    QPointF at() const { return m_at; }

    Q_INVOKABLE void moveTo(QPointF canvas) {
        clear();
        m_at = canvas;
        m_rest.start(m_delay);
        Q_EMIT moved(canvas);
    }
    /// Updates the displayed text, because it may be outdated.
    void readAgain() {
        if (isShown())
            show();
    }
    Q_INVOKABLE void hide() {
        clear();
        Q_EMIT left();
    }

Q_SIGNALS:
    void changed();
    void delayChanged();
    void moved(QPointF canvas);
    void left(); ///< The pointer has left the canvas, or what is under the pointer has moved.

private:
    void clear() {
        m_rest.stop();
        if (!m_lines.isEmpty()) {
            m_lines.clear();
            Q_EMIT changed();
        }
    }
    void show() {
        const QStringList lines = m_read(m_at);
        if (lines == m_lines)
            return;
        m_lines = lines;
        Q_EMIT changed();
    }
    std::function<QStringList(QPointF)> m_read;
    QTimer m_rest;
    QStringList m_lines;
    QPointF m_at;
    int m_delay = 400;
};

} // namespace boardset
