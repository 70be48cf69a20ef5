// SPDX-License-Identifier: GPL-3.0-or-later
// The locale "C" for a library that reads numbers with the C library.
#pragma once

#include <locale.h> // of POSIX: <clocale> has no uselocale()

namespace boardset {

/// Gives the thread the locale "C" while it lives. The JSON library knows decimal separators of one byte only.
class PlainLocale {
public:
    PlainLocale() : m_before(uselocale(plain())) {}
    ~PlainLocale() { uselocale(m_before); }
    PlainLocale(const PlainLocale&) = delete;
    PlainLocale& operator=(const PlainLocale&) = delete;

private:
    static locale_t plain() {
        static const locale_t made = newlocale(LC_ALL_MASK, "C", nullptr);
        return made;
    }

    locale_t m_before;
};

} // namespace boardset
