// SPDX-License-Identifier: GPL-3.0-or-later
// All open, save and export dialogs: one FileChooser with the settings for each purpose.
import QtQuick
import Boardset.App
import Boardset.Controls
import Boardset.Ui

Item {
    id: root

    required property Session session
    required property Item picture ///< The item that a PNG export draws.
    readonly property bool busy: chooser.visible
    readonly property PointPlot plots: session.sweep.chosen ? session.sweep : session.plots
    property string purpose: ""
    readonly property var purposes: ({
        open: {title: qsTr("Open a scenario"), suffix: "", globs: ["*.boardset", "*.svg"],
               hint: qsTr("Scenarios (.boardset) and diagrams exported by Boardset (.svg)")},
        document: {title: qsTr("Select your copy of the document"), suffix: "", globs: session.source.globs(),
                   hint: qsTr("Documents (.pdf, .html, .txt and others)")},
        save: {title: qsTr("Save the scenario"), suffix: "boardset", globs: ["*.boardset"],
               hint: qsTr("Scenarios (.boardset)")},
        svg: {title: qsTr("Export the diagram"), suffix: "svg", globs: ["*.svg"],
              hint: qsTr("Diagrams (.svg). Boardset can open them again.")},
        png: {title: qsTr("Export the diagram"), suffix: "png", globs: ["*.png"],
            hint: qsTr("Images (.png)")},
        pdf: {title: qsTr("Export the diagram"), suffix: "pdf", globs: ["*.pdf"],
            hint: qsTr("PDF files (.pdf)")},
        print: {title: qsTr("Export the diagram in greyscale"), suffix: "pdf", globs: ["*.pdf"],
            hint: qsTr("PDF files (.pdf)")},
        report: {title: qsTr("Export a report"), suffix: "html", globs: ["*.html"],
            hint: qsTr("Web pages (.html)")},
        reportPdf: {title: qsTr("Export a report"), suffix: "pdf", globs: ["*.pdf"],
            hint: qsTr("PDF files (.pdf)")},
        comparedSvg: {title: qsTr("Export A and B"), suffix: "svg", globs: ["*.svg"],
            hint: qsTr("Figures (.svg). Boardset can open B again.")},
        comparedPng: {title: qsTr("Export A and B"), suffix: "png", globs: ["*.png"],
            hint: qsTr("Images (.png)")},
        comparedPdf: {title: qsTr("Export A and B"), suffix: "pdf", globs: ["*.pdf"],
            hint: qsTr("PDF files (.pdf)")},
        why: {title: qsTr("Export the derivation"), suffix: "txt", globs: ["*.txt"],
            hint: qsTr("Text files (.txt)")},
        plotCsv: {title: qsTr("Save the points of the plot"), suffix: "csv", globs: ["*.csv"],
            hint: qsTr("Tables (.csv)")},
        guesses: {title: qsTr("Save my guesses"), suffix: "json", globs: ["*.json", "*.html"],
            hint: qsTr("Use the extension .html for a printable page.")},
        class: {title: qsTr("Open results of learners: select any file of the folder"), suffix: "", globs: ["*.json"],
            hint: qsTr("All guess files (.json) of the folder are included.")},
        csv: {title: qsTr("Save the table"), suffix: "csv", globs: ["*.csv"], hint: qsTr("Tables (.csv)")},
        plotSvg: {title: qsTr("Save the plot"), suffix: "svg", globs: ["*.svg"], hint: qsTr("Images (.svg)")},
        plotPdf: {title: qsTr("Save the plot"), suffix: "pdf", globs: ["*.pdf"], hint: qsTr("PDF files (.pdf)")},
        plotPng: {title: qsTr("Save the plot"), suffix: "png", globs: ["*.png"], hint: qsTr("Images (.png)")}
    })

    function show(name: string) {
        const wanted = purposes[name];
        if (!wanted) return;
        const files = session.files;
        const saving = wanted.suffix !== "";
        purpose = name;
        chooser.title = wanted.title;
        chooser.saving = saving;
        chooser.globs = wanted.globs;
        chooser.hint = wanted.hint;
        chooser.choice.suffix = wanted.suffix;
        const known = name === "save" && files.path !== "" ? files.path.substring(files.path.lastIndexOf("/") + 1)
            : qsTr("%1.%2").arg(name === "guesses" ? qsTr("My guesses")
                : name.startsWith("report") ? qsTr("%1, report").arg(files.title)
                : name.startsWith("compared") ? qsTr("%1, A and B").arg(files.title) : files.title).arg(wanted.suffix);
        chooser.choice.begin((name === "document" ? session.source.file : files.path) ||
            session.preferences.recentFiles[0] || "", saving ? known : "");
        chooser.open();
    }
    function take(file: url) {
        if (purpose === "open") session.files.requestOpen(file);
        else if (purpose === "document") session.source.keep(file);
        else if (purpose === "save") session.files.saveTo(file);
        else if (purpose === "svg") session.exportSvg(file, Theme.isDark);
        else if (purpose === "png") session.exportPng(picture, file);
        else if (purpose === "pdf" || purpose === "print") session.exportPdf(file, purpose === "print");
        else if (purpose === "report" || purpose === "reportPdf") session.exportReport(file);
        else if (purpose.startsWith("compared")) session.exportComparison(file);
        else if (purpose === "plotCsv") plots.exportCsv(file);
        else if (purpose.startsWith("plot")) plots.exportPicture(file, Theme.isDark);
        else if (purpose === "guesses") session.lesson.saveTo(file);
        else if (purpose === "class") session.lesson.openClass(file);
        else if (purpose === "csv") session.tables.saveTo(file);
        else session.refuse(qsTr("Can't export the derivation"), session.why.exportTo(file));
    }

    Connections {
        target: root.plots
        function onExportWanted(purpose) { root.show(purpose); }
    }
    Connections {
        target: root.session.tables
        function onSaveWanted() { root.show("csv"); }
    }
    FileChooser {
        id: chooser
        onChosen: file => root.take(file)
        onRejected: if (root.purpose === "save") root.session.files.answer(Files.Cancel)
    }
}
