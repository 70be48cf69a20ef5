// SPDX-License-Identifier: GPL-3.0-or-later
// Stores preferences in QSettings. Every value is clamped to its valid range when it is read, because the file may
// have been edited manually.
#include "Preferences.h"

#include "FilePath.h"

#include <QFileInfo>
#include <utility>

namespace boardset {

namespace {
constexpr int recentMost = 8;

std::unique_ptr<QSettings> settingsOf(const QString& file) {
    if (file.isEmpty())
        return std::make_unique<QSettings>();
    return std::make_unique<QSettings>(file, QSettings::IniFormat);
}

QString problemOf(const QSettings& settings) {
    (void)settings.allKeys(); // reads every section, because only then does QSettings report an invalid line
    switch (settings.status()) {
    case QSettings::FormatError:
        return Preferences::tr("a line that is not a section, setting or comment");
    case QSettings::AccessError:
        return Preferences::tr("a file that cannot be read or written");
    default:
        return {};
    }
}
} // namespace

Preferences::Preferences(const QString& file, QObject* parent)
    : QObject(parent), m_settings(settingsOf(file)), m_problem(problemOf(*m_settings)) {}

void Preferences::put(const QString& key, const QVariant& value) {
    if (m_problem.isEmpty())
        m_settings->setValue(key, value);
    else
        m_unwritten.insert(key, value);
}

QString Preferences::reset() {
    const QString own = file();
    QString aside = setAside(own);
    m_settings = settingsOf(own);
    m_problem.clear();
    const QVariantMap known = std::exchange(m_unwritten, {});
    for (auto each = known.cbegin(); each != known.cend(); ++each)
        put(each.key(), each.value());
    return aside;
}

void Preferences::write(const QString& key, const QVariant& value, void (Preferences::*changed)()) {
    if (read(key, {}) == value)
        return;
    put(key, value);
    Q_EMIT(this->*changed)();
}

void Preferences::setWindow(const QString& screen, int state) {
    put("window/screen", screen);
    put("window/state", state);
}

int Preferences::number(const QString& key, int standard, int least, int most) const {
    return std::clamp(read(key, standard).toInt(), least, most);
}

int Preferences::width(const QString& key, int least, int most) const {
    const int set = number(key, 0, 0, most);
    return set == 0 ? 0 : std::max(set, least);
}

QStringList Preferences::recentFiles() const {
    QStringList files = read("files/recent", QStringList{}).toStringList();
    files.removeIf([](const QString& file) { return !QFileInfo::exists(file); });
    return files.mid(0, recentMost);
}

QString Preferences::documentOf(const QString& source) const {
    const QString file = read(documentKey(source), QString()).toString();
    return QFileInfo(file).isAbsolute() ? file : QString();
}

void Preferences::addRecentFile(const QString& file) {
    QStringList files = recentFiles();
    files.removeAll(file);
    files.prepend(file);
    write("files/recent", files.mid(0, recentMost), &Preferences::recentChanged);
}

} // namespace boardset
