// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of the Guess tab in the real window.
#include "screen.h"

using namespace boardset;
using namespace boardset::test;

namespace {

/// The p650 with the Guess tab open and focused.
struct Guessing {
    Guessing() : screen(QSize(1280, 800), 100), view(*screen.session->guess()) {
        screen.open("p650-first");
        screen.session->drawer()->ask(Drawer::Guess);
        screen.settle();
        for (int more = 0; more < 40 && held().empty(); ++more) // a busy machine needs more time
            screen.settle();
    }
    int at(int row) const { return view.rows()->at(row, QStringLiteral("guess")).toInt(); }
    void keys(const std::vector<Qt::Key>& all) const {
        for (const Qt::Key each : all) {
            press(screen, each);
            screen.settle();
        }
    }
    /// Returns the text of the focused item.
    std::string held() const { return screen.window->activeFocusItem()->property("text").toString().toStdString(); }

    Screen screen;
    GuessView& view;
};

} // namespace

TEST_CASE("arrow keys move between choices, Space and Enter guess, and Tab moves to the next item", "[screen][guess]") {
    const Guessing guess;
    REQUIRE(guess.held() == "Private");
    guess.keys({Qt::Key_Left, Qt::Key_Right});
    CHECK(guess.held() == "Shared");
    CHECK_FALSE(guess.view.isBegun()); // an arrow key makes no guess
    guess.keys({Qt::Key_Space});
    CHECK(guess.at(0) == 1);
    CHECK(guess.held() == "Shared");
    guess.keys({Qt::Key_Right, Qt::Key_Space}); // a guess stays, and so does the keyboard focus
    CHECK(guess.at(0) == 1);
    CHECK(guess.held() == "Shared");
    guess.keys({Qt::Key_Tab});
    CHECK(guess.held() == "Private");
    guess.keys({Qt::Key_Return});
    CHECK(guess.at(1) == 0);
    guess.keys({Qt::Key_Backtab, Qt::Key_Backtab}); // past the link to the scenario of the second item
    CHECK(guess.held() == "Shared");
}

TEST_CASE("one Tab moves from item to item, and Restart moves back to the first", "[screen][guess]") {
    const Guessing guess;
    for (int row = 0; row < 6; ++row) {
        guess.keys({Qt::Key_Right, Qt::Key_Right, Qt::Key_Space});
        REQUIRE(guess.at(row) == 2);
        if (row < 5)
            guess.keys({Qt::Key_Tab});
    }
    CHECK(guess.view.progress() == "0 of 6 as IBM did");
    for (int stops = 0; stops < 8 && guess.held() != "Restart"; ++stops) // back over the six items and one link
        guess.keys({Qt::Key_Backtab});
    REQUIRE(guess.held() == "Restart");
    guess.keys({Qt::Key_Space});
    CHECK_FALSE(guess.view.isBegun());
    CHECK(guess.held() == "Private");
    guess.keys({Qt::Key_Space});
    CHECK(guess.at(0) == 0);
}
