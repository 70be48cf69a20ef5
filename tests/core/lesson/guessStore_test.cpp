// SPDX-License-Identifier: GPL-3.0-or-later
// Several windows with one file of guesses: no window loses another's guesses.
#include "boardset/lesson/GuessStore.h"
#include "boardset/scenario/JsonFile.h"
#include "support/bundledCatalog.h"
#include "support/catch.h"
#include "support/tempFolder.h"

#include <thread>

using namespace boardset;

TEST_CASE("all guesses that two windows save in one file are kept", "[lesson]") {
    const test::TempFolder folder;
    GuessStore first(folder / "own" / "guesses.json");
    GuessStore second(folder / "own" / "guesses.json");
    first.read();
    second.read();
    first.keep("wall", {{1}, true, "the bus is full"});
    second.keep("box", {{0}, false, ""});
    first.keep("miss", {{-1}, false, ""});
    const LessonRecords all{
        {"box", {{0}, false, ""}}, {"miss", {{-1}, false, ""}}, {"wall", {{1}, true, "the bus is full"}}};
    CHECK(readGuesses(folder / "own" / "guesses.json") == all);
    CHECK(first.records() == all); // also those that the other window saved
    CHECK(first.isDone("wall"));
    CHECK_FALSE(first.isDone("box"));
    CHECK_FALSE(second.isDone("nothing"));
}

TEST_CASE("the same lesson in two windows keeps the later guess, and neither the summary nor the completion is lost",
          "[lesson]") {
    const test::TempFolder folder;
    GuessStore first(folder / "guesses.json");
    GuessStore second(folder / "guesses.json");
    first.keep("wall", {{1}, true, "the bus is full"});
    second.keep("wall", {{2}, false, ""});
    CHECK(readGuesses(folder / "guesses.json") == LessonRecords{{"wall", {{2}, true, "the bus is full"}}});
    second.keep("wall", {{2}, true, "one bus for all"});
    CHECK(readGuesses(folder / "guesses.json").at("wall").sentence == "one bus for all");
}

TEST_CASE("many windows at once lose no guesses", "[lesson]") {
    const test::TempFolder folder;
    std::vector<std::thread> windows;
    for (int window = 0; window < 3; ++window)
        windows.emplace_back([&, window] {
            GuessStore book(folder / "guesses.json");
            for (int lesson = 0; lesson < 6; ++lesson)
                book.keep(std::to_string(window) + '-' + std::to_string(lesson), {{lesson % 3}, false, ""});
        });
    for (std::thread& each : windows)
        each.join();
    CHECK(readGuesses(folder / "guesses.json").size() == 3 * 6);
}

TEST_CASE("an unreadable file of guesses is never overwritten, and is used once it is readable", "[lesson]") {
    const test::TempFolder folder;
    folder.file("guesses.json", "no guesses");
    GuessStore book(folder / "guesses.json");
    CHECK_THROWS_AS(book.read(), InputError);
    CHECK_THROWS_AS(book.keep("wall", {{1}, false, ""}), InputError);
    CHECK(test::textOf(folder / "guesses.json") == "no guesses");
    CHECK(book.records().at("wall").guesses == std::vector{1}); // for this window
    std::filesystem::remove(folder / "guesses.json");
    book.keep("box", {{0}, false, ""});
    CHECK(readGuesses(folder / "guesses.json") == LessonRecords{{"box", {{0}, false, ""}}, {"wall", {{1}, false, ""}}});
}
