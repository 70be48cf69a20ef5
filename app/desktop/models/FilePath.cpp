// SPDX-License-Identifier: GPL-3.0-or-later
#include "FilePath.h"

namespace boardset {

namespace {

constexpr char16_t firstByte = 0xDC80;
constexpr char16_t lastByte = 0xDCFF;

} // namespace

QString pathText(std::string_view bytes) {
    const auto size = static_cast<qsizetype>(bytes.size());
    QString utf8 = QString::fromUtf8(bytes.data(), size);
    if (utf8.toUtf8() == QByteArrayView(bytes.data(), size))
        return utf8;
    QString text;
    for (const char each : bytes) {
        const auto byte = static_cast<unsigned char>(each);
        text += QChar(byte < 0x80 ? byte : static_cast<char16_t>(0xDC00 + byte));
    }
    return text;
}

std::filesystem::path pathOf(const QString& text) {
    std::string bytes;
    QString plain;
    for (const QChar each : text) {
        const bool isByte = each >= QChar(firstByte) && each <= QChar(lastByte);
        if (!isByte || (!plain.isEmpty() && plain.back().isHighSurrogate())) {
            plain += each;
            continue;
        }
        bytes += plain.toStdString();
        plain.clear();
        bytes += static_cast<char>(each.unicode() & 0xFF);
    }
    return bytes + plain.toStdString();
}

QString pathText(const QUrl& address) {
    if (!address.isLocalFile())
        return address.toString();
    if (!address.host().isEmpty())
        return address.toLocalFile();
    return pathText(QByteArray::fromPercentEncoding(address.path(QUrl::FullyEncoded).toLatin1()).toStdString());
}

bool exists(const QString& path) {
    std::error_code ignored; // an unreadable path counts as missing
    return std::filesystem::exists(pathOf(path), ignored);
}

QString setAside(const QString& path, const QString& ending) {
    const QString first = path + u'.' + ending;
    QString file = first;
    for (int number = 2; exists(file); ++number)
        file = QStringLiteral("%1-%2").arg(first).arg(number);
    std::filesystem::rename(pathOf(path), pathOf(file));
    return file;
}

} // namespace boardset
