// SPDX-License-Identifier: GPL-3.0-or-later
// The guess drawer in the real window: its keys.
#include "screen.h"

using namespace boardset;
using namespace boardset::test;

namespace {

/// The p650 with the guess drawer open and the keyboard in it.
struct Guessing {
    Guessing() : screen(QSize(1280, 800), 100), view(*screen.session->guess()) {
        screen.open("p650-first");
        screen.session->drawer()->ask(Drawer::Guess);
        screen.settle();
        for (int more = 0; more < 40 && held().empty(); ++more) // a busy machine takes its time
            screen.settle();
    }
    int at(int row) const { return view.rows()->at(row, QStringLiteral("guess")).toInt(); }
    void keys(const std::vector<Qt::Key>& all) const {
        for (const Qt::Key each : all) {
            press(screen, each);
            screen.settle();
        }
    }
    /// The text of what has the keyboard.
    std::string held() const { return screen.window->activeFocusItem()->property("text").toString().toStdString(); }

    Screen screen;
    GuessView& view;
};

} // namespace

TEST_CASE("arrows go from choice to choice, Space and Enter guess, Tab goes to the next item", "[screen][guess]") {
    const Guessing guess;
    REQUIRE(guess.held() == "Private");
    guess.keys({Qt::Key_Left, Qt::Key_Right});
    CHECK(guess.held() == "Shared");
    CHECK_FALSE(guess.view.isBegun()); // an arrow guesses nothing
    guess.keys({Qt::Key_Space});
    CHECK(guess.at(0) == 1);
    CHECK(guess.held() == "Shared");
    guess.keys({Qt::Key_Right, Qt::Key_Space}); // what is guessed stays, and so does the keyboard
    CHECK(guess.at(0) == 1);
    CHECK(guess.held() == "Shared");
    guess.keys({Qt::Key_Tab});
    CHECK(guess.held() == "Private");
    guess.keys({Qt::Key_Return});
    CHECK(guess.at(1) == 0);
    guess.keys({Qt::Key_Backtab, Qt::Key_Backtab}); // over the link to the scenario of the second
    CHECK(guess.held() == "Shared");
}

TEST_CASE("one Tab leads from item to item, and Again back to the first", "[screen][guess]") {
    const Guessing guess;
    for (int row = 0; row < 6; ++row) {
        guess.keys({Qt::Key_Right, Qt::Key_Right, Qt::Key_Space});
        REQUIRE(guess.at(row) == 2);
        if (row < 5)
            guess.keys({Qt::Key_Tab});
    }
    CHECK(guess.view.progress() == "0 of 6 as IBM did");
    for (int stops = 0; stops < 8 && guess.held() != "Again"; ++stops) // back over the six and the link of one
        guess.keys({Qt::Key_Backtab});
    REQUIRE(guess.held() == "Again");
    guess.keys({Qt::Key_Space});
    CHECK_FALSE(guess.view.isBegun());
    CHECK(guess.held() == "Private");
    guess.keys({Qt::Key_Space});
    CHECK(guess.at(0) == 0);
}
