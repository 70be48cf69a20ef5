// SPDX-License-Identifier: GPL-3.0-or-later
// Cells that a spreadsheet reads as text or numbers, never as formulas.
#include "boardset/catalog/Csv.h"
#include "support/catch.h"

using namespace boardset;

TEST_CASE("a cell that would be a formula is quoted, and a number is not", "[csv]") {
    for (const char* text : {"=1+2", "=cmd|' /C calc'!A0", "@SUM(A1)", "+A1", "-A1", "\t=1", "-1+cmd|' /C calc'!A0",
                             "-1 +cmd|' /C calc'!A0", "-"}) {
        CAPTURE(text);
        CHECK(csvQuoted(text).starts_with("\"'"));
    }
    for (const char* text : {"-3.5", "+84.8 %", "-1e-9", "-6461 MB/s", "12", "a=b", "SB0", ""}) {
        CAPTURE(text);
        CHECK(csvQuoted(text) == '"' + std::string(text) + '"');
    }
    CHECK(csvQuoted("say \"go\"") == "\"say \"\"go\"\"\"");
}
