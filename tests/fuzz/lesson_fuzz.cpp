// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a lesson: the outcome is one error line, or a lesson that can be played or states in one line why it
// can't.
#include "boardset/lesson/LessonChecker.h"
#include "boardset/lesson/LessonFile.h"
#include "boardset/scenario/JsonFile.h"
#include "support/fuzz.h"
#include "support/scenarios.h"

#include <cstdint>

using namespace boardset;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    try {
        const Lesson lesson =
            parseLesson(std::string(reinterpret_cast<const char*>(data), size), "input", *test::catalog());
        const LessonChecker play(lesson, test::catalog(),
                                 [](const std::string& id) -> const Scenario& { return test::scenario(id); });
        for (const std::string& failure : play.failures())
            test::needOneLine(printableLine(failure));
        play.text(lesson.why);
    } catch (const std::exception& error) { // an error in one line
        test::needOneLine(error.what());
    }
    return 0;
}
