// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/Program.h"

#include "boardset/text/NumberText.h"

#include <algorithm>

namespace boardset {

std::string textOf(const ThreadNumbers& threads) {
    std::string text;
    for (std::size_t i = 0; i < threads.size();) {
        std::size_t last = i;
        while (last + 1 < threads.size() && threads[last + 1] == threads[last] + 1)
            ++last;
        text += (text.empty() ? "" : ", ") + std::to_string(threads[i]);
        text += last > i ? '-' + std::to_string(threads[last]) : std::string();
        i = last + 1;
    }
    return text;
}

namespace {

/// Removes a number from the start of `text` and returns it.
/// Returns -1 if `text` does not start with a number from 1 to `most`.
int takeNumber(std::string_view& text, int most) {
    const int number = takeWhole(text).value_or(-1);
    return number < 1 || number > most ? -1 : number;
}

void skipBlanks(std::string_view& text) {
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
}

} // namespace

ThreadNumbers threadNumbersIn(const std::string& text, int most) {
    ThreadNumbers numbers;
    std::string_view rest = text;
    while (true) {
        skipBlanks(rest);
        const int first = takeNumber(rest, most);
        int last = first;
        if (first > 0 && rest.starts_with('-')) {
            rest.remove_prefix(1);
            last = takeNumber(rest, most);
        }
        // If there were more than `most` numbers, one number would occur twice.
        // A long text must not produce millions of numbers.
        if (first < 0 || last < first || numbers.size() + static_cast<std::size_t>(last - first) >= std::size_t(most))
            return {};
        for (int number = first; number <= last; ++number)
            numbers.push_back(number);
        skipBlanks(rest);
        if (rest.empty())
            break;
        if (!rest.starts_with(','))
            return {};
        rest.remove_prefix(1);
    }
    std::sort(numbers.begin(), numbers.end());
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    return numbers;
}

namespace {

template <std::size_t... Kinds> std::vector<EventKeyword> wordsOfKinds(std::index_sequence<Kinds...>) {
    return {std::variant_alternative_t<Kinds, Event>::word...};
}

} // namespace

int processNamed(const Program& program, const std::string& name) {
    const auto found = std::find_if(program.processes.begin(), program.processes.end(),
                                    [&](const ProgramProcess& each) { return each.name == name; });
    return static_cast<int>(found - program.processes.begin());
}

std::vector<std::string> eventWords(const std::string& policy) {
    std::vector<std::string> words;
    for (const EventKeyword& each : wordsOfKinds(std::make_index_sequence<std::variant_size_v<Event>>()))
        for (const std::string word : {each.opposite, each.word})
            words.insert(words.end(), each.isKnownTo(policy) && !word.empty() ? 1 : 0, word);
    return words;
}

} // namespace boardset
