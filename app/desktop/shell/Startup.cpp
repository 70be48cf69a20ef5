// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the files that a session needs. If a file is missing, reports a single error with the file's path and advice.
#include "Startup.h"

#include "FieldUndo.h"
#include "FilePath.h"
#include "FirstScreen.h"
#include "Format.h"
#include "LatinKeys.h"
#include "WindowLanguage.h"

#include "boardset/catalog/ShareDirectory.h"
#include "boardset/scenario/ScenarioFile.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QRegularExpression>
#include <QStandardPaths>
#include <future>
#include <optional>
#include <stdexcept>
#include <utility>

namespace boardset {

namespace {

using format::tr;

constexpr const char* firstScenario = "sunfire6800-first";

std::invalid_argument badOption(const QString& option, const QString& value, const QString& allowed) {
    return std::invalid_argument(QStringLiteral("%1 \"%2\": %3").arg(option, value, allowed).toStdString());
}

QSize sizeOf(const QString& text) {
    static const QRegularExpression pattern(QStringLiteral("^(\\d{3,5})x(\\d{3,5})$"));
    const auto match = pattern.match(text);
    const QSize size(match.captured(1).toInt(), match.captured(2).toInt());
    const QSize least = WindowGeometry::least;
    const QSize most = WindowGeometry::most;
    if (!match.hasMatch() || size.boundedTo(most).expandedTo(least) != size)
        throw badOption(QStringLiteral("--size"), text,
                        tr("give WIDTHxHEIGHT in pixels, from %1x%2 to %3x%4")
                            .arg(least.width())
                            .arg(least.height())
                            .arg(most.width())
                            .arg(most.height()));
    return size;
}

/// Returns the bundled scenario with the given id; no value if it does not exist or cannot be used.
std::optional<Scenario> bundledScenarioOf(const ScenarioCache& scenarioCache, const std::string& id) {
    try {
        return scenarioCache.has(id) ? std::optional(scenarioCache.at(id)) : std::nullopt;
    } catch (const std::exception&) {
        return std::nullopt; // the reason is reported when this scenario is requested
    }
}

/// Returns the default scenario: the first one, otherwise any other that is usable, otherwise an empty machine.
Scenario standardScenario(const ScenarioCache& scenarioCache, const std::shared_ptr<const Catalog>& catalog) {
    if (const auto first = bundledScenarioOf(scenarioCache, firstScenario))
        return *first;
    for (const auto& [id, scenario] : scenarioCache.all())
        if (const auto any = bundledScenarioOf(scenarioCache, id))
            return *any;
    const Scenario empty{"Untitled", {}, catalog->machines().front().id, {}, {}};
    return resolve(empty, *Topology::build(catalog, empty.machine, {}));
}

/// Returns the scenario folder beside the given database or, if there is none, the folder beside the default database.
QString scenarioFolder(const QString& database) {
    const QDir beside(QFileInfo(database).absoluteDir().filePath(QStringLiteral("scenarios")));
    return beside.exists() ? beside.path()
                           : QFileInfo(standardDatabase()).absoluteDir().filePath(QStringLiteral("scenarios"));
}

/// Opens the scenario named on the command line, unless it is a bundled one.
/// A name without a dot or a slash is treated as an id.
void openNamed(Session& session, const QString& name, const QStringList& others) {
    static const QRegularExpression path(QStringLiteral("[./\\\\]"));
    const bool isAddress = name.startsWith(QStringLiteral("file:")) && !exists(name);
    if (isAddress || exists(name) || name.contains(path))
        session.files()->openFirst(isAddress ? pathText(QUrl::fromEncoded(name.toUtf8())) : name, others);
    else
        session.files()->requestBundled(name);
}

/// Returns the title of a problem report, which names the bundled scenarios that cannot be read.
QString unreadTitle(const std::vector<InputError>& unread) {
    QStringList names;
    for (const InputError& each : unread)
        names << QFileInfo(QString::fromStdString(each.file)).completeBaseName();
    return names.size() == 1
               ? tr("Can't open the bundled scenario %1; the others are available").arg(names.constFirst())
               : tr("Can't open the bundled scenarios %1; the others are available")
                     .arg(names.join(QStringLiteral(", ")));
}

QString sentence(QString words) {
    words[0] = words[0].toUpper();
    return words + u'.';
}

/// Reads the catalog and its scenarios. If this function throws, `error` describes the file that was being read.
std::pair<std::shared_ptr<const Catalog>, std::shared_ptr<const ScenarioCache>>
readScenarios(const QString& database, const QString& again, StartError& error) {
    const auto catalog = Catalog::open(database.toStdString());
    if (catalog->machines().empty())
        throw std::runtime_error(tr("it contains no machine").toStdString());
    const QString folder = scenarioFolder(database);
    error = {tr("Can't use the bundled scenarios."), folder, {}, again};
    return {catalog, ScenarioCache::read(catalog, folder.toStdString())};
}

Session::StoragePaths placesIn(const QString& home) {
    if (home.isEmpty())
        return {{}, QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/autosave")};
    return {home + QStringLiteral("/settings.ini"), home + QStringLiteral("/autosave")};
}

} // namespace

QStringList themes() {
    return {QStringLiteral("light"), QStringLiteral("dark"), QStringLiteral("print"), QStringLiteral("projector")};
}

StartOptions readArguments(const QStringList& arguments) {
    QCommandLineParser parser;
    parser.setApplicationDescription(
        tr("Explore real server architectures: drag threads and pages, and see the results."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOptions({
        {QStringLiteral("database"), tr("Use another catalog."), QStringLiteral("file")},
        {QStringLiteral("scenario"), tr("Open a bundled scenario or a file."), QStringLiteral("id or file")},
        {QStringLiteral("screenshot"), tr("Write the first screen to a PNG file and quit."), QStringLiteral("file")},
        {QStringLiteral("size"), tr("Size of the window in pixels."), QStringLiteral("WxH")},
        {QStringLiteral("theme"), tr("Colours: light, dark, print or projector."), QStringLiteral("name")},
        {QStringLiteral("text"), tr("Size of the text, 80 to 200 percent."), QStringLiteral("percent")},
        {QStringLiteral("language"), tr("Language of the window, such as en."), QStringLiteral("name")},
        {QStringLiteral("focus"), tr("Show the inside of a block: SB3, SB3/P1."), QStringLiteral("path")},
        {QStringLiteral("show"),
         tr("Open a panel, page or dialog: why:latency, inspect:thread:4, drawer:findings, side:build, search:words, "
            "present."),
         QStringLiteral("what")},
    });
    parser.addPositionalArgument(QStringLiteral("scenario"), tr("A .boardset file, or an SVG that Boardset wrote."),
                                 QStringLiteral("[scenario]"));
    parser.process(arguments);

    StartOptions options;
    options.database = parser.value(QStringLiteral("database"));
    options.scenario = parser.value(QStringLiteral("scenario"));
    options.others = parser.positionalArguments();
    if (!options.others.isEmpty())
        options.scenario = options.others.takeFirst();
    options.screenshot = parser.value(QStringLiteral("screenshot"));
    if (const QString suffix = QFileInfo(options.screenshot).suffix().toLower(); !suffix.isEmpty() && suffix != u"png")
        throw badOption(QStringLiteral("--screenshot"), options.screenshot, tr("give a name that ends in .png"));
    if (parser.isSet(QStringLiteral("size")))
        options.size = sizeOf(parser.value(QStringLiteral("size")));
    options.theme = parser.value(QStringLiteral("theme"));
    if (!options.theme.isEmpty() && !themes().contains(options.theme))
        throw badOption(QStringLiteral("--theme"), options.theme, tr("give light, dark, print or projector"));
    if (parser.isSet(QStringLiteral("text"))) {
        options.textPercent = parser.value(QStringLiteral("text")).toInt();
        if (options.textPercent < 80 || options.textPercent > 200)
            throw badOption(QStringLiteral("--text"), parser.value(QStringLiteral("text")), tr("give 80 to 200"));
    }
    options.language = parser.value(QStringLiteral("language"));
    if (const QStringList known = languages(); !options.language.isEmpty() && !known.contains(options.language))
        throw badOption(QStringLiteral("--language"), options.language,
                        tr("give one of %1").arg(known.join(QStringLiteral(", "))));
    options.focus = parser.value(QStringLiteral("focus"));
    options.show = parser.value(QStringLiteral("show"));
    if (!options.show.isEmpty() && !shownKinds().contains(options.show.section(u':', 0, 0)))
        throw badOption(
            QStringLiteral("--show"), options.show,
            tr("give one of %1; most need a colon and a value").arg(shownKinds().join(QStringLiteral(", "))));
    return options;
}

QString standardDatabase() {
    const auto share = shareDirectory(QCoreApplication::applicationFilePath().toStdString());
    return QString::fromStdString((share / "catalog.db").lexically_normal().string());
}

QString StartError::line() const {
    return QStringLiteral("%1 %2: %3. %4").arg(what, where, why, advice);
}

std::unique_ptr<Session> startSession(const StartOptions& options, StartError& error, QQmlEngine* engine) {
    const QString database = options.database.isEmpty() ? standardDatabase() : options.database;
    const QString again = tr("Reinstall Boardset, or name another catalog with --database.");
    error = {tr("Can't use the database."), database, {}, again};
    auto reading = std::async(std::launch::async, [&] { return readScenarios(database, again, error); });
    if (engine != nullptr)
        new QQmlComponent(engine, QUrl(windowFile), engine); // loads all types that the window uses, and keeps them
    try {
        const auto [catalog, scenarioCache] = reading.get();
        const auto named = bundledScenarioOf(*scenarioCache, options.scenario.toStdString());
        const Scenario start = named ? *named : standardScenario(*scenarioCache, catalog);
        auto session = std::make_unique<Session>(catalog, scenarioCache, start, placesIn(options.dataFolder));
        new FieldUndo(session.get());
        new LatinKeys(session.get());
        if (!options.scenario.isEmpty() && !named)
            openNamed(*session, options.scenario, options.others);
        if (!scenarioCache->unread().empty())
            session->problem()->show(unreadTitle(scenarioCache->unread()), scenarioCache->unread().front());
        else if (const QString folder = scenarioFolder(database); !exists(folder))
            session->problem()->show(tr("There are no bundled scenarios"),
                                     tr("%1 does not exist. Reinstall Boardset.").arg(folder));
        return session;
    } catch (const CatalogFileError& problem) {
        error.why = QString::fromStdString(problem.why);
        error.advice = sentence(QString::fromStdString(problem.fix));
    } catch (const std::exception& problem) {
        error.why = QString::fromUtf8(problem.what());
    }
    return nullptr;
}

} // namespace boardset
