// SPDX-License-Identifier: GPL-3.0-or-later
// Opens and saves with the core's readers and writers. Catches exceptions in one place and shows what failed.
#include "Files.h"

#include "FilePath.h"
#include "Format.h"
#include "boardset/picture/Svg.h"
#include "boardset/probe/ProbeLog.h"
#include "boardset/scenario/ReplacedPaths.h"
#include "boardset/scenario/ScenarioFile.h"
#include "boardset/scenario/ScenarioLimits.h"
#include "boardset/scenario/ScenarioShape.h"
#include "boardset/topology/ConfigurationText.h"

#include <QClipboard>
#include <QCryptographicHash>
#include <QDateTime>
#include <QFileInfo>
#include <QGuiApplication>
#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <system_error>
#include <utility>

namespace boardset {

namespace {
/// Returns a mark that distinguishes versions of a file: the size and a hash of its bytes.
QByteArray markOf(const QByteArray& bytes) {
    return QByteArray::number(bytes.size()) + ' ' + QCryptographicHash::hash(bytes, QCryptographicHash::Sha1).toHex();
}

bool isFile(const QString& path) {
    std::error_code ignored; // an unreadable path counts as no file
    return std::filesystem::is_regular_file(pathOf(path), ignored);
}

QByteArray markOfFile(const QString& path) {
    constexpr std::uintmax_t most = 64 * 1024 * 1024; // no scenario is this large
    std::ifstream file;
    if (isFile(path))
        file.open(pathOf(path), std::ios::binary);
    if (!file.is_open())
        return {};
    std::error_code ignored;
    if (const auto size = std::filesystem::file_size(pathOf(path), ignored); size > most)
        return QByteArray::number(static_cast<qulonglong>(size));
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    return markOf(QByteArray::fromStdString(bytes));
}

/// Returns "b.boardset, c.boardset and 4 more".
QString someOf(const QStringList& names) {
    constexpr qsizetype few = 3;
    const QString some = names.mid(0, few).join(QStringLiteral(", "));
    return names.size() <= few ? some : Files::tr("%1 and %2 more").arg(some).arg(names.size() - few);
}
} // namespace

Files::Files(Document& document, std::shared_ptr<const ScenarioCache> scenarioCache, Preferences& preferences,
             ProblemView& problem, const QString& keptFolder, QObject* parent)
    : QObject(parent), m_document(document), m_scenarioCache(std::move(scenarioCache)), m_preferences(preferences),
      m_problem(problem), m_recoveredDocuments(keptFolder) {
    connect(&document, &Document::edited, this, &Files::changed);
    connect(&document, &Document::savedChanged, this, &Files::changed);
}

QString Files::title() const {
    const QString title = format::text(Message{m_document.base().title});
    return title.isEmpty() ? tr("Untitled") : title;
}

QString Files::state() const {
    if (isModified())
        return tr("edited, not saved");
    if (m_path.isEmpty())
        return m_bundled.isEmpty() ? tr("not saved") : tr("example");
    std::error_code error;
    const auto written = std::filesystem::last_write_time(pathOf(m_path), error);
    if (error) // another program has removed the file
        return tr("not saved");
    const auto sinceEpoch = std::chrono::file_clock::to_sys(written).time_since_epoch();
    const QDateTime saved =
        QDateTime::fromMSecsSinceEpoch(std::chrono::duration_cast<std::chrono::milliseconds>(sinceEpoch).count());
    const bool isToday = saved.date() == QDate::currentDate();
    return tr("%1, saved %2")
        .arg(QFileInfo(m_path).fileName(),
             saved.toString(isToday ? QStringLiteral("HH:mm") : QStringLiteral("yyyy-MM-dd")));
}

void Files::arrived(const QString& path, const QString& bundled) {
    m_path = path;
    m_bundled = bundled;
    m_mark.clear();
    m_copy.clear();
    m_lesson = Lesson::None;
    m_lessonSteps.clear();
    if (!path.isEmpty())
        m_preferences.addRecentFile(path);
    Q_EMIT changed();
}

void Files::request(Action action) {
    m_pending = std::move(action);
    const bool isOwn = isModified() && !isOfLesson();
    if (isOwn && (!m_path.isEmpty() || !keepDocument()))
        return Q_EMIT askSave();
    m_goes = isOwn;
    runPending();
    m_goes = false;
}

bool Files::keepDocument() {
    try {
        m_copy = m_recoveredDocuments.keep(m_document.base(), m_copy);
        return true;
    } catch (const std::exception&) {
        return false; // the user is then asked to save; the save dialog reports further errors
    }
}

void Files::requestQuit() {
    m_pending = [this] { Q_EMIT quitAllowed(); };
    if (isModified())
        Q_EMIT askSave();
    else
        runPending();
}

void Files::requestRecoveredDocument(const QString& file) {
    request([this, file] {
        attempt(
            tr("Can't open this scenario"), [&] { take(readScenario(file.toStdString()), file); });
    });
}

void Files::requestRecovered(const QString& copy, const QString& path, const QByteArray& mark, const Action& done) {
    request([=, this] {
        const bool opened = attempt(
            tr("Can't recover the unsaved work"), [&] { take(readScenario(copy.toStdString()), copy); });
        if (!opened)
            return;
        m_document.markUnsaved();
        arrived(path, {});
        m_mark = mark;
        done();
    });
}

void Files::back() {
    if (!m_previous)
        return;
    request([this] {
        UnsavedDocument left = std::move(*m_previous);
        m_previous.reset();
        attempt(tr("Can't open the saved edits"), [&] {
            leave(m_document.open(std::move(left.document)));
            arrived(left.path, left.bundled);
            m_mark = left.mark;
            m_copy = left.copy;
        });
    });
}

void Files::leave(OpenDocument work, const QString& note) {
    m_problem.pass();
    if (!std::exchange(m_goes, false)) {
        if (!note.isEmpty())
            Q_EMIT notice(note);
        return;
    }
    const QString title = format::text(Message{work.history.current().title});
    m_previous = UnsavedDocument{std::move(work), m_path, m_bundled, m_mark, m_copy};
    QString sentence = tr("Your changes to “%1” were saved. Alt+Left returns to them.").arg(title);
    if (const QStringList gone = m_recoveredDocuments.removeOldest(); !gone.isEmpty())
        sentence += u' ' + tr("The oldest saved edits were deleted: %1.").arg(gone.join(QStringLiteral("; ")));
    Q_EMIT changesKept(note.isEmpty() ? sentence : sentence + QLatin1Char(' ') + note);
}

void Files::reload() {
    m_pending = {};
    const QString path = m_path;
    m_goes = isModified();
    if (m_goes && !keepDocument())
        m_problem.show(tr("Can't reload the file"),
                       tr("Boardset can't save your changes before the reload. Save them to another file."));
    else
        openFile(path);
    m_goes = false;
}

void Files::runPending() {
    if (const Action action = std::exchange(m_pending, {}))
        action();
}

void Files::answer(Choice choice) {
    if (choice == Choice::Cancel)
        m_pending = {};
    else if (choice == Choice::Discard)
        runPending();
    else
        save();
}

void Files::requestOpen(const QUrl& file) {
    requestPath(pathText(file));
}

void Files::requestOpenAll(const QList<QUrl>& files) {
    if (files.isEmpty())
        return;
    request([this, files] {
        QStringList others;
        for (const QUrl& each : files.mid(1))
            others << each.fileName();
        if (openFile(pathText(files.front())) && !others.isEmpty())
            Q_EMIT notice(tr("Only %1 was opened: a window shows one scenario. Not opened: %2.")
                              .arg(files.front().fileName(), someOf(others)));
    });
}

void Files::openFirst(const QString& path, const QStringList& others) {
    const auto kept = connect(this, &Files::notice, this, [this](const QString& each) { m_firstNotices << each; });
    const bool opened = openFile(path);
    disconnect(kept);
    if (opened && !others.isEmpty())
        m_problem.show(tr("Only %1 was opened").arg(QFileInfo(path).fileName()),
                       tr("A window shows one scenario. Not opened: %1.").arg(someOf(others)));
}

void Files::noticeFirst() {
    if (!m_firstNotices.isEmpty())
        Q_EMIT notice(std::exchange(m_firstNotices, {}).join(u' '));
}

void Files::openBundled(const QString& id) {
    attempt(
        tr("Can't open this scenario"), [&] { take(m_scenarioCache->at(id.toStdString()), id, {}, id); });
}

void Files::requestBundled(const QString& id) {
    request([this, id] { openBundled(id); });
}

void Files::requestLesson(const QString& id) {
    request([this, id] {
        openBundled(id);
        if (m_bundled == id)
            m_lesson = Lesson::Plays;
    });
}

void Files::endLesson() {
    if (m_lesson != Lesson::Plays)
        return;
    m_lesson = Lesson::Played;
    m_lessonSteps = m_document.history().steps();
}

bool Files::isOfLesson() const {
    return m_lesson == Lesson::Plays ||
           (m_lesson == Lesson::Played &&
            std::ranges::find(m_lessonSteps, m_document.base(), &UndoHistory::Step::scenario) != m_lessonSteps.end());
}

void Files::requestScenario(const Scenario& scenario) {
    request([this, scenario] {
        openScenario(scenario, format::text(Message{scenario.title}), tr("Can't open this scenario"));
    });
}

void Files::requestMachine(const QString& machine) {
    if (const std::string first = machine.toStdString() + "-first"; m_scenarioCache->has(first))
        return requestBundled(format::text(first));
    for (const Question& question : m_document.catalog()->questions()) // in the same order as in the library
        for (const std::string& id : question.scenarios)
            if (m_scenarioCache->has(id) && format::text(m_scenarioCache->at(id).machine) == machine)
                return requestBundled(format::text(id));
    for (const auto& [id, scenario] : m_scenarioCache->all())
        if (format::text(scenario.machine) == machine)
            return requestBundled(format::text(id));
    request([this, machine] {
        openScenario(Scenario{tr("Untitled").toStdString(), {}, machine.toStdString(), {}, {}}, machine,
                     tr("Can't open this machine"));
    });
}

void Files::requestNew() {
    request([this] {
        openScenario(Scenario{tr("Untitled").toStdString(), {}, m_document.base().machine, {}, {}}, tr("new scenario"),
                     tr("Can't create a new scenario"));
    });
}

void Files::requestPaste() {
    request([this] {
        attempt(
            tr("Can't open the contents of the clipboard"),
            [this] {
                const QString text = QGuiApplication::clipboard()->text();
                if (text.trimmed().isEmpty())
                    throw std::runtime_error(
                        tr("The clipboard contains no text. Copy a scenario or boot messages first, "
                           "then paste again.")
                            .toStdString());
                const QString name = tr("clipboard");
                QStringList notes;
                take(pasted(text.toStdString(), name.toStdString(), notes), name);
                if (!notes.isEmpty()) // shown after opening, because opening closes an earlier message
                    m_problem.show(tr("Some parts of the log were guessed or left out"),
                                   notes.join(QStringLiteral("; ")));
            });
    });
}

Scenario Files::pasted(const std::string& text, const std::string& name, QStringList& notes) {
    const auto begin = text.find_first_not_of(" \t\r\n");
    if (begin == std::string::npos || text[begin] == '{' || text[begin] == '<')
        return parseScenario(text, name);
    try {
        const ProbeReading reading = readProbeLog(m_document.catalog(), text, name);
        for (const ProbeGuess& each : reading.guesses)
            notes << format::text(each.name + ": " + each.reason);
        for (const std::string& each : reading.notPlaced)
            notes << tr("no slot for %1").arg(format::text(each));
        return reading.scenario;
    } catch (const NoProbeLog&) { // the text is not a boot log either
        return parseScenario(text, name);
    }
}

bool Files::attempt(const QString& doing, const Action& action) {
    try {
        action();
        return true;
    } catch (const std::exception& problem) {
        m_problem.show(doing, problem);
        return false;
    }
}

void Files::take(const Scenario& raw, const QString& name, const QString& path, const QString& bundled) {
    leave(m_document.open(raw, name.toStdString()), format::text(noteOnNames(raw, *m_document.catalog())));
    arrived(path, bundled);
    QStringList overridden;
    for (const std::string& each : overriddenOptions(raw.configuration.options, m_document.topology()))
        overridden << format::text(each);
    if (!overridden.isEmpty() && bundled.isEmpty())
        Q_EMIT notice(overridden.join(u' '));
}

bool Files::openScenario(const Scenario& raw, const QString& name, const QString& doing) {
    return attempt(
        doing, [&] { take(raw, name); });
}

bool Files::openFile(const QString& path) {
    const QFileInfo file(path);
    return attempt(tr("Can't open %1").arg(file.fileName()), [&] {
        const QByteArray mark = markOfFile(path); // computed before reading, so that a change during reading is noticed
        const bool diagram = path.endsWith(QStringLiteral(".svg"), Qt::CaseInsensitive);
        take(readScenario(pathOf(path)), path,
             diagram ? QString() : file.absoluteFilePath()); // saving must never overwrite a drawing
        m_mark = mark;
    });
}

void Files::save() {
    if (m_path.isEmpty())
        return Q_EMIT chooseSaveFile();
    const bool isGone = !exists(m_path);
    if (markOfFile(m_path) != m_mark && (isGone || isFile(m_path)))
        Q_EMIT askOverwrite(isGone);
    else
        saveAt(m_path);
}

bool Files::saveAt(QString path) {
    if (path != m_path && QFileInfo(path).suffix().isEmpty()) // the name of the open file stays unchanged
        path += QStringLiteral(".boardset");
    Scenario written = m_document.base();
    const std::string name = QFileInfo(path).completeBaseName().toStdString();
    const bool isUntitled = m_path.isEmpty() && written.title == tr("Untitled").toStdString();
    if (isUntitled && whyNotName(name, ScenarioLimits::titleBytes).empty())
        // an untitled scenario takes the name of its first file; any other scenario keeps its title
        written.title = name;
    const bool saved =
        attempt(tr("Can't save %1").arg(QFileInfo(path).fileName()), [&] { writeScenario(written, pathOf(path)); });
    if (!saved) {
        m_pending = {};
        return false;
    }
    m_problem.pass();
    m_document.name(written.title); // no effect, unless the title has just changed
    m_document.markSaved();
    arrived(path, {});
    m_mark = markOf(QByteArray::fromStdString(toJson(m_document.base())));
    Q_EMIT notice(tr("Saved %1").arg(QFileInfo(path).fileName()));
    runPending();
    return true;
}

void Files::rename(const QString& title) {
    const std::string& now = m_document.base().title;
    // if the user has not changed the text, the English title stays, not its translation
    const bool isSame = title.trimmed() == format::text(Message{now});
    const QString refusal = m_document.perform(Rename{isSame ? now : title.trimmed().toStdString()});
    if (!refusal.isEmpty())
        m_problem.show(tr("Can't rename the scenario"), refusal);
}

void Files::copyMessages() const {
    QString log;
    for (const ProbeMessage& each : probeMessagesOf(m_document.topology()))
        log += format::text(each.text) + '\n';
    if (!log.isEmpty())
        QGuiApplication::clipboard()->setText(log);
}

void Files::copyJson() const {
    QGuiApplication::clipboard()->setText(format::text(toJson(m_document.base())));
}

bool Files::exportSvg(const QUrl& file, bool dark, const std::vector<std::string>& remarks) {
    m_document.wait(); // the drawing has to match the saved scenario
    const bool exported = attempt(tr("Can't export the diagram"), [&] {
        const Topology& topology = m_document.topology();
        const auto theme = dark ? picture::Palette::Name::Dark : picture::Palette::Name::Light;
        writeAtomically(picture::toSvg(topology, m_document.exportedLayout(), m_document.exported(),
                                       m_document.answer(), theme, remarks),
                        file.toLocalFile().toStdString());
    });
    if (exported)
        Q_EMIT notice(tr("Exported %1").arg(file.fileName()));
    return exported;
}

} // namespace boardset
