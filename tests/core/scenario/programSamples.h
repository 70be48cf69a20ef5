// SPDX-License-Identifier: GPL-3.0-or-later
// Programs for the tests of files and edits.
#pragma once

#include "core/scenario/samples.h"

namespace boardset::test {

/// Program with one event of every kind, all without default values.
inline Program everything() {
    Program program{"solaris9-1202", "", 7, false, {{"lgrp_loadavg_tolerance", 4096}}, {}, {}, {}};
    program.processes = {{"A", "copy", false}, {"B", "one-miss", true}};
    program.events = {events::Preload{"A", SegmentKind::Heap, Advice::Many},
                      events::Create{"A", 4, 0.5, SchedulingClass::FixedPriority},
                      events::Create{"B", 1, 0, SchedulingClass::TimeShare},
                      events::Map{"A", "a", 24, 8192, SegmentKind::Ism, 43.5},
                      events::Map{"B", "b", 2, 4'194'304, SegmentKind::Stack, 0},
                      events::Touch{{1, 2, 4}, "a", {true, 1}, false},
                      events::Touch{{1, 2, 3, 4}, "a", {true, 0}, true},
                      events::Touch{{5}, "b", {}, true},
                      events::Bind{{1, 3}, "SB0/P1"},
                      events::Unbind{{1}},
                      events::SetOnline{"SB1", false},
                      events::SetOnline{"SB1", true},
                      events::SetAttached{"SB2", false},
                      events::SetAttached{"SB2", true},
                      events::Advise{"a", Advice::Lwp},
                      events::SetAwake{{2}, false},
                      events::SetAwake{{2}, true},
                      events::CreateSet{"s1", {"SB4/P0", "SB4/P1"}},
                      events::JoinSet{{4}, "s1"},
                      events::JoinSet{{4}, ""},
                      events::SetClass{{3}, SchedulingClass::RealTime},
                      events::Wait{10},
                      events::Wait{0.25}};
    program.adjustments = {{0, "lgrp_mem_pset_aware", 1}, {30, "lgrp_choose_policy", 2}};
    return program;
}

/// Scenario on a Sun Fire 6800 as in a file: without a workload.
inline Scenario withProgram(const Program& program = everything()) {
    return {"Program", "", "sunfire6800", Options{{"uniboards", 6}}, {}, program};
}

} // namespace boardset::test
