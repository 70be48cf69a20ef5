// SPDX-License-Identifier: GPL-3.0-or-later
// The Guess tab: hidden answers, the number of correct guesses, and guesses that stay.
#include "core/families/families.h"
#include "testApp.h"

using namespace boardset;
using test::TestApp;

namespace {

enum Choice { PrivateData, SharedData, NotSure };

/// The Guess tab of a desk.
struct Guessing {
    explicit Guessing(TestApp& app) : view(*app.session->guess()) {}
    QString at(int row, const char* role) const { return view.rows()->at(row, QString::fromLatin1(role)).toString(); }
    int verdict(int row) const { return view.rows()->at(row, QStringLiteral("verdict")).toInt(); }
    /// True if a row shows nothing from the source.
    bool hides(int row) const {
        return verdict(row) == GuessRow::Open && at(row, "answer").isEmpty() && at(row, "place").isEmpty() &&
               at(row, "scenario").isEmpty() && at(row, "scenarioTitle").isEmpty();
    }
    void guessAll(const std::vector<int>& choices) const {
        for (std::size_t row = 0; row < choices.size(); ++row)
            view.guess(static_cast<int>(row), choices[row]);
    }
    GuessView& view;
};

} // namespace

TEST_CASE("the document's answers are hidden until they are guessed", "[views]") {
    TestApp app("p650-first");
    const Guessing guess(app);
    REQUIRE(guess.view.rows()->count() == 6);
    CHECK(guess.view.choices() == QStringList{"Private", "Shared", "Not sure"});
    CHECK_FALSE(guess.view.question().isEmpty());
    for (int row = 0; row < 6; ++row)
        CHECK(guess.hides(row));
    guess.view.guess(0, SharedData);
    CHECK(guess.at(0, "title") == "SPECint_rate2000");
    CHECK(guess.at(0, "guess") == "1");
    CHECK(guess.verdict(0) == GuessRow::Wrong);
    CHECK(guess.at(0, "answer") == "Private");
    CHECK(guess.at(0, "place") == "IBM p650 tuning paper, Table 2, SPECint_rate2000");
    CHECK(guess.at(0, "scenario").isEmpty());
    for (int row = 1; row < 6; ++row)
        CHECK(guess.hides(row));
}

TEST_CASE("guesses are counted, and the explanation appears after the last one", "[views]") {
    TestApp app("p650-first");
    const Guessing guess(app);
    CHECK(guess.view.progress() == "0 of 6 guessed");
    CHECK_FALSE(guess.view.isBegun());
    // The document alternates: private, shared, private …
    guess.guessAll({PrivateData, SharedData, NotSure, PrivateData, PrivateData});
    CHECK(guess.view.progress() == "5 of 6 guessed");
    CHECK(guess.view.isBegun());
    CHECK_FALSE(guess.view.isDone());
    CHECK(guess.view.why().isEmpty());
    CHECK(guess.view.place().isEmpty());
    guess.view.guess(5, SharedData);
    CHECK(guess.view.isDone());
    CHECK(guess.view.progress() == "4 of 6 as IBM did");
    CHECK(guess.verdict(2) == GuessRow::Unsure);
    CHECK(guess.at(2, "answer") == "Private");
    CHECK(guess.verdict(3) == GuessRow::Wrong);
    CHECK(guess.verdict(5) == GuessRow::Right);
    CHECK(guess.view.why().contains("gives no reasons"));
    CHECK(guess.view.place().startsWith("IBM p650 tuning paper, Table 2"));
}

TEST_CASE("a guess is accepted once, and only for existing rows and choices", "[views]") {
    TestApp app("p650-first");
    const Guessing guess(app);
    guess.view.guess(0, 3);
    guess.view.guess(0, -1);
    guess.view.guess(-1, PrivateData);
    guess.view.guess(6, PrivateData);
    CHECK_FALSE(guess.view.isBegun());
    guess.view.guess(0, PrivateData);
    guess.view.guess(0, SharedData);
    CHECK(guess.verdict(0) == GuessRow::Right);
    CHECK(guess.at(0, "guess") == "0");
}

TEST_CASE("a guess does not rebuild the choices, so the keyboard focus stays", "[views]") {
    TestApp app("p650-first");
    const Guessing guess(app);
    const QSignalSpy asked(&guess.view, &GuessView::asked);
    const QSignalSpy guessed(&guess.view, &GuessView::guessed);
    guess.view.guess(0, PrivateData);
    CHECK(guessed.count() == 1);
    guess.view.again();
    CHECK(app.document().perform(SetOption{"l3", 1}).isEmpty());
    CHECK(asked.count() == 0);
}

TEST_CASE("starting again forgets the guesses", "[views]") {
    TestApp app("p650-first");
    const Guessing guess(app);
    guess.guessAll({PrivateData, PrivateData, PrivateData, PrivateData, PrivateData, PrivateData});
    CHECK(guess.view.progress() == "3 of 6 as IBM did");
    guess.view.again();
    for (int row = 0; row < 6; ++row) {
        CHECK(guess.hides(row));
        CHECK(guess.at(row, "guess") == "-1");
    }
    CHECK(guess.view.progress() == "0 of 6 guessed");
    CHECK(guess.view.why().isEmpty());
    guess.view.guess(0, SharedData);
    CHECK(guess.verdict(0) == GuessRow::Wrong);
}

TEST_CASE("the scenario linked to a guess can be opened, and the guesses stay", "[views]") {
    TestApp app("p650-first");
    const Guessing guess(app);
    guess.view.guess(1, NotSure);
    CHECK(guess.at(1, "scenarioTitle") == "Web serving, shared L3");
    app.files().requestBundled(guess.at(1, "scenario"));
    CHECK(app.document().base().title == "Web serving, shared L3");
    CHECK(guess.verdict(1) == GuessRow::Unsure);
    CHECK(guess.view.progress() == "1 of 6 guessed");
}

TEST_CASE("the Guess tab exists only for machines with an exercise", "[views]") {
    TestApp app("p650-first");
    const Guessing guess(app);
    Drawer& drawer = *app.session->drawer();
    const auto tab = [&] { return drawer.property("tab").toInt(); };
    guess.view.guess(0, PrivateData);
    app.session->open({"drawer", "guess"});
    CHECK(tab() == Drawer::Guess);
    for (const char* elsewhere : {"sunfire6800-first", "t5440-first"}) {
        app.document().open(test::scenarioCache()->at(elsewhere));
        CHECK_FALSE(guess.view.exists());
        CHECK(guess.view.rows()->count() == 0);
        CHECK(guess.view.choices().isEmpty());
        CHECK(guess.view.progress().isEmpty());
        CHECK(tab() == Drawer::Evidence);
        app.session->open({"drawer", "guess"});
        CHECK(tab() == Drawer::Evidence);
        guess.view.guess(0, 0);
        guess.view.again();
    }
    app.document().open(test::scenarioCache()->at("p650-first"));
    CHECK(guess.view.exists());
    CHECK(guess.verdict(0) == GuessRow::Right);
}

TEST_CASE("a family without advice may have exercises, each with its own guesses", "[views]") {
    TestApp app(test::familiesCatalog(), test::Invented("server-mix").scenario);
    const Guessing guess(app);
    CHECK_FALSE(app.session->advisor()->exists());
    app.session->open({"drawer", "guess"});
    CHECK(app.session->drawer()->property("tab").toInt() == Drawer::Guess);
    CHECK(guess.view.titles() == QStringList{"The mix", "Hot channels"});
    CHECK(guess.view.choices() == QStringList{"Less", "More", "Not sure"});
    guess.view.guess(0, 0);
    CHECK(guess.view.progress() == "1 of 1 as the table has it");
    guess.view.choose(1);
    CHECK(guess.view.rows()->count() == 2);
    CHECK(guess.view.choices() == QStringList{"Next to nothing", "A fifth", "Two thirds", "Not sure"});
    CHECK(guess.hides(0));
    guess.guessAll({1, 1});
    CHECK(guess.view.progress() == "1 of 2 as its maker says");
    guess.view.again();
    guess.view.choose(2);
    CHECK(guess.view.current() == 1);
    guess.view.choose(0);
    CHECK(guess.view.progress() == "1 of 1 as the table has it");
}
