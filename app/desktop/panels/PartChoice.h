// SPDX-License-Identifier: GPL-3.0-or-later
// Selects one part of the machine in two steps: first the board, then the part on this board.
// A full Sun Fire 15K has over a hundred parts.
#pragma once

#include "boardset/topology/Topology.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>
#include <string>
#include <vector>

namespace boardset {

/// A set of parts, grouped by board. The owner of this object assigns the parts and receives the selection.
class PartChoice : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by TraceView")
    /// Boards that contain parts of the set. A machine without boards has a single entry without a name.
    /// If there are no parts, the selected index `board` is -1.
    Q_PROPERTY(QStringList boards READ boards NOTIFY changed)
    Q_PROPERTY(int board READ board WRITE setBoard NOTIFY changed)
    /// Parts on the selected board: "P1", "P1 memory".
    Q_PROPERTY(QStringList parts READ parts NOTIFY changed)
    Q_PROPERTY(int part READ part WRITE setPart NOTIFY changed)
public:
    using QObject::QObject;

    QStringList boards() const;
    int board() const { return m_board; }
    QStringList parts() const;
    int part() const { return m_part; }

    /// Selects a board.
    /// On this board, selects the part with the same name as the previously selected part, or otherwise the first part.
    void setBoard(int board);
    void setPart(int part);
    /// Assigns the parts. Selects the first part that is at or below the given path, if there is one.
    void assign(const Topology& topology, const std::vector<BlockId>& parts, const std::string& path);

Q_SIGNALS:
    void changed();
    void chosen(const std::string& path); ///< The user selected a part.

private:
    struct Board {
        QString title;
        QStringList parts;
        std::vector<std::string> paths;
    };

    Board& boardFor(const QString& title);

    std::vector<Board> m_boards;
    int m_board = -1;
    int m_part = -1;
};

} // namespace boardset
