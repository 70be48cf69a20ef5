// SPDX-License-Identifier: GPL-3.0-or-later
#include "Commands.h"

#include "EnumWord.h"
#include "Session.h"

#include <algorithm>

namespace boardset {

namespace {

/// Returns a function that calls a member function of an object.
template <class Object, class Action, class... Arguments>
auto calling(Object* object, Action action, Arguments... arguments) {
    return [=] { std::invoke(action, object, arguments...); };
}

/// Returns the reason why a command is unavailable; empty while a condition is met.
template <class Condition> LiveText unless(Condition isMet, const QString& reason) {
    return [=] { return isMet() ? QString() : reason; };
}

/// Returns the first of two reasons that applies.
LiveText firstOf(const LiveText& one, const LiveText& other) {
    return [=] {
        const QString reason = one();
        return reason.isEmpty() ? other() : reason;
    };
}

LiveText whyNotPresenting(Session& session) {
    return unless([&session] { return !session.present()->isOn(); }, Commands::tr("End the presentation first."));
}

/// Before the guess of a lesson, many commands would reveal its answer.
LiveText whyHidden(Session& session) {
    return unless([&session] { return !session.areResultsHidden(); },
                  Commands::tr("Guess first. This command would reveal the answer."));
}

LiveText whyNoA(Session& session) {
    return unless([&session] { return session.compare()->hasA(); }, Commands::tr("Set a scenario as A first."));
}

} // namespace

Commands::Commands(Session& session) : m_session(session) {
    addScenario();
    addEdit();
    addBuild();
    addView();
    addLook();
    addTimeline();
    addHelp();
    addLessons();
    addPanels();
    addCompared();
    addPresenting();
}

void Commands::connectAll() {
    Session& s = m_session;
    m_turn.setSingleShot(true);
    m_turn.setInterval(0);
    connect(&m_turn, &QTimer::timeout, this, &Commands::refresh);
    // Connected after all view-models: their signals about this change precede it.
    connect(&s.document(), &Document::changed, this, &Commands::refresh);
    const auto follow = [this](auto* sender, auto... signal) {
        (connect(sender, signal, &m_turn, qOverload<>(&QTimer::start)), ...);
    };
    const auto holdLesson = [this, &s] { m_heldLesson = s.lesson()->lesson(); };
    connect(s.present(), &PresentView::onChanged, this, holdLesson);
    connect(s.lesson(), &LessonView::changed, this,
            [this, &s] { m_heldLesson = s.lesson()->isOpen() ? s.lesson()->lesson() : m_heldLesson; });
    follow(&s, &Session::resultsHiddenChanged);
    follow(s.files(), &Files::changed);
    follow(s.history(), &UndoHistoryView::changed);
    follow(s.setup(), &SetupView::changed);
    follow(s.answer(), &AnswerView::changed);
    follow(s.compare(), &CompareView::changed);
    follow(s.lesson(), &LessonView::changed);
    follow(s.timeline(), &TimelineView::changed);
    follow(s.preferences(), &Preferences::reducedMotionChanged);
    follow(s.present(), &PresentView::onChanged, &PresentView::changed, &PresentView::lookChanged);
    follow(s.canvas(), &CanvasView::refreshed, &CanvasView::levelChanged);
    follow(s.canvas()->drag(), &DragSession::activeChanged);
    refresh();
}

void Commands::refresh() {
    m_turn.stop();
    for (Command* const command : m_list)
        command->refresh(m_isBusy);
}

void Commands::setBusy(bool busy) {
    m_isBusy = busy;
    refresh();
    Q_EMIT busyChanged();
}

void Commands::choose(Command& command) {
    refresh();
    if (const CommandState& state = command.state(); state.whyNot.isEmpty())
        command.run();
    else
        Q_EMIT m_session.files()->notice(tr("“%1” is not available. %2").arg(state.title, state.whyNot));
}

Command* Commands::opening(const QString& dialog) const {
    const auto found = std::ranges::find(m_list, dialog, &Command::dialog);
    return dialog.isEmpty() || found == m_list.end() ? nullptr : *found;
}

QStringList Commands::dialogs() const {
    QStringList names;
    for (const Command* command : m_list)
        names << command->dialog();
    names.removeAll({});
    return names;
}

Command* Commands::add(const LiveText& title, const QStringList& sequences, const std::function<void()>& run,
                       const CommandOptions& options) {
    auto* const command = new Command(m_group, title, sequences, run, options, this);
    m_list.push_back(command);
    m_all << QVariant::fromValue(command);
    return command;
}

void Commands::add(Id id, const LiveText& title, const QStringList& sequences, const std::function<void()>& run,
                   const CommandOptions& options) {
    m_byId[id] = add(title, sequences, run, options);
}

void Commands::addWanted(Id id, const LiveText& title, const QStringList& sequences, const CommandOptions& options) {
    add(id, title, sequences, calling(this, &Commands::wanted, id), options);
}

void Commands::addScenario() {
    Files* const files = m_session.files();
    FileDialogs* const dialogs = m_session.fileDialogs();
    m_group = tr("Scenario");
    add(NewScenario, tr("New scenario"), {"Ctrl+N"}, calling(files, &Files::requestNew));
    add(Open, tr("Open…"), {"Ctrl+O"}, calling(dialogs, &FileDialogs::ask, FileDialogs::Open),
        {.also = tr("load; file"), .dialog = "open"});
    add(Save, tr("Save"), {"Ctrl+S"}, calling(files, &Files::save), {.also = tr("write")});
    add(SaveAs, tr("Save as…"), {"Ctrl+Shift+S"}, calling(dialogs, &FileDialogs::ask, FileDialogs::Save),
        {.dialog = "save"});
    addWanted(Rename, tr("Rename…"), {}, {.dialog = "rename"});
    add(Paste, tr("Paste a scenario or boot messages"), {"Ctrl+V"}, calling(files, &Files::requestPaste),
        {.also = tr("prtdiag; boot log; dmesg; clipboard"), .plain = true});
    add(CopyJson, tr("Copy the scenario"), {"Ctrl+C"}, calling(files, &Files::copyJson), {.plain = true});
    add(tr("Copy the boot messages"), {}, calling(files, &Files::copyMessages));
    addExports();
    add(Quit, tr("Quit"), {"Ctrl+Q"}, calling(files, &Files::requestQuit));
}

void Commands::addExports() {
    Session& s = m_session;
    for (const FileDialogs::Row& row : s.fileDialogs()->rows()) {
        if (row.command.isEmpty())
            continue;
        m_exports[row.purpose] = add(row.command, row.keys, calling(s.fileDialogs(), &FileDialogs::ask, row.purpose),
                                     {.dialog = row.compares ? QString() : enumWord(row.purpose),
                                      .whyNot = row.compares ? firstOf(whyHidden(s), whyNoA(s)) : whyHidden(s)});
    }
}

void Commands::addEdit() {
    Session& s = m_session;
    UndoHistoryView* const history = s.history();
    CanvasView* const canvas = s.canvas();
    const auto aboutCustomer = [&s](const QString& text) {
        return [text, &s] { return text.arg(s.setup()->state().customer); };
    };
    const auto aboutSelected = [&s](const QString& text) {
        return [text, &s] { return text.arg(s.setup()->state().customer, s.setup()->state().boardWord); };
    };
    const auto dataTitle = [&s] {
        return s.setup()->state().dataOn.isEmpty() ? tr("Add pages, or disconnect or reconnect a link")
                                                   : tr("Add data");
    };
    const auto addData = [canvas] {
        if (!canvas->input()->toggleLink())
            canvas->startPages();
    };
    m_group = tr("Edit");
    add(Undo, tr("Undo"), {"Ctrl+Z"}, calling(history, &UndoHistoryView::undo),
        {.also = tr("back; revert; take back"),
         .whyNot = unless([history] { return history->state().canUndo; }, tr("There is nothing to undo."))});
    // many other programs use Ctrl+Y
    add(Redo, tr("Redo"), {"Ctrl+Shift+Z", "Ctrl+Y"}, calling(history, &UndoHistoryView::redo),
        {.also = tr("again; forward"),
         .whyNot = unless([history] { return history->state().canRedo; }, tr("There is nothing to redo."))});
    add(Back, tr("Return to your edits"), {"Alt+Left"}, calling(s.files(), &Files::back),
        {.whyNot = unless([&s] { return s.files()->canGoBack(); }, tr("There are no edits to return to."))});
    add(aboutSelected(tr("Move the selected %1, pages or %2")), {"M"}, calling(canvas, &CanvasView::startMove),
        {.plain = true});
    add(aboutSelected(tr("Remove the selected %1, pages or %2")), {}, calling(canvas, &CanvasView::removeSelected),
        {.also = tr("delete"), .keys = tr("Del")});
    add(aboutCustomer(tr("Select every %1 and all pages")), {}, calling(canvas, &CanvasView::chooseAll),
        {.keys = tr("Ctrl+A")});
    add(aboutCustomer(tr("Add a %1")), {"T"}, calling(canvas, &CanvasView::startThread), {.plain = true});
    add(dataTitle, {"P"}, addData, {.plain = true});
    add(tr("Duplicate"), {"Ctrl+D"}, calling(canvas, &CanvasView::repeat), {.plain = true});
    add(tr("Fail or repair the selected part"), {}, calling(canvas, &CanvasView::failSelected),
        {.also = tr("break; defect; out of service; fault")});
}

void Commands::addBuild() {
    Session& s = m_session;
    SetupView* const setup = s.setup();
    const auto addProcess = [&s] {
        s.preferences()->setSideTab(Preferences::SideTab::Build);
        s.refuse(tr("Can't add a process"), s.setup()->addProcess(s.inspector()->state().block));
    };
    const auto reconfigure = [&s] { s.refuse(tr("Can't reconfigure PCI-E"), s.setup()->reconfigure()); };
    const auto joinDomains = [&s] {
        s.preferences()->setSideTab(Preferences::SideTab::Build);
        s.refuse(tr("Can't join the domains"), s.setup()->undivide());
    };
    add(tr("New process"), {}, addProcess);
    add(tr("Repair all parts"), {}, calling(setup, &SetupView::repairAll),
        {.also = tr("fix; heal; restore"),
         .whyNot = unless([setup] { return setup->failures()->count() > 0; }, tr("No part has failed."))});
    add(tr("Reconfigure PCI-E"), {}, reconfigure,
        {.whyNot = unless([setup] { return setup->state().reconfigurable; },
                          tr("Reconfiguring PCI-E would change nothing here."))});
    add(tr("Join all domains"), {}, joinDomains,
        {.whyNot = unless([setup] { return setup->state().divided; }, tr("The machine has no domains."))});
    addWanted(Best, tr("Optimise…"), {"Ctrl+B"},
              {.also = tr("find the best; smallest; cheapest; fastest; optimize; placement"),
               .dialog = "best",
               .whyNot = whyHidden(s)});
}

void Commands::addView() {
    Session& s = m_session;
    CanvasView* const canvas = s.canvas();
    const LiveText whyNoPanels = whyNotPresenting(s); // a presentation has no panels
    const LiveText whyNoResults = firstOf(whyNoPanels, whyHidden(s));
    const LiveText whyNotSaturated = firstOf(whyNoResults, unless([&s] { return s.answer()->state().canSaturate; },
                                                                  tr("Give all work an arrival rate first.")));
    m_group = tr("View");
    addWanted(Find, tr("Find anything"), {"Ctrl+K"}, {.dialog = "search"});
    add(tr("Fit the diagram"), {"F"}, calling(canvas, &CanvasView::fit), {.plain = true});
    add(tr("Zoom in"), {"+", "Ctrl++", "="}, calling(canvas, &CanvasView::zoomIn),
        {.keys = "+", .plain = true, .repeats = true});
    add(tr("Zoom out"), {"-", "Ctrl+-"}, calling(canvas, &CanvasView::zoomOut),
        {.keys = "−", .plain = true, .repeats = true});
    add(tr("Open the selected block"), {}, calling(canvas, &CanvasView::enterSelected), {.keys = tr("Enter")});
    add(tr("Leave the block"), {}, calling(canvas, &CanvasView::leave), {.keys = tr("Esc")});
    addWanted(Play, tr("Play or pause the flow"), {}, {.keys = tr("Space")});
    addWanted(StepBack, tr("Step the flow back"), {}, {.keys = "←"});
    addWanted(StepOn, tr("Step the flow forward"), {}, {.keys = "→"});
    add(tr("Sweep a value of the scenario"), {}, calling(s.sweep(), &SweepView::ask), {.whyNot = whyNoPanels});
    add(tr("Show which parts saturate first"), {}, calling(s.sweep(), &SweepView::askLoad),
        {.whyNot = whyNotSaturated});
    add(tr("Why this throughput?"), {"Y"}, [&s] { s.why()->show({Subject::Throughput}); },
        {.plain = true, .whyNot = whyNoResults});
    add(Generations, tr("Interconnect generations"), {}, calling(s.generations(), &GenerationsView::setOpen, true),
        {.also = tr("history of machines; compare machines"), .dialog = "generations", .whyNot = whyNoPanels});
}

void Commands::addLook() {
    using Theme = Preferences::Theme;
    Preferences* const preferences = m_session.preferences();
    PresentView* const present = m_session.present();
    const LiveText whyNot = whyNotPresenting(m_session); // a presentation has its own theme and text size
    const auto addTheme = [&](const QString& title, Theme theme) {
        add(title, {}, calling(preferences, &Preferences::setTheme, theme), {.whyNot = whyNot});
    };
    const auto enlarge = [preferences](int percent) {
        return [=] { preferences->setTextPercent(preferences->textPercent() + percent); };
    };
    addTheme(tr("Light theme"), Theme::Light);
    addTheme(tr("Dark theme"), Theme::Dark);
    addTheme(tr("Print theme"), Theme::Print);
    addTheme(tr("Projector theme"), Theme::Projector);
    add(LargerText, tr("Larger text"), {"Ctrl+Shift+."}, enlarge(10),
        {.also = tr("zoom text; font"), .whyNot = whyNot});
    add(SmallerText, tr("Smaller text"), {"Ctrl+Shift+,"}, enlarge(-10), {.whyNot = whyNot});
    add([=] { return preferences->reducedMotion() ? tr("Allow motion") : tr("Reduce motion"); }, {},
        [=] { preferences->setReducedMotion(!preferences->reducedMotion()); });
    add(Present, [=] { return present->isOn() ? tr("End the presentation") : tr("Present"); }, {"F5"},
        calling(present, &PresentView::toggle),
        {.also = tr("projector; slides; full screen"), .listens = [=, this] { return present->isOn() || !m_isBusy; }});
}

void Commands::addTimeline() {
    TimelineView* const timeline = m_session.timeline();
    const auto addKey = [&](const QString& keys, const QString& title, const std::function<void()>& run) {
        add(title, {}, run,
            {.keys = keys,
             .whyNot =
                 unless([timeline] { return timeline->hasReplay(); }, tr("This placement has no program to replay."))});
    };
    m_group = tr("Timeline");
    add(tr("Timeline"), {}, calling(timeline, &TimelineView::ask));
    addKey(tr("Space"), tr("Play the program (with Shift: backwards)"), calling(timeline, &TimelineView::play, 1));
    addKey("←", tr("Step the program back"), calling(timeline, &TimelineView::step, -1));
    addKey("→", tr("Step the program forward"), calling(timeline, &TimelineView::step, 1));
    addKey(tr("Home"), tr("Go to the start of the program"), calling(timeline, &TimelineView::goTo, 0));
    addKey(tr("End"), tr("Go to the end of the program"), [timeline] { timeline->goTo(timeline->length()); });
}

void Commands::addHelp() {
    Session& s = m_session;
    const auto explain = [&s] {
        if (!s.glossary()->explain())
            Q_EMIT s.files()->notice(tr("No glossary term here. Press Ctrl+K to search for a term."));
    };
    m_group = tr("Help");
    add(Glossary, tr("Glossary"), {}, calling(s.glossary(), &GlossaryView::open, QString()),
        {.also = tr("terms; definitions; words"), .dialog = "words", .whyNot = whyNotPresenting(s)});
    add(tr("Explain the terms in the focused item"), {"Shift+F1"}, explain);
    addWanted(Manual, tr("Open the manual at the current topic"), {"F1"});
    addWanted(Help, tr("Help"), {"Ctrl+F1"}, {.dialog = "help"});
    addWanted(Sheet, tr("All shortcuts"), {"?"}, {.dialog = "sheet", .plain = true});
}

void Commands::addLessons() {
    LessonView* const lesson = m_session.lesson();
    PresentView* const present = m_session.present();
    FileDialogs* const dialogs = m_session.fileDialogs();
    m_group = tr("Lessons");
    add(tr("Restart the exercise"), {"R"}, calling(lesson, &LessonView::again),
        {.also = tr("reset; restart; start over"),
         .plain = true,
         .whyNot = unless([lesson] { return lesson->isOpen(); }, tr("Open a lesson first.")),
         .listens = [present] { return !present->isOn(); }});
    add(SaveGuesses, tr("Save my guesses…"), {}, calling(dialogs, &FileDialogs::ask, FileDialogs::Guesses),
        {.also = tr("export answers; results"), .dialog = "guesses"});
    add(OpenClass, tr("Open results of learners…"), {}, calling(dialogs, &FileDialogs::ask, FileDialogs::Class),
        {.also = tr("learners; trainer; show of hands"), .dialog = "class"});
    add(ForgetGuesses, tr("Clear all guesses and lesson progress"), {}, calling(lesson, &LessonView::forgetAll),
        {.also = tr("reset lessons; clear progress; next group; start over")});
}

void Commands::addPanels() {
    Session& s = m_session;
    const CommandOptions panel{.plain = true, .whyNot = whyNotPresenting(s)};
    m_group = tr("Panels");
    add(tr("Plots"), {}, [&s] {
        s.sweep()->choose(false);
        s.plots()->ask();
    });
    addWanted(FocusToolbar, tr("Focus the toolbar"), {"1"}, panel);
    addWanted(FocusSidePanel, tr("Focus the side panel"), {"2"}, panel);
    addWanted(FocusDiagram, tr("Focus the diagram"), {"3"}, {.plain = true});
    addWanted(FocusResults, tr("Focus the results"), {"4"}, panel);
    addWanted(FocusDrawer, tr("Focus the drawer"), {"5"}, panel);
    addWanted(FocusInspector, tr("Focus the inspector"), {"6"}, panel);
}

/// A is kept until the user clears it, even if another scenario is opened or edited.
void Commands::addCompared() {
    CompareView* const compare = m_session.compare();
    const LiveText noA = whyNoA(m_session);
    const auto ifA = [compare](const QString& there, const QString& none) {
        return [=] { return compare->hasA() ? there : none; };
    };
    m_group = tr("A and B");
    add(KeepA, ifA(tr("Replace A with the current scenario"), tr("Set the current scenario as A")), {"C"},
        calling(compare, &CompareView::keep),
        {.plain = true, .whyNot = whyHidden(m_session), .brief = ifA(tr("replace A"), tr("set as A"))});
    add(ClearA, tr("Clear A"), {"Shift+C"}, calling(compare, &CompareView::clearA), {.plain = true, .whyNot = noA});
    add(
        Beside, [=] { return compare->state().beside ? tr("Hide A's diagram") : tr("Show A and B side by side"); },
        {"X"}, [=] { compare->setBeside(!compare->state().beside); }, {.plain = true, .whyNot = noA});
    add(SwapA, tr("Swap A and B"), {"Shift+X"}, calling(compare, &CompareView::swap),
        {.plain = true,
         .whyNot = firstOf(noA, unless([=] { return !compare->isSame(); }, tr("A and B are the same.")))});
}

/// The keys of a presentation, including those of a clicker. An open lesson has its own steps.
void Commands::addPresenting() {
    CanvasView* const canvas = m_session.canvas();
    PresentView* const present = m_session.present();
    LessonView* const lesson = m_session.lesson();
    const auto ifLesson = [lesson](const auto& open, const auto& closed) {
        return [=] { return lesson->isOpen() ? open : closed; };
    };
    const auto addKey = [&](const LiveText& title, const QStringList& sequences, const std::function<void()>& run,
                            CommandOptions options) {
        options.plain = true;
        options.whyNot =
            firstOf(unless([=] { return present->isOn(); }, tr("Start the presentation first.")), options.whyNot);
        options.listens = [=, listens = options.listens] { return !canvas->drag()->isActive() && listens(); };
        m_presenting << QVariant::fromValue(add(title, sequences, run, options));
    };
    const auto step = [=] { return lesson->isOpen() ? tr("step of the lesson") : present->state().step; };
    const auto stepCap = [=] { // A is the first state
        return QString(present->state().withA && present->state().showsBefore ? "→" : "← →");
    };
    const auto first = [=] { return lesson->isOpen() || present->state().step.isEmpty() ? QString() : tr("first"); };
    const auto states = [=] {
        return !present->state().compares ? QString() : present->state().withA ? tr("A, B") : tr("before, after");
    };
    const auto restart = [this](const QString& whole, const QString& lessonOnly) {
        return [=, this] { return m_heldLesson.isEmpty() ? whole : lessonOnly; };
    };
    m_group = tr("While presenting");
    addKey(
        ifLesson(tr("Next step of the lesson, with its task done automatically"),
                 tr("Next program step, switch from A to B, or redo")),
        {"Right", "PgDown"}, [=] { lesson->isOpen() ? lesson->showOn() : present->next(); },
        {.keys = tr("→ Page Down Space"),
         .further = ifLesson(QStringList(), QStringList{"Space", "Down"}),
         .brief = step,
         .cap = stepCap});
    addKey(ifLesson(tr("Previous step of the lesson"), tr("Previous program step, switch from B to A, or undo")),
           {"Left", "PgUp"}, [=] { lesson->isOpen() ? lesson->goBack() : present->back(); },
           {.keys = tr("← Page Up"), .further = ifLesson(QStringList(), QStringList{"Up"})});
    addKey(tr("First step, or the scenario before all edits"), {"Home"}, calling(present, &PresentView::goToEnd, false),
           {.brief = first});
    addKey(tr("Last step, or the scenario after all edits"), {"End"}, calling(present, &PresentView::goToEnd, true),
           {});
    addKey(tr("Toggle before and after, or A and B"), {"B", "."}, calling(present, &PresentView::swap),
           {.keys = "B .", .brief = states, .cap = QString("B")});
    addKey(
        tr("Show A and B side by side, or one of them"), {"V"}, [=] { present->setBeside(!present->isBeside()); },
        {.whyNot = unless([=] { return present->canBeBeside(); }, tr("Set another scenario as A first.")),
         .brief = [=] { return present->canBeBeside() ? tr("both") : QString(); }});
    addKey(
        tr("Highlight the busiest part and its traffic"), {"S"}, [=] { canvas->setSpotlight(!canvas->hasSpotlight()); },
        {.whyNot = whyHidden(m_session), .brief = tr("highlight")});
    addKey(
        restart(tr("Return to the start of the presentation"), tr("Restart the lesson with its answer hidden")), {"R"},
        [=, this] { m_heldLesson.isEmpty() ? present->reset() : lesson->start(m_heldLesson); }, {.brief = tr("reset")});
    addKey(
        tr("Show or hide the legend"), {"L"}, [=] { present->setLegend(!present->showsLegend()); },
        {.brief = tr("legend")});
    addKey(
        tr("Toggle dark and light"), {"D"}, [=] { present->setDark(!present->isDark()); },
        {.brief = [=] { return present->isDark() ? tr("light") : tr("dark"); }});
    addKey(
        tr("Show notes, on the second screen if there is one"), {"N"},
        [=] { present->setNotes(!present->showsNotes()); }, {.brief = tr("notes")});
    addKey(tr("Leave the block, then the presentation"), {"Esc"},
           [=] { canvas->isInside() ? canvas->leave() : present->stop(); },
           {.keys = tr("Esc"), .brief = [=] { return canvas->isInside() ? tr("leave the block") : tr("leave"); }});
    m_presenting << QVariant::fromValue(of(KeepA));
}

} // namespace boardset
