// SPDX-License-Identifier: GPL-3.0-or-later
// Export of diagrams and reports as PDF files.
#pragma once

#include "Document.h"
#include "boardset/evidence/Evidence.h"
#include "boardset/picture/Palette.h"
#include "boardset/report/Report.h"

#include <QSizeF>
#include <QUrl>
#include <functional>

class QPainter;

namespace boardset {

/// Writes a PDF file with one page, whose size is in pixels.
/// `play` draws the page.
/// Returns why it failed, as a sentence; empty on success.
QString writePdfPage(const std::string& title, QSizeF size, const std::function<void(QPainter&)>& play,
                     const QUrl& file);

/// Writes the whole diagram as a PDF page of the same size, with title, results and remarks.
/// Returns why it failed, as a sentence; empty on success.
QString writeDiagramPdf(const Document& document, picture::Palette::Name palette,
                        const std::vector<std::string>& remarks, const QUrl& file);

/// Writes the report of a document (see the core's Report) as HTML, or as PDF if the file name ends in .pdf.
/// Returns why it failed, as a sentence; empty on success.
QString writeReport(const Document& document, const std::vector<EvidenceRow>& measured,
                    const ReportedComparison& against, const QUrl& file);

} // namespace boardset
