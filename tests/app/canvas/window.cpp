// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the canvas alone in a window: canvas_window [scenario] [width] [height] [theme] [path of the level]
// [text scale in percent].
#include "CanvasView.h"

#include "boardset/scenario/BundledScenarios.h"
#include "boardset/scenario/Scenario.h"

#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QTimer>
#include <cstdio>

using namespace boardset;

namespace {

/// Prints positions for a script with a real mouse: "token 4 at 120 88", "box SB3 at 400 200", then the result.
void tell(CanvasView& view, const Document& document) {
    const auto line = [&](const char* kind, const QString& name, const QRectF& rect) {
        const QPointF at = view.camera()->toCanvas(rect).center();
        std::printf("%s %s at %.0f %.0f\n", kind, qUtf8Printable(name), at.x(), at.y());
    };
    for (const NodeRow& row : view.nodes()->rows())
        if (!row.node.isWire())
            line(row.node.isBox() ? "box" : "token", QString::fromStdString(row.node.subject.id), row.rect());
    for (const Process& process : document.scenario().workload.processes)
        for (const Customer& thread : process.customers)
            std::printf("thread %s on %s\n", thread.name.text.c_str(), thread.on.c_str());
    std::printf("answer %.0f MB/s\n", document.answer().bytesPerSecond / 1e6);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char* argv[]) {
    QGuiApplication app(argc, argv);
    QQuickStyle::setStyle("Basic");
    const QStringList words = QGuiApplication::arguments();
    const auto catalog = Catalog::open(BOARDSET_SHARE "/catalog.db");
    Scenario start = bundledScenario(BOARDSET_SHARE "/scenarios", words.value(1, "sunfire6800-first").toStdString());
    start = resolve(start, *Topology::build(catalog, start.machine, start.configuration));
    Document document(catalog, start);
    CanvasView view(document);
    QObject::connect(
        &view, &CanvasView::whyRequested,
        [](Subject::Kind kind, const QString& id) { qInfo("why %d %s", kind, qUtf8Printable(id)); });
    QObject::connect(&view, &CanvasView::inspectRequested,
                     [](Subject::Kind kind, const QString& id) { qInfo("inspect %d %s", kind, qUtf8Printable(id)); });
    QQmlApplicationEngine engine;
    engine.addImportPath("qrc:/qt/qml");
    if (qEnvironmentVariableIsSet("CANVAS_QML")) // a folder with the module's files, to try changes without a build
        engine.addImportPath(qEnvironmentVariable("CANVAS_QML"));
    engine.setInitialProperties({{"view", QVariant::fromValue(&view)},
                                 {"theme", words.value(4, "0").toInt()},
                                 {"reducedMotion", false},
                                 {"textScale", words.value(6, "100").toInt() / 100.0},
                                 {"width", words.value(2, "780").toInt()},
                                 {"height", words.value(3, "560").toInt()}});
    engine.load(QUrl::fromLocalFile(CANVAS_TESTS "/CanvasWindow.qml"));
    if (engine.rootObjects().isEmpty())
        return 1;
    view.show(words.value(5));
    QObject::connect(
        &document, &Document::changed, &view, [&] { tell(view, document); });
    QTimer::singleShot(500, &view, [&] { tell(view, document); });
    return QGuiApplication::exec();
}
