// SPDX-License-Identifier: GPL-3.0-or-later
#include "PngFile.h"

#include "Format.h"

namespace boardset {

QString writePng(const QImage& picture, const QUrl& file) {
    using format::tr;
    const QString path = file.toLocalFile();
    if (picture.isNull())
        return tr("There is nothing to draw into on this display.");
    if (!picture.save(path))
        return tr("%1 cannot be written. Choose a folder that you may write to and a name that ends in .png.")
            .arg(path);
    return {};
}

} // namespace boardset
