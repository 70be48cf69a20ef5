// SPDX-License-Identifier: GPL-3.0-or-later
// Settings that the window remembers between starts: theme, text scale, sizes of panels, recent files.
#pragma once

#include <QObject>
#include <QRect>
#include <QSettings>
#include <QStringList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>
#include <algorithm>
#include <memory>

namespace boardset {

/// Settings, with a signal for each group of settings.
/// Each change is written immediately; a change that cannot be written lasts until the window closes.
/// If the settings file cannot be read, it stays unchanged: the settings start with their defaults,
/// and changes last until the window closes.
class Preferences : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(Theme theme READ theme WRITE setTheme NOTIFY themeChanged)
    Q_PROPERTY(int textPercent READ textPercent WRITE setTextPercent NOTIFY textPercentChanged)
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY reducedMotionChanged)
    Q_PROPERTY(int libraryWidth READ libraryWidth WRITE setLibraryWidth NOTIFY panelsChanged)
    Q_PROPERTY(int answerWidth READ answerWidth WRITE setAnswerWidth NOTIFY panelsChanged)
    Q_PROPERTY(int drawerHeight READ drawerHeight WRITE setDrawerHeight NOTIFY panelsChanged)
    Q_PROPERTY(bool libraryOpen READ libraryOpen WRITE setLibraryOpen NOTIFY panelsChanged)
    Q_PROPERTY(bool answerOpen READ answerOpen WRITE setAnswerOpen NOTIFY panelsChanged)
    Q_PROPERTY(bool drawerOpen READ drawerOpen WRITE setDrawerOpen NOTIFY panelsChanged)
    Q_PROPERTY(bool drawerChosen READ isDrawerChosen NOTIFY panelsChanged)
    Q_PROPERTY(SideTab sideTab READ sideTab WRITE setSideTab NOTIFY sideTabChanged)
    Q_PROPERTY(bool startCard READ hasStartCard WRITE setStartCard NOTIFY startCardChanged)
    Q_PROPERTY(QStringList recentFiles READ recentFiles NOTIFY recentChanged)
public:
    /// Themes, in the order of Theme.Name in QML.
    enum class Theme { Light, Dark, Print, Projector };
    Q_ENUM(Theme)
    /// Tabs of the side panel, in their order.
    enum class SideTab { Learn, Machines, Build };
    Q_ENUM(SideTab)

    /// Uses the program's own settings file unless `file` is given; tests and screenshots use a `file`.
    explicit Preferences(const QString& file = {}, QObject* parent = nullptr);

    /// Reason why the settings file could not be read when the program started.
    /// Empty if the file could be read, or if reset() has renamed the file.
    QString problem() const { return m_problem; }
    QString file() const { return m_settings->fileName(); }
    /// Renames a settings file that cannot be read, and starts a new file with the current settings.
    /// Returns the new name of the old file. Throws std::filesystem::filesystem_error.
    QString reset();

    Theme theme() const { return static_cast<Theme>(number("look/theme", 0, 0, 3)); }
    int textPercent() const { return number("look/textPercent", 100, 80, 200); }
    bool reducedMotion() const { return flag("look/reducedMotion", false); }
    /// Width of the side panel that the user has set; 0 if the user has set none.
    int libraryWidth() const { return width("panels/libraryWidth", 160, 800); }
    /// Width of the results that the user has set; 0 if the user has set none.
    int answerWidth() const { return width("panels/answerWidth", 240, 1000); }
    int drawerHeight() const { return number("panels/drawerHeight", 208, 96, 2000); }
    bool libraryOpen() const { return flag("panels/libraryOpen", true); }
    bool answerOpen() const { return flag("panels/answerOpen", true); }
    bool drawerOpen() const { return flag("panels/drawerOpen", true); }
    /// True if the user has opened or folded the drawer; otherwise, the height of the window decides.
    bool isDrawerChosen() const { return read("panels/drawerOpen", {}).isValid(); }
    SideTab sideTab() const { return static_cast<SideTab>(number("panels/sideTab", 0, 0, 2)); }
    /// True until the user dismisses the card that suggests the first lesson.
    bool hasStartCard() const { return flag("lessons/startCard", true); }
    QStringList recentFiles() const; ///< Recently opened files that still exist: at most eight, newest first.

    void setTheme(Theme theme) { write("look/theme", static_cast<int>(theme), &Preferences::themeChanged); }
    void setTextPercent(int percent) {
        write("look/textPercent", std::clamp(percent, 80, 200), &Preferences::textPercentChanged);
    }
    void setReducedMotion(bool reduced) { write("look/reducedMotion", reduced, &Preferences::reducedMotionChanged); }
    void setLibraryWidth(int width) { write("panels/libraryWidth", width); }
    void setAnswerWidth(int width) { write("panels/answerWidth", width); }
    void setDrawerHeight(int height) { write("panels/drawerHeight", height); }
    void setLibraryOpen(bool open) { write("panels/libraryOpen", open); }
    void setAnswerOpen(bool open) { write("panels/answerOpen", open); }
    void setDrawerOpen(bool open) { write("panels/drawerOpen", open); }
    void setSideTab(SideTab tab) { write("panels/sideTab", static_cast<int>(tab), &Preferences::sideTabChanged); }
    void setStartCard(bool isShown) { write("lessons/startCard", isShown, &Preferences::startCardChanged); }
    void addRecentFile(const QString& file);
    /// Absolute path of the user's own copy of a source document; empty if the path is unknown.
    QString documentOf(const QString& source) const;
    void setDocumentOf(const QString& source, const QString& file) { put(documentKey(source), file); }

    /// Last geometry of the window on the given screen while it was neither maximised nor full screen; null if there is
    /// none.
    QRect windowOn(const QString& screen) const { return read(windowKey(screen), QRect()).toRect(); }
    /// Name of the screen that the window was on when the program last ran; empty if the name is unknown.
    QString windowScreen() const { return read("window/screen", QString()).toString(); }
    /// Last state of the window, as a QWindow::Visibility.
    int windowState() const { return read("window/state", 0).toInt(); }
    void setWindow(const QString& screen, int state);
    void setWindowOn(const QString& screen, const QRect& place) { put(windowKey(screen), place); }

Q_SIGNALS: // each group of settings has a signal, so that readers are notified only of settings that they use
    void themeChanged();
    void textPercentChanged();
    void reducedMotionChanged();
    void panelsChanged();
    void sideTabChanged();
    void startCardChanged();
    void recentChanged();

private:
    QVariant read(const QString& key, const QVariant& standard) const {
        return m_problem.isEmpty() ? m_settings->value(key, standard) : m_unwritten.value(key, standard);
    }
    void put(const QString& key, const QVariant& value);
    static QString documentKey(const QString& source) { return QStringLiteral("documents/") + source; }
    static QString windowKey(const QString& screen) { return QStringLiteral("window/on ") + screen; }
    /// Reads a number and limits it to the range from `least` to `most`, because the file may have been edited
    /// manually.
    int number(const QString& key, int standard, int least, int most) const;
    /// Reads the width of a panel; 0 if the user has set none.
    int width(const QString& key, int least, int most) const;
    bool flag(const QString& key, bool standard) const { return read(key, standard).toBool(); }
    void write(const QString& key, const QVariant& value, void (Preferences::*changed)() = &Preferences::panelsChanged);
    std::unique_ptr<QSettings> m_settings;
    QString m_problem;
    QVariantMap m_unwritten; ///< Settings that were changed while the file could not be read.
};

} // namespace boardset
