// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the canvas by itself: canvas_window [scenario] [width] [height] [theme] [path of the level].
#include "CanvasView.h"

#include "boardset/scenario/Bundled.h"
#include "boardset/scenario/Scenario.h"

#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickStyle>

using namespace boardset;

int main(int argc, char* argv[]) {
    QGuiApplication app(argc, argv);
    QQuickStyle::setStyle("Basic");
    const QStringList words = QGuiApplication::arguments();
    const auto catalog = Catalog::open(BOARDSET_SHARE "/catalog.db");
    Scenario start = bundledScenario(BOARDSET_SHARE "/scenarios", words.value(1, "sunfire6800-first").toStdString());
    start = resolve(start, *Topology::build(catalog, start.machine, start.options));
    Document document(catalog, start);
    CanvasView view(document);
    QObject::connect(&view, &CanvasView::whyRequested, [](const QString& kind, const QString& id) {
        qInfo("why %s %s", qUtf8Printable(kind), qUtf8Printable(id));
    });
    QObject::connect(&view, &CanvasView::inspectRequested, [](const QString& kind, const QString& id) {
        qInfo("inspect %s %s", qUtf8Printable(kind), qUtf8Printable(id));
    });
    QQmlApplicationEngine engine;
    engine.addImportPath("qrc:/qt/qml");
    if (qEnvironmentVariableIsSet("CANVAS_QML")) { // a folder with the module's files, to try changes without a build
        engine.addImportPath(qEnvironmentVariable("CANVAS_QML"));
    }
    engine.setInitialProperties({{"view", QVariant::fromValue(&view)},
                                 {"theme", words.value(4, "0").toInt()},
                                 {"reducedMotion", false},
                                 {"width", words.value(2, "780").toInt()},
                                 {"height", words.value(3, "560").toInt()}});
    engine.load(QUrl::fromLocalFile(CANVAS_TESTS "/CanvasWindow.qml"));
    if (engine.rootObjects().isEmpty()) {
        return 1;
    }
    view.show(words.value(5));
    return QGuiApplication::exec();
}
