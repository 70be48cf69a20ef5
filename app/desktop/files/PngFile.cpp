// SPDX-License-Identifier: GPL-3.0-or-later
#include "PngFile.h"

#include "Format.h"

#include <QSaveFile>

namespace boardset {

QString writePng(const QImage& picture, const QUrl& file) {
    using format::tr;
    if (picture.isNull())
        return tr("The diagram could not be drawn on this display.");
    QSaveFile out(file.toLocalFile());
    if (!out.open(QIODevice::WriteOnly) || !picture.save(&out, "PNG") || !out.commit())
        return format::cannotWrite(out);
    return {};
}

} // namespace boardset
