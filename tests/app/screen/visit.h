// SPDX-License-Identifier: GPL-3.0-or-later
// Shows all views of the window, for tests of the whole window.
#pragma once

#include "user.h"

#include <array>

namespace boardset::test {

inline QObject* overlaysOf(const Screen& screen) {
    return findType(screen.window->contentItem(), "Overlays_QMLTYPE");
}

/// Five scenarios, one of each family.
inline constexpr std::array families{"sunfire6800-first", "t5440-first", "p650-first", "sparcserver690mp-case3",
                                     "firelink-first"};

/// Shows every view of the window, one after the other, and calls `check` with a description of each.
template <class Check> void visit(const Screen& screen, const Check& check) {
    Session& session = *screen.session;
    for (const auto tab : {Preferences::SideTab::Machines, Preferences::SideTab::Build, Preferences::SideTab::Learn}) {
        screen.turnTo(tab);
        check("side panel, tab " + std::to_string(static_cast<int>(tab)));
    }
    for (int tab = Drawer::Evidence; tab <= Drawer::Advisor; ++tab) {
        session.drawer()->ask(static_cast<Drawer::Tab>(tab));
        screen.settle();
        check("drawer tab " + std::to_string(tab));
    }
    session.sweep()->choose(true);
    session.drawer()->ask(Drawer::Plots);
    screen.settle();
    check("sweep");
    for (const NodeRow& row : std::vector<NodeRow>(session.canvas()->nodes()->rows().begin(),
                                                   session.canvas()->nodes()->rows().begin() + 6)) {
        session.canvas()->select(row.key);
        screen.settle();
        check("inspector of " + row.key.toStdString());
    }
    session.canvas()->startThread();
    screen.settle();
    check("while carrying");
    session.canvas()->drag()->cancel();
    session.why()->show({Subject::Throughput});
    screen.settle();
    check("derivation");
    session.why()->close();
    session.compare()->keep();
    session.drawer()->ask(Drawer::Differences);
    screen.settle();
    check("comparison");
    for (const char* dialog :
         {"search", "help", "sheet", "rename", "best", "generations", "words", "open", "save", "svg"}) {
        session.open({QStringLiteral("dialog"), QString::fromUtf8(dialog)});
        screen.settle();
        check(std::string("dialog ") + dialog);
        pressAndPaint(screen, Qt::Key_Escape);
        pressAndPaint(screen, Qt::Key_Escape);
    }
}

} // namespace boardset::test
