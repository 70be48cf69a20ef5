// SPDX-License-Identifier: GPL-3.0-or-later
// Takes the picture after the layout has settled, which takes a few frames because sizes depend on text.
#include "Screenshot.h"

#include <QCoreApplication>
#include <QEvent>
#include <QEventLoop>
#include <QImage>
#include <QTimer>

namespace boardset {

namespace {
constexpr int settleMilliseconds = 600;
}

QString takeScreenshot(QQuickWindow& window, const QString& file) {
    QEventLoop loop;
    // Without a display, the pointer starts on the first button, although no user moved it there.
    QTimer::singleShot(settleMilliseconds / 4, &loop, [&window] {
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(&window, &leave);
    });
    QTimer::singleShot(settleMilliseconds, &loop, &QEventLoop::quit);
    loop.exec();
    QEvent leave(QEvent::Leave); // avoids a tooltip for the item under the pointer
    QCoreApplication::sendEvent(&window, &leave);
    QTimer::singleShot(settleMilliseconds / 2, &loop, &QEventLoop::quit);
    loop.exec();
    const QImage image = window.grabWindow();
    if (image.isNull())
        return QCoreApplication::translate("Picture", "can't draw the window; try QT_QUICK_BACKEND=software");
    if (!image.save(file, "PNG"))
        return QCoreApplication::translate("Picture", "can't write %1; name a file in a folder with write permission")
            .arg(file);
    return {};
}

} // namespace boardset
