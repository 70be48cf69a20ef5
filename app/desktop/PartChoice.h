// SPDX-License-Identifier: GPL-3.0-or-later
// One part of the machine, chosen in two steps: its board, then the part on it. A full 15K has over a hundred.
#pragma once

#include "boardset/topology/Topology.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>
#include <string>
#include <vector>

namespace boardset {

/// Some parts, by board. The owner assigns them and hears what is chosen.
class PartChoice : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by TraceView")
    /// Boards with such parts; one without a name where the machine has none. -1: there is no such part.
    Q_PROPERTY(QStringList boards READ boards NOTIFY changed)
    Q_PROPERTY(int board READ board WRITE setBoard NOTIFY changed)
    /// The parts on that board: "P1", "P1 memory".
    Q_PROPERTY(QStringList parts READ parts NOTIFY changed)
    Q_PROPERTY(int part READ part WRITE setPart NOTIFY changed)
public:
    using QObject::QObject;

    QStringList boards() const;
    int board() const { return m_board; }
    QStringList parts() const;
    int part() const { return m_part; }

    /// On another board the part with the same name is chosen, or the first.
    void setBoard(int board);
    void setPart(int part);
    /// Takes parts up; chosen is the first one at or below a path, if any.
    void assign(const Topology& topology, const std::vector<BlockId>& parts, const std::string& path);

Q_SIGNALS:
    void changed();
    void chosen(const std::string& path); ///< By the user.

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
