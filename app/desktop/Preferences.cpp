// SPDX-License-Identifier: GPL-3.0-or-later
// Preferences on top of QSettings; every value is bounded when it is read, since the file may be edited by hand.
#include "Preferences.h"

#include <QFileInfo>

namespace boardset {

namespace {
constexpr int recentMost = 8;

std::unique_ptr<QSettings> settingsOf(const QString& file) {
    if (file.isEmpty())
        return std::make_unique<QSettings>();
    return std::make_unique<QSettings>(file, QSettings::IniFormat);
}
} // namespace

Preferences::Preferences(const QString& file, QObject* parent) : QObject(parent), m_settings(settingsOf(file)) {}

QVariant Preferences::read(const char* key, const QVariant& standard) const {
    return m_settings->value(QString::fromLatin1(key), standard);
}

void Preferences::write(const char* key, const QVariant& value) {
    if (read(key, {}) == value)
        return;
    m_settings->setValue(QString::fromLatin1(key), value);
    Q_EMIT changed();
}

int Preferences::number(const char* key, int standard, int least, int most) const {
    return std::clamp(read(key, standard).toInt(), least, most);
}

QSize Preferences::windowSize() const {
    return read("window/size", QSize(1280, 800)).toSize().expandedTo({800, 500}).boundedTo({16384, 16384});
}

QStringList Preferences::foldedSections() const {
    return read("panels/folded", QStringList{QStringLiteral("options"), QStringLiteral("domains")}).toStringList();
}

QStringList Preferences::recentFiles() const {
    QStringList files = read("files/recent", QStringList{}).toStringList();
    files.removeIf([](const QString& file) { return !QFileInfo::exists(file); });
    return files.mid(0, recentMost);
}

void Preferences::setFolded(const QString& section, bool folded) {
    QStringList sections = foldedSections();
    sections.removeAll(section);
    if (folded)
        sections << section;
    write("panels/folded", sections);
}

void Preferences::addRecentFile(const QString& file) {
    QStringList files = recentFiles();
    files.removeAll(file);
    files.prepend(file);
    write("files/recent", files.mid(0, recentMost));
}

} // namespace boardset
