// SPDX-License-Identifier: GPL-3.0-or-later
// What the window remembers from one start to the next: theme, text scale, sizes of panels, recent files.
#pragma once

#include <QObject>
#include <QSettings>
#include <QSize>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

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

    Theme theme() const;
    int textPercent() const; ///< 80 to 200.
    bool reducedMotion() const;
    int libraryWidth() const;
    int answerWidth() const;
    int whyWidth() const;
    int whyHeight() const;
    int drawerHeight() const;
    QSize windowSize() const; ///< While it is not maximized.
    bool maximized() const;
    bool libraryOpen() const;
    bool answerOpen() const;
    bool drawerOpen() const;
    QStringList foldedSections() const; ///< Of the library: options and domains until the user unfolds them.
    QStringList recentFiles() const;    ///< Newest first, at most eight, only those that are still there.

    void setTheme(Theme theme);
    void setTextPercent(int percent);
    void setReducedMotion(bool reduced);
    void setLibraryWidth(int width);
    void setAnswerWidth(int width);
    void setWhyWidth(int width);
    void setWhyHeight(int height);
    void setDrawerHeight(int height);
    void setWindowSize(QSize size);
    void setMaximized(bool maximized);
    void setLibraryOpen(bool open);
    void setAnswerOpen(bool open);
    void setDrawerOpen(bool open);
    Q_INVOKABLE void setFolded(const QString& section, bool folded);
    void addRecentFile(const QString& file);

Q_SIGNALS:
    void changed();

private:
    QVariant read(const char* key, const QVariant& standard) const;
    void write(const char* key, const QVariant& value);
    std::unique_ptr<QSettings> m_settings;
};

} // namespace boardset
