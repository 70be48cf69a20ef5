// SPDX-License-Identifier: GPL-3.0-or-later
// Preferences on top of QSettings; every value is bounded when it is read, since the file may be edited by hand.
#include "Preferences.h"

#include <QFileInfo>
#include <algorithm>

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

Preferences::Theme Preferences::theme() const {
    return static_cast<Theme>(std::clamp(read("look/theme", 0).toInt(), 0, 3));
}
int Preferences::textPercent() const {
    return std::clamp(read("look/textPercent", 100).toInt(), 80, 200);
}
bool Preferences::reducedMotion() const {
    return read("look/reducedMotion", false).toBool();
}
int Preferences::libraryWidth() const {
    return std::clamp(read("panels/libraryWidth", 216).toInt(), 160, 800);
}
int Preferences::answerWidth() const {
    return std::clamp(read("panels/answerWidth", 304).toInt(), 240, 1000);
}
int Preferences::whyWidth() const {
    return std::clamp(read("panels/whyWidth", 392).toInt(), 240, 1000);
}
int Preferences::whyHeight() const {
    return std::clamp(read("panels/whyHeight", 520).toInt(), 160, 3000);
}
QSize Preferences::windowSize() const {
    return read("window/size", QSize(1280, 800)).toSize().expandedTo({800, 500}).boundedTo({16384, 16384});
}
bool Preferences::maximized() const {
    return read("window/maximized", false).toBool();
}
int Preferences::drawerHeight() const {
    return std::clamp(read("panels/drawerHeight", 208).toInt(), 96, 2000);
}
bool Preferences::libraryOpen() const {
    return read("panels/libraryOpen", true).toBool();
}
bool Preferences::answerOpen() const {
    return read("panels/answerOpen", true).toBool();
}
bool Preferences::drawerOpen() const {
    return read("panels/drawerOpen", true).toBool();
}

QStringList Preferences::foldedSections() const {
    return read("panels/folded", QStringList{QStringLiteral("options"), QStringLiteral("domains")}).toStringList();
}

QStringList Preferences::recentFiles() const {
    QStringList files = read("files/recent", QStringList{}).toStringList();
    files.removeIf([](const QString& file) { return !QFileInfo::exists(file); });
    return files.mid(0, recentMost);
}

void Preferences::setTheme(Theme theme) {
    write("look/theme", static_cast<int>(theme));
}
void Preferences::setTextPercent(int percent) {
    write("look/textPercent", std::clamp(percent, 80, 200));
}
void Preferences::setReducedMotion(bool reduced) {
    write("look/reducedMotion", reduced);
}
void Preferences::setLibraryWidth(int width) {
    write("panels/libraryWidth", width);
}
void Preferences::setAnswerWidth(int width) {
    write("panels/answerWidth", width);
}
void Preferences::setWhyWidth(int width) {
    write("panels/whyWidth", width);
}
void Preferences::setWhyHeight(int height) {
    write("panels/whyHeight", height);
}
void Preferences::setWindowSize(QSize size) {
    write("window/size", size);
}
void Preferences::setMaximized(bool maximized) {
    write("window/maximized", maximized);
}
void Preferences::setDrawerHeight(int height) {
    write("panels/drawerHeight", height);
}
void Preferences::setLibraryOpen(bool open) {
    write("panels/libraryOpen", open);
}
void Preferences::setAnswerOpen(bool open) {
    write("panels/answerOpen", open);
}
void Preferences::setDrawerOpen(bool open) {
    write("panels/drawerOpen", open);
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
