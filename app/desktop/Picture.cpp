// SPDX-License-Identifier: GPL-3.0-or-later
// Takes the picture after the layout has settled: a few frames, since sizes follow texts.
#include "Picture.h"

#include <QCoreApplication>
#include <QEvent>
#include <QEventLoop>
#include <QImage>
#include <QTimer>

namespace boardset {

namespace {
constexpr int settleMilliseconds = 600;
}

QString takePicture(QQuickWindow& window, const QString& file) {
    QEventLoop loop;
    // Without a display the pointer lies on the first button; nobody put it there.
    QTimer::singleShot(settleMilliseconds / 4, &loop, [&window] {
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(&window, &leave);
    });
    QTimer::singleShot(settleMilliseconds, &loop, &QEventLoop::quit);
    loop.exec();
    QEvent leave(QEvent::Leave); // no tooltip of whatever the pointer happens to be over
    QCoreApplication::sendEvent(&window, &leave);
    QTimer::singleShot(settleMilliseconds / 2, &loop, &QEventLoop::quit);
    loop.exec();
    const QImage image = window.grabWindow();
    if (image.isNull())
        return QCoreApplication::translate("Picture", "the window could not be drawn; try QT_QUICK_BACKEND=software");
    if (!image.save(file, "PNG"))
        return QCoreApplication::translate("Picture",
                                           "%1: cannot be written; name a file in a folder that you may write to")
            .arg(file);
    return {};
}

} // namespace boardset
