// SPDX-License-Identifier: GPL-3.0-or-later
// Diagrams and reports as PDF files.
#pragma once

#include "Document.h"
#include "boardset/evidence/Evidence.h"
#include "boardset/picture/Palette.h"
#include "boardset/report/Report.h"

#include <QUrl>

namespace boardset {

/// Writes the whole diagram on a page of its own size, with title, answer and remarks; why it could not, in a sentence,
/// or empty.
QString writeDiagramPdf(const Document& document, picture::Palette::Name palette,
                        const std::vector<std::string>& remarks, const QUrl& file);

/// Writes the report of a document (see core's Report): HTML, or PDF if the file's name ends in .pdf. As above.
QString writeReport(const Document& document, const std::vector<EvidenceRow>& measured,
                    const ReportedComparison& against, const QUrl& file);

} // namespace boardset
