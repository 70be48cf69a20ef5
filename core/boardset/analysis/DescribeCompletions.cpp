// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/DescribeCompletions.h"

#include "boardset/describe/Figures.h"
#include "boardset/text/EnglishText.h"

namespace boardset {

Table describeCompletions(const std::vector<Completion>& completions) {
    Table table{.key = "completions",
                .title = {"Finish times"},
                .columns = {column("name", {"Finished"}), column("wall_s", {"Elapsed"}),
                            column("processor_s", {"Processor time"})}};
    for (const Completion& each : completions)
        table.add(each.customer.text, Quantity{each.wallSeconds, "s"}, Quantity{each.processorSeconds, "s"});
    return table;
}

Table describeStopped(const std::vector<StoppedCustomer>& customers) {
    Table table{.key = "stopped",
                .title = {"Work without a result"},
                .columns = {forPrograms("thread"), forPeople("customer", {"No result"}), column("reason", {"Reason"})}};
    for (const StoppedCustomer& each : customers)
        table.add(each.thread.text, asMessage(nounWithName(each.noun, each.thread.text)), each.reason);
    return table;
}

} // namespace boardset
