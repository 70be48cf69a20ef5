// SPDX-License-Identifier: GPL-3.0-or-later
// The window in other locales: all texts and files are the same as in the C locale.
#include "screen.h"

#include "Format.h"
#include "support/inLocale.h"
#include "support/tempFolder.h"

#include <QImage>
#include <QLocale>
#include <QProcess>

using namespace boardset;
using namespace boardset::test;

namespace {

/// Sets Qt's own locale during its lifetime; the C library has a separate one.
class InQtLocale {
public:
    explicit InQtLocale(const char* name) { QLocale::setDefault(QLocale(QString::fromUtf8(name))); }
    ~InQtLocale() { QLocale::setDefault(m_before); }
    InQtLocale(const InQtLocale&) = delete;
    InQtLocale& operator=(const InQtLocale&) = delete;

private:
    QLocale m_before;
};

QStringList shownBy(const Screen& screen) {
    QStringList texts;
    for (const QQuickItem* item : visibleItems(screen.window->contentItem()))
        for (const char* property : {"text", "title", "label", "placeholderText"})
            if (const QString text = item->property(property).toString(); !text.isEmpty())
                texts << text;
    return texts;
}

QString fileOf(const QUrl& url) {
    QFile file(url.toLocalFile());
    REQUIRE(file.open(QIODevice::ReadOnly));
    return QString::fromUtf8(file.readAll());
}

/// Returns every text that the window shows and exports for a scenario.
QStringList allTexts(const char* scenario) {
    Screen screen(QSize(1400, 900), 100);
    Session& session = *screen.session;
    screen.open(scenario);
    session.answer()->waitUntilSolved();
    session.findings()->waitUntilChecked();
    screen.settle();
    QStringList texts = shownBy(screen); // the Results panel and the canvas
    const Document& document = session.document();
    for (const Subject::Kind kind : {Subject::Latency, Subject::Throughput}) {
        session.why()->show({kind});
        screen.settle();
        texts << session.why()->text() << shownBy(screen);
        session.why()->close();
    }
    const QString thread = format::text(document.scenario().workload.processes.front().customers.front().name);
    session.inspector()->show({Subject::Thread, thread.toStdString()});
    screen.settle();
    texts << shownBy(screen);
    const QDir home(screen.home.path());
    const auto url = [&](const char* name) { return QUrl::fromLocalFile(home.filePath(QString::fromUtf8(name))); };
    session.fileDialogs()->exportSvg(url("diagram.svg"), false);
    session.fileDialogs()->exportReport(url("report.html"));
    texts << fileOf(url("diagram.svg")) << fileOf(url("report.html"));
    texts << session.answer()->stations()->csv();
    session.sweep()->askLoad();
    session.sweep()->waitUntilReady();
    screen.settle();
    session.sweep()->exportCsv(url("sweep.csv"));
    texts << fileOf(url("sweep.csv")) << shownBy(screen);
    return texts;
}

QImage screenshotIn(const char* locale, const QStringList& arguments) {
    const TempFolder folder;
    const QString picture = QString::fromStdString((folder / "screen.png").string());
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* home : {"XDG_RUNTIME_DIR", "XDG_CONFIG_HOME"})
        environment.insert(QString::fromUtf8(home), QString::fromStdString(folder.path().string()));
    environment.insert(QStringLiteral("LOCPATH"), QStringLiteral(BOARDSET_LOCALES));
    environment.insert(QStringLiteral("LC_ALL"), QString::fromUtf8(locale));
    QProcess program;
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(BOARDSET_PROGRAM), arguments + QStringList{QStringLiteral("--screenshot"), picture});
    REQUIRE(program.waitForFinished(60'000));
    REQUIRE(program.exitCode() == 0);
    return QImage(picture);
}

} // namespace

TEST_CASE("results, derivation, inspector, diagram, report, table and sweep have the same texts in every locale",
          "[locale]") {
    for (const char* const scenario : {"sunfire6800-first", "sparcserver690mp-case7-first"}) {
        INFO(scenario);
        const QStringList plain = allTexts(scenario);
        REQUIRE(plain.size() > 300);
        for (const char* const name : foreignLocales) {
            INFO(name);
            const InLocale locale(name);
            const InQtLocale qtLocale(name);
            const QStringList foreign = allTexts(scenario);
            REQUIRE(foreign.size() == plain.size());
            for (qsizetype i = 0; i < plain.size(); ++i)
                CHECK(foreign[i].toStdString() == plain[i].toStdString());
        }
    }
}

TEST_CASE("in a locale with a decimal comma the program draws the same picture as in the C locale", "[locale]") {
    for (const char* const shown : {"why:latency", "drawer:evidence"}) {
        INFO(shown);
        const QStringList arguments{QStringLiteral("--size"), QStringLiteral("1400x900"), QStringLiteral("--show"),
                                    QString::fromUtf8(shown)};
        const QImage plain = screenshotIn("C.UTF-8", arguments);
        REQUIRE_FALSE(plain.isNull());
        for (const char* const name : foreignLocales) {
            INFO(name);
            CHECK(screenshotIn(name, arguments) == plain);
        }
    }
}
