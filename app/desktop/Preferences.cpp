// SPDX-License-Identifier: GPL-3.0-or-later
// Preferences on top of QSettings; every value is bounded when it is read, since the file may be edited by hand.
#include "Preferences.h"

#include "FilePath.h"

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

QString Preferences::problem() const {
    (void)m_settings->allKeys(); // reads every section: QSettings finds a bad line only when it reads its section
    switch (m_settings->status()) {
    case QSettings::FormatError:
        return tr("It has a line that is no section, setting or comment");
    case QSettings::AccessError:
        return tr("It cannot be read or written");
    default:
        return {};
    }
}

QString Preferences::beginAnew() {
    QMap<QString, QVariant> known;
    for (const QString& key : m_settings->allKeys())
        known.insert(key, m_settings->value(key));
    const QString own = file();
    const QString aside = setAside(own);
    m_settings = settingsOf(own);
    for (auto each = known.cbegin(); each != known.cend(); ++each)
        m_settings->setValue(each.key(), each.value());
    return aside;
}

void Preferences::write(const QString& key, const QVariant& value, void (Preferences::*changed)()) {
    if (read(key, {}) == value)
        return;
    m_settings->setValue(key, value);
    Q_EMIT(this->*changed)();
}

void Preferences::setWindow(const QString& screen, int state) {
    m_settings->setValue("window/screen", screen);
    m_settings->setValue("window/state", state);
}

int Preferences::number(const QString& key, int standard, int least, int most) const {
    return std::clamp(read(key, standard).toInt(), least, most);
}

QStringList Preferences::foldedSections() const {
    return read("panels/folded", QStringList{QStringLiteral("options"), QStringLiteral("domains")}).toStringList();
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

void Preferences::setFolded(const QString& section, bool folded) {
    QStringList sections = foldedSections();
    sections.removeAll(section);
    if (folded)
        sections << section;
    write("panels/folded", sections, &Preferences::foldedChanged);
}

void Preferences::addRecentFile(const QString& file) {
    QStringList files = recentFiles();
    files.removeAll(file);
    files.prepend(file);
    write("files/recent", files.mid(0, recentMost), &Preferences::recentChanged);
}

} // namespace boardset
