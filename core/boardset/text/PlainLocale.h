// SPDX-License-Identifier: GPL-3.0-or-later
// The locale "C", for a library that parses numbers with the C library.
#pragma once

#include <locale.h> // POSIX header: <clocale> has no uselocale()

namespace boardset {

/// Sets the locale of the current thread to "C" for the lifetime of this object.
/// This is necessary because the JSON library supports only decimal separators of one byte.
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
