// SPDX-License-Identifier: GPL-3.0-or-later
// The uses of the file dialog: what each asks for, which files it lists, and what happens with the selected file.
#pragma once

#include "PointPlot.h"
#include "Property.h"

#include <QPointer>
#include <QQuickItem>
#include <QStringList>
#include <functional>
#include <vector>

namespace boardset {

class Session;

/// The current use of the file dialog.
struct FileDialogState {
    VALUE(FileDialogState);
    FIELD(QString, title);
    FIELD(QString, suffix);    ///< Suffix of a new file; empty if a file is opened.
    FIELD(QStringList, globs); ///< Patterns of the listed files, for example "*.svg".
    FIELD(QString, hint);      ///< Description of the listed files.
    FIELD(QString, name);      ///< Suggested name; empty if a file is opened.
    FIELD(QString, lastFile);  ///< Path of a file in the first folder; may be empty.
};

/// The current use of the file dialog, and all exports.
class FileDialogs : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(bool ofSystem READ isOfSystem CONSTANT) ///< True if the user's desktop has a file dialog.
    Q_PROPERTY(QQuickItem* picture MEMBER m_picture NOTIFY pictureChanged) ///< Item that a PNG export draws.
public:
    enum Purpose {
        Open,
        Source, ///< The user's copy of a source document.
        Save,
        Svg,
        Png,
        Pdf,
        Print,
        Report,
        ReportPdf,
        ComparedSvg,
        ComparedPng,
        ComparedPdf,
        Derivation,
        Guesses,
        Class, ///< The guesses of all learners of a class.
        Table,
        PlotCsv, ///< The first of the plot's formats, in the order of PointPlot::Format.
        PlotSvg,
        PlotPdf,
        PlotPng
    };
    Q_ENUM(Purpose)

    /// A row of the table of purposes.
    struct Row {
        Purpose purpose;
        QString title, suffix, hint;
        std::function<void(const QUrl&)> take; ///< Called with the selected file.
        QStringList globs = {};                ///< Patterns of the listed files; empty if the suffix is the only one.
        QString name = QStringLiteral("%1");   ///< Suggested name without suffix; %1 is the title of the scenario.
        QString command = {};                  ///< Title of the command that exports the file; empty if there is none.
        QStringList keys = {};                 ///< Shortcuts of this command.
        bool compares = false;                 ///< True for an export of A and B.
    };

    /// Reads `session` only after its construction.
    explicit FileDialogs(Session& session);

    static bool isOfSystem();
    const std::vector<Row>& rows() const { return m_rows; }
    STATE(FileDialogState)

    Q_INVOKABLE void ask(boardset::FileDialogs::Purpose purpose); ///< Changes to a purpose, and emits wanted().
    void askForPlot(PointPlot::Format format);
    Q_INVOKABLE void take(const QUrl& file) { m_now->take(file); } ///< Called with the selected file.
    Q_INVOKABLE void cancel();                                     ///< Called if the user cancels the dialog.

    /// Exports the diagram as SVG, with title, results and measurements.
    void exportSvg(const QUrl& file, bool dark);
    /// Exports the whole diagram as a one-page PDF; if `grey` is true, in shades of grey for printing.
    void exportPdf(const QUrl& file, bool grey);
    /// Exports a report as HTML, or as PDF if the file name ends in .pdf.
    void exportReport(const QUrl& file);
    /// Exports the comparison of A and B as SVG, PDF or PNG, depending on the file name; does nothing without an A.
    void exportComparison(const QUrl& file);
    /// Exports the drawing in an item as a PNG image, with title and results, at twice the resolution of the screen.
    void exportPng(QQuickItem* item, const QUrl& file);

Q_SIGNALS:
    void wanted(); ///< Requests to show the dialog.
    void pictureChanged();

private:
    QString name() const; ///< Returns the suggested name.
    void addExports();
    void addResults();
    PointPlot& plot() const; ///< The plot that the window shows.
    bool isDark() const;
    void report(const QString& title, const QString& refusal, const QUrl& file);

    Session& m_session;
    std::vector<Row> m_rows; ///< In the order of Purpose.
    const Row* m_now;
    QPointer<QQuickItem> m_picture;
};

} // namespace boardset
