// SPDX-License-Identifier: GPL-3.0-or-later
// What the window remembers from one start to the next: theme, text scale, sizes of panels, recent files.
#pragma once

#include <QObject>
#include <QSettings>
#include <QSize>
#include <QStringList>
#include <QtQml/qqmlregistration.h>
#include <algorithm>
#include <memory>

namespace boardset {

/// Settings with a signal each. Written at once; a setting that cannot be written lives until the window closes.
class Preferences : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(Theme theme READ theme WRITE setTheme NOTIFY changed)
    Q_PROPERTY(int textPercent READ textPercent WRITE setTextPercent NOTIFY changed)
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY changed)
    Q_PROPERTY(int libraryWidth READ libraryWidth WRITE setLibraryWidth NOTIFY changed)
    Q_PROPERTY(int answerWidth READ answerWidth WRITE setAnswerWidth NOTIFY changed)
    Q_PROPERTY(int whyWidth READ whyWidth WRITE setWhyWidth NOTIFY changed)
    Q_PROPERTY(int whyHeight READ whyHeight WRITE setWhyHeight NOTIFY changed)
    Q_PROPERTY(QSize windowSize READ windowSize WRITE setWindowSize NOTIFY changed)
    Q_PROPERTY(bool maximized READ maximized WRITE setMaximized NOTIFY changed)
    Q_PROPERTY(int drawerHeight READ drawerHeight WRITE setDrawerHeight NOTIFY changed)
    Q_PROPERTY(bool libraryOpen READ libraryOpen WRITE setLibraryOpen NOTIFY changed)
    Q_PROPERTY(bool answerOpen READ answerOpen WRITE setAnswerOpen NOTIFY changed)
    Q_PROPERTY(bool drawerOpen READ drawerOpen WRITE setDrawerOpen NOTIFY changed)
    Q_PROPERTY(QStringList foldedSections READ foldedSections NOTIFY changed)
    Q_PROPERTY(QStringList recentFiles READ recentFiles NOTIFY changed)
public:
    /// The order is that of Theme.Name in QML.
    enum class Theme { Light, Dark, Print, Projector };
    Q_ENUM(Theme)

    /// Uses the settings of the program; `file` uses that file instead (tests, screenshots).
    explicit Preferences(const QString& file = {}, QObject* parent = nullptr);

    Theme theme() const { return static_cast<Theme>(number("look/theme", 0, 0, 3)); }
    int textPercent() const { return number("look/textPercent", 100, 80, 200); }
    bool reducedMotion() const { return flag("look/reducedMotion", false); }
    int libraryWidth() const { return number("panels/libraryWidth", 216, 160, 800); }
    int answerWidth() const { return number("panels/answerWidth", 304, 240, 1000); }
    int whyWidth() const { return number("panels/whyWidth", 392, 240, 1000); }
    int whyHeight() const { return number("panels/whyHeight", 520, 160, 3000); }
    int drawerHeight() const { return number("panels/drawerHeight", 208, 96, 2000); }
    QSize windowSize() const; ///< While it is not maximized.
    bool maximized() const { return flag("window/maximized", false); }
    bool libraryOpen() const { return flag("panels/libraryOpen", true); }
    bool answerOpen() const { return flag("panels/answerOpen", true); }
    bool drawerOpen() const { return flag("panels/drawerOpen", true); }
    QStringList foldedSections() const; ///< Of the library: options and domains until the user unfolds them.
    QStringList recentFiles() const;    ///< Newest first, at most eight, only those that are still there.

    void setTheme(Theme theme) { write("look/theme", static_cast<int>(theme)); }
    void setTextPercent(int percent) { write("look/textPercent", std::clamp(percent, 80, 200)); }
    void setReducedMotion(bool reduced) { write("look/reducedMotion", reduced); }
    void setLibraryWidth(int width) { write("panels/libraryWidth", width); }
    void setAnswerWidth(int width) { write("panels/answerWidth", width); }
    void setWhyWidth(int width) { write("panels/whyWidth", width); }
    void setWhyHeight(int height) { write("panels/whyHeight", height); }
    void setDrawerHeight(int height) { write("panels/drawerHeight", height); }
    void setWindowSize(QSize size) { write("window/size", size); }
    void setMaximized(bool maximized) { write("window/maximized", maximized); }
    void setLibraryOpen(bool open) { write("panels/libraryOpen", open); }
    void setAnswerOpen(bool open) { write("panels/answerOpen", open); }
    void setDrawerOpen(bool open) { write("panels/drawerOpen", open); }
    Q_INVOKABLE void setFolded(const QString& section, bool folded);
    void addRecentFile(const QString& file);

Q_SIGNALS:
    void changed();

private:
    QVariant read(const char* key, const QVariant& standard) const;
    /// Within its bounds: the file may be edited by hand.
    int number(const char* key, int standard, int least, int most) const;
    bool flag(const char* key, bool standard) const { return read(key, standard).toBool(); }
    void write(const char* key, const QVariant& value);
    std::unique_ptr<QSettings> m_settings;
};

} // namespace boardset
