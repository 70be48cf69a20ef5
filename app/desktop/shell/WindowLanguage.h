// SPDX-License-Identifier: GPL-3.0-or-later
// The language of the window: Qt's translations, also for the messages of the core.
#pragma once

#include "boardset/text/Language.h"

#include <QString>
#include <QStringList>
#include <QTranslator>

namespace boardset {

/// Translates the messages of the core with the installed translators.
/// Numbers have the same format in every language, because the fields accept only this format.
class WindowLanguage : public Language {
public:
    explicit WindowLanguage(std::string code) : m_code(std::move(code)) {}
    std::string code() const override { return m_code; }
    std::string translated(const std::string& text, std::optional<std::int64_t> n = {}) const override;

private:
    std::string m_code;
};

/// A language for tests.
/// Every text with words is in brackets, a third longer and accented,
/// so that a screen shows which texts are not translatable, do not fit, or consist of several messages.
class PseudoTranslator : public QTranslator {
public:
    QString translate(const char* context, const char* text, const char* disambiguation, int n) const override;
    bool isEmpty() const override { return false; }
};

/// The name of the language of PseudoTranslator, for --language.
inline constexpr const char* pseudoLanguage = "pseudo";

/// Returns the languages that --language accepts: English, every language with a translation, and the pseudo-language.
QStringList languages();

/// Sets the language of the window, and of the core in this program.
/// An empty name selects the first language of the system that has a translation, or English.
/// Called at most once, before the catalog is opened.
void installLanguage(const QString& name);

} // namespace boardset
