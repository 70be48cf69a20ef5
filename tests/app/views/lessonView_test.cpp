// SPDX-License-Identifier: GPL-3.0-or-later
// The lesson player without a window: hidden answers, saved guesses, and the guesses of a class.
#include "testApp.h"

#include "boardset/lesson/GuessFile.h"

#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace boardset;
using namespace boardset::test;

namespace {

/// Starts a lesson, goes to its guess and returns the player.
LessonView& atGuess(TestApp& app, const char* lesson) {
    LessonView& view = *app.session->lesson();
    view.start(QString::fromUtf8(lesson));
    view.goOn();
    return view;
}

/// Starts a lesson, guesses and does its task.
LessonView& doneWith(TestApp& app, const char* lesson, int guess) {
    LessonView& view = atGuess(app, lesson);
    view.guess(guess);
    view.goOn();
    view.doIt();
    REQUIRE(view.isSettled());
    return view;
}

} // namespace

TEST_CASE("nothing after the guess is available before it, and \"not sure\" counts as a guess", "[lesson]") {
    TestApp app;
    LessonView& view = atGuess(app, "address-wall");
    CHECK_FALSE(view.state().canGoOn);
    CHECK(view.areResultsHidden());
    view.goOn();
    CHECK(view.step() == LessonView::Guess);
    CHECK(column(*view.steps(), "title") == QStringList{"Question", "Your guess"});
    CHECK(view.state().example.isEmpty());
    view.guess(view.choices()->count() - 1);
    CHECK(column(*view.choices(), "said").back() == QStringLiteral("not sure (your guess)"));
    CHECK(column(*view.choices(), "said").join(u' ').contains(QStringLiteral("correct")) == false);
    view.goOn();
    CHECK(view.step() == LessonView::DoIt);
    CHECK_FALSE(view.state().canGoOn);
    view.doIt();
    CHECK(view.state().canGoOn);
    view.goOn();
    CHECK(column(*view.choices(), "said").front() == QStringLiteral("about the same, within a tenth (correct)"));
    CHECK(column(*view.bars(), "kind") == QStringList{"1", "2"}); // model and measured: "not sure" has no range
    CHECK(column(*view.steps(), "title").last() == QStringLiteral("Why is the gain so small?"));
    CHECK(column(*view.steps(), "done") == QStringList{"true", "true", "true", "false"});
    CHECK(column(*view.bars(), "text") == QStringList{"0 %: unchanged", "+6.424 %"}); // of a change
    view.guess(0);                                                                    // the guess stays
    CHECK(column(*view.choices(), "said").back() == QStringLiteral("not sure (your guess)"));
    CHECK(column(*view.words(), "target").contains(QStringLiteral("address-bus")));
    CHECK(view.further()->count() == 0);
    view.goOn();
    CHECK(column(*view.further(), "target").mid(0, 2) ==
          QStringList{"sunfire15k-copy-72-random", "sunfire15k-copy-72-local"});
    CHECK(column(*view.further(), "isLesson") == QStringList{"false", "false", "true"}); // and the next lesson
    view.goFurther(QStringLiteral("sunfire15k-copy-72-local"));
    CHECK(app.files().bundled() == QStringLiteral("sunfire15k-copy-72-local"));
    CHECK(view.step() == LessonView::Say); // the text of the lesson stays open,
    CHECK(view.isOffTrack());
    CHECK(view.reasons()->count() == 0); // except the explanation of the lesson's own result
    view.comeBack();
    CHECK_FALSE(view.isOffTrack());
    CHECK(view.step() == LessonView::Say); // the user's changes are still there
    CHECK_FALSE(view.state().undone);
    CHECK(view.reasons()->count() > 0);
    view.goFurther(QStringLiteral("sunfire15k-copy-72-local"));
    view.again();
    CHECK_FALSE(view.isOffTrack());
    CHECK(view.step() == LessonView::DoIt);
}

TEST_CASE("a guess can be changed until the next step, which is hidden until then", "[lesson]") {
    TestApp app;
    LessonView& view = atGuess(app, "address-wall");
    view.guess(0);
    CHECK(view.areResultsHidden());
    view.guess(1);
    CHECK(column(*view.choices(), "yours").indexOf(QStringLiteral("true")) == 1);
    view.goOn();
    CHECK_FALSE(view.areResultsHidden());
    view.goBack();
    CHECK_FALSE(view.areResultsHidden());
    view.guess(2);
    CHECK(column(*view.choices(), "yours").indexOf(QStringLiteral("true")) == 1);
}

TEST_CASE("before the guess the search finds nothing that reveals the answer", "[lesson]") {
    TestApp app;
    LessonView& view = atGuess(app, "put-or-get");
    SearchView& search = *app.session->search();
    const auto details = [&](const QString& query) {
        search.setQuery(query);
        return column(*search.rows(), "title").join(u'\n') + column(*search.rows(), "detail").join(u'\n');
    };
    CHECK_FALSE(details(QStringLiteral("put of 16 KB")).contains(QStringLiteral("590.8")));
    CHECK_FALSE(details(QStringLiteral("get")).contains(QStringLiteral("MB/s")));
    view.guess(0);
    view.goOn();
    CHECK(details(QStringLiteral("put of 16 KB")).contains(QStringLiteral("590.8")));
}

TEST_CASE("a task that is undone is shown as undone", "[lesson]") {
    TestApp app;
    LessonView& view = doneWith(app, "what-is-in-the-box", 0);
    CHECK_FALSE(view.state().undone);
    app.document().undo();
    CHECK(view.state().undone);
    CHECK(view.isSettled()); // the task still counts as done
    app.document().redo();
    CHECK_FALSE(view.state().undone);
}

TEST_CASE("presentation mode shows every step, skips an open guess and does the requested task", "[lesson]") {
    TestApp app;
    LessonView& view = atGuess(app, "address-wall");
    view.showOn();
    CHECK(view.step() == LessonView::DoIt);
    CHECK(column(*view.choices(), "said").back() == QStringLiteral("not sure"));
    CHECK_FALSE(view.isSettled());
    view.showOn();
    CHECK(view.step() == LessonView::DoIt);
    CHECK(view.isSettled());
    view.showOn();
    CHECK(view.step() == LessonView::Why);
    view.showOn();
    view.showOn();
    CHECK(view.step() == LessonView::Say);                // the last step
    CHECK_FALSE(QFile::exists(app.path("guesses.json"))); // no learner's guess was saved
    LessonView& guessed = atGuess(app, "what-is-in-the-box");
    guessed.guess(0);
    guessed.showOn();
    CHECK_FALSE(column(*guessed.choices(), "said").back().contains(QStringLiteral("your guess"))); // a guess stays
}

TEST_CASE("a lesson closes an open derivation, which would reveal the answer before the guess", "[lesson]") {
    TestApp app;
    app.session->why()->show({Subject::Throughput});
    REQUIRE(app.session->why()->isOpen());
    atGuess(app, "address-wall");
    CHECK_FALSE(app.session->why()->isOpen());
}

TEST_CASE("in presentation mode a lesson compares with no other state before its task is done", "[lesson]") {
    TestApp app;
    LessonView& view = atGuess(app, "one-prepares"); // a program, whose first running step is another state
    PresentView& present = *app.session->present();
    present.start();
    view.guess(0);
    view.goOn();
    CHECK_FALSE(present.state().compares);
    present.swap();
    CHECK_FALSE(present.state().showsBefore);
    view.doIt();
    app.document().wait();
    REQUIRE(view.isSettled());
    CHECK(present.state().compares);
}

TEST_CASE("the drawing shows the utilisation of a part only after the guess is final", "[lesson]") {
    TestApp app;
    CanvasView& canvas = *app.session->canvas();
    canvas.hover()->setProperty("delay", 0);
    const auto reported = [&] { // in the picture, for a screen reader, and in tooltips
        QStringList words;
        for (const picture::Mark& mark : canvas.picture().marks)
            for (const std::string& form : mark.label.forms)
                words << format::text(form);
        for (const NodeRow& row : canvas.nodes()->rows()) {
            canvas.hover()->moveTo(canvas.camera()->toCanvas(row.rect()).center());
            QTest::qWait(1);
            words << format::text(row.node.words) << canvas.hover()->lines();
        }
        return words
            .filter(QRegularExpression(QStringLiteral("\\d %|idle|bottleneck|Average wait|Utilisation:|Traffic")))
            .join(u';');
    };
    const auto amounts = [&] {
        return std::ranges::count_if(canvas.picture().marks, [](const picture::Mark& mark) { return mark.amount > 0; });
    };
    const auto asks = [&] { // counts the explanations that the menus of all parts offer
        int whys = 0;
        for (const NodeRow& row : canvas.nodes()->rows()) {
            canvas.offerAt(canvas.camera()->toCanvas(row.rect()).center());
            for (const ActionRow& each : canvas.actions()->rows())
                whys += each.text.startsWith(QStringLiteral("Why")) ? 1 : 0;
        }
        return whys;
    };
    canvas.setSpotlight(true);
    LessonView& view = atGuess(app, "address-wall");
    CHECK(reported().toStdString().empty());
    const QSignalSpy notices(&app.files(), &Files::notice);
    app.session->drawer()->ask(Drawer::Plots); // a request from anywhere
    CHECK(app.session->drawer()->tab() == Drawer::History);
    CHECK(notices.count() == 1); // a notice gives the reason
    CHECK(amounts() == 0);
    CHECK(asks() == 0);
    CHECK_FALSE(canvas.hasSpotlight());
    canvas.show(QStringLiteral("SB3")); // the current view stays
    canvas.select(canvas.nodes()->rows().front().key);
    const QString selected = canvas.selected();
    const double zoom = canvas.camera()->zoom();
    view.guess(0);
    CHECK(amounts() == 0); // the guess can still change
    view.goOn();
    CHECK(canvas.selected() == selected);
    CHECK(canvas.camera()->zoom() == zoom);
    canvas.show({});
    CHECK(reported().contains(QStringLiteral("100 %")));
    CHECK(reported().contains(QStringLiteral("bottleneck")));
    CHECK(reported().contains(QStringLiteral("Utilisation:")));
    CHECK(amounts() > 0);
    CHECK(asks() > 0);
}

TEST_CASE("starting a lesson clears A and closes the open level", "[lesson]") {
    TestApp app;
    app.document().keep();
    app.session->canvas()->show(QStringLiteral("SB3"));
    REQUIRE(app.session->canvas()->isInside());
    QStringList notices;
    QObject::connect(&app.files(), &Files::notice, [&](const QString& sentence) { notices << sentence; });
    app.session->lesson()->start(QStringLiteral("address-wall"));
    REQUIRE_FALSE(app.session->lesson()->isOffTrack());
    CHECK(app.document().kept() == nullptr);
    CHECK(notices == QStringList{"A was cleared: a lesson compares with its own starting point"});
    CHECK_FALSE(app.session->canvas()->isInside());
    CHECK(app.session->canvas()->selected().isEmpty());
}

TEST_CASE("a manual change counts as the task, undo reverts it, and restarting resets the lesson", "[lesson]") {
    TestApp app;
    LessonView& view = atGuess(app, "what-is-in-the-box");
    view.guess(1);
    view.goOn();
    REQUIRE(app.document().perform(MovePages{ProcessName("A"), RegionName("a"), "SB3", "SB0"}).isEmpty());
    CHECK(view.isSettled());
    CHECK(app.document().history().steps().size() == 2);
    view.again();
    CHECK_FALSE(view.isSettled());
    CHECK_FALSE(view.areResultsHidden());
    CHECK_FALSE(app.document().isModified());
    app.files().requestBundled(QStringLiteral("t5440-first"));
    CHECK(view.isOffTrack());
    view.doIt();
    CHECK_FALSE(view.isSettled());
    view.again();
    CHECK_FALSE(view.isOffTrack());
}

TEST_CASE("changes in several steps are compared with the lesson's starting point", "[lesson]") {
    TestApp app;
    LessonView& view = atGuess(app, "what-is-in-the-box");
    view.guess(1);
    view.goOn();
    const double opened = app.document().answer().meanLatencyNs;
    REQUIRE(app.document().perform(MovePages{ProcessName("A"), RegionName("a"), "SB3", "SB1"}).isEmpty());
    REQUIRE_FALSE(view.isSettled());
    CHECK(view.state().tried); // and a note shows that the task is not done
    REQUIRE(app.document().perform(MovePages{ProcessName("A"), RegionName("a"), "SB1", "SB0"}).isEmpty());
    REQUIRE(view.isSettled());
    CHECK_FALSE(view.state().tried);
    CHECK(app.document().reference()->meanLatencyNs == opened);
    CHECK(opened > app.document().answer().meanLatencyNs);
}

TEST_CASE("a lesson's changes never replace the saved edits from before the lesson", "[lesson]") {
    TestApp app;
    REQUIRE(app.document().perform(MoveCustomer{"4", "SB3"}).isEmpty());
    const Scenario own = app.document().base();
    QSignalSpy parted(&app.files(), &Files::changesKept);
    LessonView& view = doneWith(app, "what-is-in-the-box", 0);
    REQUIRE(parted.count() == 1);
    view.leave();
    REQUIRE(app.files().isModified());
    app.files().requestBundled(QStringLiteral("t5440-first"));
    CHECK(parted.count() == 1);
    CHECK(app.files().kept()->files().size() == 1);
    app.files().back();
    CHECK(app.document().base() == own);
    app.document().undo();
    CHECK_FALSE(app.files().isModified());
    app.document().redo();

    doneWith(app, "what-is-in-the-box", 0); // from one lesson to the next, and back in the middle of it
    view.start(QStringLiteral("address-wall"));
    app.files().back();
    CHECK(app.document().base() == own);

    doneWith(app, "what-is-in-the-box", 0).leave(); // changes after the lesson is closed belong to the user
    parted.clear();
    REQUIRE(app.document().perform(MoveCustomer{"3", "SB5"}).isEmpty());
    const Scenario later = app.document().base();
    app.files().requestBundled(QStringLiteral("t5440-first"));
    CHECK(parted.count() == 1);
    app.files().back();
    CHECK(app.document().base() == later);
}

TEST_CASE("guesses are stored in the learner's own file, and can be saved and printed", "[lesson]") {
    TestApp app;
    const auto own = std::filesystem::path(app.path("guesses.json").toStdString());
    CHECK_FALSE(std::filesystem::exists(own));
    CHECK(app.session->lesson()->state().offer == QStringLiteral("What is in the box"));
    LessonView& view = atGuess(app, "address-wall");
    view.guess(1);
    CHECK(readGuesses(own).at("address-wall").guesses == std::vector{1});
    view.goOn();
    view.doIt();
    view.goOn();
    view.goOn();
    view.setSentence(QStringLiteral("the bus is saturated"));
    CHECK_FALSE(view.state().example.isEmpty());
    CHECK(readGuesses(own).at("address-wall").sentence == "the bus is saturated");
    CHECK(readGuesses(own).at("address-wall").isDone);
    CHECK(view.state().progress.startsWith(QStringLiteral("1 of ")));
    view.leave();
    CHECK(view.state().offer.isEmpty());
    view.saveTo(app.url("copy.json"));
    CHECK(readGuesses(app.path("copy.json").toStdString()) == readGuesses(own));
    view.saveTo(app.url("page.html"));
    CHECK(textOf(app.path("page.html").toStdString()).find("the bus is saturated") != std::string::npos);
    view.saveTo(QUrl::fromLocalFile(QStringLiteral("/no/such/folder/mine.json")));
    CHECK(app.problem().isOpen());
}

TEST_CASE("the manual opens at the page of the open item: the machine, a lesson, a derivation or a tab", "[lesson]") {
    TestApp app;
    const auto page = [&](const QString& place = {}) {
        return QUrl(app.session->manual(place)).fileName().toStdString();
    };
    if (app.session->manual().isEmpty())
        return; // a build without a manual
    CHECK(page() == "family-sunfire.html");
    app.session->drawer()->showTab(Drawer::Evidence);
    CHECK(page(QStringLiteral("drawer")) == "evidence.html");
    app.session->drawer()->showTab(Drawer::Findings);
    CHECK(page(QStringLiteral("drawer")) == "rules.html");
    CHECK(page(QStringLiteral("terms")) == "terms.html");
    app.session->why()->show({Subject::Throughput});
    CHECK(page(QStringLiteral("drawer")) == "answer.html");
    app.session->why()->close();
    app.session->lesson()->start(QStringLiteral("two-disks"));
    CHECK(page() == "lessons.html");
    app.session->lesson()->leave();
    CHECK(page() == "family-sparcserver.html");
}

TEST_CASE("a file of guesses that cannot be read stays unchanged and is reported", "[lesson]") {
    TestApp app;
    app.restartWith({{"guesses.json", "no guesses"}});
    atGuess(app, "address-wall").guess(0);
    CHECK(app.problem().title() == QStringLiteral("Can't read your guesses; new guesses will not be saved"));
    app.files().requestMachine(QStringLiteral("t5440")); // does not close the problem
    CHECK(textOf(app.path("guesses.json").toStdString()) == "no guesses");
    REQUIRE(app.problem().fix() == QStringLiteral("Move the file aside"));
    app.problem().doFix();
    CHECK_FALSE(app.problem().isOpen());
    CHECK(textOf(app.path("guesses.json.broken").toStdString()) == "no guesses");
    CHECK(readGuesses(app.path("guesses.json").toStdString()).count("address-wall") == 1); // the guess just made
}

TEST_CASE("the derivation of a lesson starts with the total, and a ratio is shown as a ratio", "[lesson]") {
    TestApp app;
    LessonView& view = doneWith(app, "kernel-lock", 1);
    view.goOn();
    REQUIRE(view.step() == LessonView::Why);
    // The first of its parts is 17.2 %.
    CHECK(view.state().reasonHead.toStdString() == "Utilisation of the kernel lock: 105 %");
    LessonView& other = doneWith(app, "put-or-get", 0);
    other.goOn();
    for (const QString& text : column(*other.bars(), "text").mid(1)) // the bars after the guess
        CHECK(text == QStringLiteral("13.45 times"));
}

TEST_CASE("all guesses are forgotten for the next learner, and stay in another file", "[lesson]") {
    TestApp app;
    LessonView& view = atGuess(app, "address-wall");
    view.guess(0);
    view.forgetAll();
    CHECK_FALSE(view.isOpen());
    CHECK_FALSE(std::filesystem::exists(app.path("guesses.json").toStdString()));
    CHECK(readGuesses(app.path("guesses.json.old").toStdString()).count("address-wall") == 1);
    atGuess(app, "address-wall");
    CHECK_FALSE(view.state().canGoOn); // there is no guess
}

TEST_CASE("the guesses of a class appear beside the choices before the answer", "[lesson]") {
    TestApp app;
    std::filesystem::create_directory(app.path("class").toStdString());
    for (int learner = 0; learner < 3; ++learner)
        writeGuesses({{"address-wall", {{learner % 2}, true, ""}}},
                     app.path("class/" + std::to_string(learner) + ".json").toStdString());
    LessonView& view = atGuess(app, "address-wall");
    view.openClass(app.url("class/0.json"));
    const QStringList said = column(*view.choices(), "said");
    CHECK(said[0].endsWith(QStringLiteral("(2 of 3 learners)")));
    CHECK(said[1].endsWith(QStringLiteral("(1 of 3 learners)")));
    CHECK(said[2].endsWith(QStringLiteral("(0 of 3 learners)")));
    CHECK(view.choices()->at(0, QStringLiteral("share")).toDouble() == Approx(2.0 / 3));
}

TEST_CASE("several questions have their choices one after the other, and a score after the task", "[lesson]") {
    TestApp app;
    LessonView& view = atGuess(app, "l3-by-benchmark");
    CHECK(view.choices()->at(0, QStringLiteral("title")).toString() == QStringLiteral("SPECint_rate2000"));
    CHECK(view.choices()->at(3, QStringLiteral("text")).toString().startsWith(QStringLiteral("A Web server")));
    CHECK(view.choices()->at(4, QStringLiteral("text")).toString().isEmpty());
    for (const int choice : {0, 4, 6, 10, 13}) // all correct, but for SPECfp_rate2000
        view.guess(choice);
    CHECK_FALSE(view.state().canGoOn);
    CHECK(view.state().score == QStringLiteral("5 of 6 questions answered"));
    view.guess(17); // not sure
    view.goOn();
    CHECK(view.state().score == QStringLiteral("6 of 6 questions answered"));
    view.doIt();
    CHECK(view.state().score == QStringLiteral("4 of 6 guesses are correct"));
    CHECK(column(*view.choices(), "said")[4] == QStringLiteral("shared (your guess, correct)"));
    view.goOn();
    CHECK(view.bars()->count() == 0);
    app.session->evidence()->waitUntilLoaded(); // the step may have been reached before
    CHECK_FALSE(view.state().reasonHead.isEmpty());
}

TEST_CASE("lessons are found by their question and by their terms", "[lesson]") {
    TestApp app;
    const auto kindOf = [&](const char* query) {
        app.session->search()->setQuery(QString::fromUtf8(query));
        QStringList found;
        const RowListModel& rows = *app.session->search()->rows();
        for (int row = 0; row < rows.count(); ++row)
            if (rows.at(row, QStringLiteral("kind")).toString() == QStringLiteral("lesson"))
                found << rows.at(row, QStringLiteral("title")).toString();
        return found;
    };
    CHECK(kindOf("when the directory misses").contains(QStringLiteral("When the directory misses")));
    CHECK(kindOf("what limits throughput").contains(QStringLiteral("When the address bus is the limit")));
    CHECK(kindOf("madvise").contains(QStringLiteral("Advice to the operating system")));
    app.session->goTo({Subject::Lesson, "two-disks"});
    CHECK(app.session->lesson()->state().title == QStringLiteral("Two disks per SCSI bus"));
}

TEST_CASE("a lesson in a file is played, and a missing one is reported", "[lesson]") {
    TestApp app;
    LessonView& view = *app.session->lesson();
    const int bundled = view.lessons()->count();
    const QString file = app.path("mine.json");
    const auto lessons = app.document().catalog()->file().parent_path() / "lessons";
    REQUIRE(QFile::copy(QString::fromStdString((lessons / "put-or-get.json").string()), file));
    view.start(file);
    CHECK(view.isOpen());
    CHECK(view.lessons()->count() == bundled + 1);
    CHECK_FALSE(app.session->problem()->isOpen());
    view.start(file); // loads the file again
    CHECK(view.lessons()->count() == bundled + 1);
    view.leave();
    view.start(QStringLiteral("no-such"));
    CHECK_FALSE(view.isOpen());
    CHECK(app.session->problem()->isOpen());
    view.start(app.path("nowhere.json"));
    CHECK_FALSE(view.isOpen());
}
