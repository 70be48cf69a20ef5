// SPDX-License-Identifier: GPL-3.0-or-later
#include "PartCard.h"

#include "ReplaySelection.h"
#include "boardset/describe/Figures.h"

namespace boardset {

std::optional<Card> cardOf(const Document& document, const WorkloadItems& items, const std::vector<Completion>* ends) {
    PartContext context{document.topology(), document.scenario().workload, document.answer(), document.flows()};
    if (items.size() > 1)
        return describeSelection(context, items);
    const Subject item = items.empty() ? Subject() : items.front();
    static const std::vector<Completion> none; // the steps of a replay show when the work ends
    context.completions = document.replay() == nullptr ? ends : &none;
    if (item.kind == Subject::Thread) {
        const ThreadHome home = homeOf(document, CustomerName(item.id));
        const Message title = asMessage(home.title);
        context.home = home.isRemote ? Message{"{home}; runs away from home", {{"home", title}}} : title;
        context.idle = whyIdle(document, CustomerName(item.id));
    }
    return describePart(context, item);
}

} // namespace boardset
