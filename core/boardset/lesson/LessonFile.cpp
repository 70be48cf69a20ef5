// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/lesson/LessonFile.h"

#include "boardset/lesson/LessonText.h"
#include "boardset/scenario/EditText.h"
#include "boardset/scenario/JsonField.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/Letters.h"
#include "boardset/text/Message.h"

#include <algorithm>
#include <array>
#include <functional>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

namespace boardset {

namespace {

constexpr std::size_t textBytes = 2'000;
constexpr std::size_t wordBytes = 200;
constexpr std::size_t mostEntries = 40;
constexpr int mostNested = 8;
constexpr double mostValue = 1e15;

// Words for enumerators, in the order of the enumerators.
constexpr std::array kindWords{"fact", "measurement", "model", "answer", "gain", "ratio", "difference", "sum"};
constexpr std::array answerWords{"throughput", "latency", "idle-latency", "local",
                                 "customers",  "stopped", "busiest",      "utilisation"};
constexpr std::array whyWords{"throughput", "latency", "busiest", "utilisation", "fact", "measurement"};
static_assert(kindWords.size() == static_cast<std::size_t>(NumberKind::Sum) + 1);
static_assert(answerWords.size() == static_cast<std::size_t>(AnswerNumber::Utilisation) + 1);
static_assert(whyWords.size() == static_cast<std::size_t>(LessonWhy::Measurement) + 1);

/// Returns the enumerator for the word in a field.
template <class Word, class Words> Word wordOf(const JsonField& field, const Words& words) {
    return static_cast<Word>(field.oneOf({words.begin(), words.end()}));
}

/// Returns the kind of an object, and the member of the object whose name is the word for that kind.
template <class Word, class Words> std::pair<Word, JsonField> kindOf(const JsonField& field, const Words& words) {
    for (std::size_t i = 0; i < words.size(); ++i)
        if (field.has(words[i]))
            return {static_cast<Word>(i), field.member(words[i])};
    field.fail(Message{"an object with one of: {names}",
                       {{"names", alternatives({words.begin(), words.end()}, words.size())}}});
}

bool isName(const std::string& text) {
    return !text.empty() && isLetter(text.front()) &&
           std::ranges::all_of(
               text, [](char c) { return isLetter(c) || isDigit(c); });
}

void addNames(const LessonCondition& condition, std::set<std::string>& names) {
    names.insert(condition.number);
    for (const auto& bound : {condition.from, condition.below, condition.near})
        if (bound)
            names.insert(bound->name);
}

/// Returns the given names of numbers, and the names of the earlier numbers from which those numbers are calculated.
std::set<std::string> withOperands(const Lesson& lesson, std::set<std::string> names) {
    for (auto each = lesson.numbers.rbegin(); each != lesson.numbers.rend(); ++each)
        if (names.count(each->name) > 0)
            names.insert(each->operands.begin(), each->operands.end());
    return names;
}

/// Returns the numbers that decide which guess is correct and whether each expectation holds, with their operands.
std::set<std::string> comparedIn(const Lesson& lesson) {
    std::set<std::string> names{lesson.measured};
    for (const LessonQuestion& each : lesson.asked)
        names.insert(each.number);
    for (const LessonGuess& each : lesson.guesses)
        addNames(each.right, names);
    for (const auto* conditions : {&lesson.done, &lesson.expect})
        for (const LessonCondition& each : *conditions)
            addNames(each, names);
    return withOperands(lesson, std::move(names));
}

std::set<std::string> saidIn(const Lesson& lesson) {
    std::set<std::string> names;
    std::vector<std::string> texts{lesson.question, lesson.action,   lesson.whyTitle, lesson.why,
                                   lesson.say,      lesson.sentence, lesson.note};
    for (const LessonGuess& each : lesson.guesses)
        texts.push_back(each.text);
    for (const LessonQuestion& each : lesson.asked)
        texts.insert(texts.end(), {each.title, each.text});
    for (const std::string& text : texts)
        for (std::string& each : placeholdersIn(text))
            names.insert(std::move(each));
    return withOperands(lesson, std::move(names));
}

/// Reads one lesson file. Every error names the field that it is about.
class Reader {
public:
    Reader(const Catalog& catalog, const std::string& file) : m_catalog(catalog), m_file(file) {}
    Lesson lesson(const JsonField& root, const std::string& id);

private:
    std::string text(const JsonField& field) const;
    std::string text(const JsonField& parent, const char* name) const { return text(parent.member(name)); }
    std::string paragraphs(const JsonField& field) const;
    std::string printed(const std::string& text) const;
    void checkPlaceholder(const JsonField& field, const std::string& placeholder) const;
    template <class Find> std::string known(const JsonField& field, const Find& find) const;
    std::string knownNumber(const JsonField& field) const;
    LessonNumber number(const JsonField& field, const std::string& name) const;
    Bound bound(const JsonField& field) const;
    LessonCondition condition(const JsonField& field, const std::string& of) const;
    std::vector<LessonCondition> conditions(const JsonField& field) const;
    std::vector<LessonQuestion> questions(const JsonField& field) const;
    void version(const JsonField& root) const;
    void guesses(const JsonField& field, Lesson& lesson) const;
    void action(const JsonField& field, Lesson& lesson) const;
    void why(const JsonField& field, Lesson& lesson) const;
    std::string term(const JsonField& field) const;
    void needUse(const JsonField& numbers, const Lesson& lesson) const;

    const Catalog& m_catalog;
    const std::string& m_file;
    std::set<std::string> m_numbers; ///< Names of the lesson's numbers.
};

/// Returns the id in a field. Throws an error if the catalog function `find` finds no row with that id.
template <class Find> std::string Reader::known(const JsonField& field, const Find& find) const {
    std::string id = field.text(wordBytes);
    try {
        std::invoke(find, m_catalog, id);
    } catch (const CatalogError& error) {
        field.fail(Message{"an id of the catalog"}, error.what());
    }
    return id;
}

std::string Reader::knownNumber(const JsonField& field) const {
    std::string name = field.text(wordBytes);
    if (m_numbers.count(name) == 0)
        field.fail(alternatives({m_numbers.begin(), m_numbers.end()}),
                   Message{"define it in \"numbers\" before you use it"});
    return name;
}

void Reader::checkPlaceholder(const JsonField& field, const std::string& placeholder) const {
    try {
        if (m_numbers.count(placeholder) == 0 && !printedIn(m_catalog, placeholder))
            field.fail(Message{"a name from \"numbers\", fact:ID or measurement:ID in braces"},
                       Message{"found {text}", {{"text", '{' + placeholder + '}'}}});
    } catch (const CatalogError& error) {
        field.fail(Message{"catalog ids in braces"}, error.what());
    }
}

std::string Reader::printed(const std::string& text) const {
    return filled(
        text, [&](const std::string& placeholder) { return *printedIn(m_catalog, placeholder); });
}

/// Reads a text that people read, and translates it.
std::string Reader::text(const JsonField& field) const {
    const std::string text = field.text(textBytes);
    if (isBlank(text) || !isUtf8(text) || hasControls(text))
        field.fail(Message{"a text on one line"});
    std::string translated = Message{text};
    for (const std::string& each : placeholdersIn(translated))
        checkPlaceholder(field, each);
    if (const std::string own = ownNumberIn(text, m_catalog); !own.empty())
        field.fail(Message{"a text with its numbers in braces"},
                   Message{"define {number} in \"numbers\" and write its name in braces", {{"number", own}}});
    return translated;
}

/// Reads text that is given either as one string or as a list of paragraphs.
std::string Reader::paragraphs(const JsonField& field) const {
    if (field.isText())
        return text(field);
    std::string all;
    for (const JsonField& each : field.elements(mostEntries))
        all += (all.empty() ? "" : "\n\n") + text(each);
    if (all.empty())
        field.fail(Message{"a text, or a list of paragraphs"});
    return all;
}

LessonNumber Reader::number(const JsonField& field, const std::string& name) const {
    LessonNumber number;
    number.name = name;
    const auto [kind, what] = kindOf<NumberKind>(field, kindWords);
    number.kind = kind;
    switch (kind) {
    case NumberKind::Fact:
        field.allowOnly({"name", "fact"});
        number.id = known(what, &Catalog::fact);
        break;
    case NumberKind::Measurement:
    case NumberKind::Model:
        field.allowOnly({"name", kind == NumberKind::Model ? "model" : "measurement"});
        number.id = known(what, &Catalog::measurement);
        break;
    case NumberKind::Answer:
        field.allowOnly({"name", "answer", "of", "part"});
        number.asked = wordOf<AnswerNumber>(what, answerWords);
        number.of = field.member("of").text(wordBytes);
        number.part = field.has("part") ? field.member("part").text(wordBytes) : "";
        break;
    default:
        field.allowOnly({"name", what.path().substr(what.path().rfind('.') + 1)});
        for (const JsonField& each : what.elements(mostEntries))
            number.operands.push_back(knownNumber(each));
        if (number.operands.size() < 2 || (kind != NumberKind::Sum && number.operands.size() > 2))
            what.fail(Message{"a list of two names"});
    }
    return number;
}

Bound Reader::bound(const JsonField& field) const {
    if (field.isText())
        return {0, knownNumber(field)};
    return {field.number(-mostValue, mostValue), {}};
}

LessonCondition Reader::condition(const JsonField& field, const std::string& of) const {
    LessonCondition condition;
    condition.number = of.empty() ? knownNumber(field.member("number")) : of;
    if (field.has("from"))
        condition.from = bound(field.member("from"));
    if (field.has("below"))
        condition.below = bound(field.member("below"));
    if (field.has("near")) {
        condition.near = bound(field.member("near"));
        condition.percent = field.member("percent").amount(100);
    }
    if (field.has("is"))
        condition.is = field.member("is").text(wordBytes);
    if (!condition.from && !condition.below && !condition.near && condition.is.empty())
        field.fail(Message{"at least one of from, below, near and is"});
    return condition;
}

std::vector<LessonCondition> Reader::conditions(const JsonField& field) const {
    std::vector<LessonCondition> all;
    for (const JsonField& each : field.elements(mostEntries)) {
        each.allowOnly({"number", "from", "below", "near", "percent", "is"});
        all.push_back(condition(each, {}));
    }
    if (all.empty())
        field.fail(Message{"at least one condition"});
    return all;
}

/// Reads the name of the number that the only question is about, or a list of questions.
std::vector<LessonQuestion> Reader::questions(const JsonField& field) const {
    if (field.isText())
        return {{{}, {}, knownNumber(field)}};
    std::vector<LessonQuestion> all;
    for (const JsonField& each : field.elements(mostEntries)) {
        each.allowOnly({"title", "text", "number"});
        all.push_back({text(each, "title"), text(each, "text"), knownNumber(each.member("number"))});
    }
    if (all.size() < 2)
        field.fail(Message{"the name of a number, or a list of at least two questions"});
    return all;
}

void Reader::guesses(const JsonField& field, Lesson& lesson) const {
    for (const JsonField& each : field.elements(8)) {
        each.allowOnly({"text", "from", "below", "near", "percent", "is"});
        lesson.guesses.push_back({text(each, "text"), condition(each, lesson.asked.front().number)});
    }
    if (lesson.guesses.size() < 2)
        field.fail(Message{"two to eight guesses"});
}

void Reader::action(const JsonField& field, Lesson& lesson) const {
    field.allowOnly({"text", "edits", "done"});
    lesson.action = paragraphs(field.member("text"));
    for (const JsonField& each : field.member("edits").elements(mostEntries))
        lesson.edits.push_back(editIn<LessonEdit>(each.text(wordBytes), m_file, each.path()));
    if (lesson.edits.empty())
        field.member("edits").fail(Message{"at least one edit"});
    lesson.done = conditions(field.member("done"));
}

void Reader::why(const JsonField& field, Lesson& lesson) const {
    field.allowOnly({"title", "text", "derivation", "of"});
    lesson.whyTitle = text(field, "title");
    lesson.why = paragraphs(field.member("text"));
    lesson.derivation = wordOf<LessonWhy>(field.member("derivation"), whyWords);
    if (lesson.derivation == LessonWhy::Fact)
        lesson.derivationOf = known(field.member("of"), &Catalog::fact);
    if (lesson.derivation == LessonWhy::Utilisation)
        lesson.derivationOf = field.member("of").text(wordBytes);
    if (lesson.derivation == LessonWhy::Measurement)
        lesson.derivationOf = known(field.member("of"), &Catalog::measurement);
}

std::string Reader::term(const JsonField& field) const {
    std::string id = field.text(wordBytes);
    const std::vector<std::string> ids = textsOf(m_catalog.terms(), &Term::id);
    if (std::ranges::find(ids, id) == ids.end())
        field.fail(Message{"the id of a term: {ids}", {{"ids", alternatives(ids)}}});
    return id;
}

/// Rejects numbers that nothing uses. If the catalog changed such a number, the change would go unnoticed.
void Reader::needUse(const JsonField& numbers, const Lesson& lesson) const {
    const std::set<std::string> compared = comparedIn(lesson);
    const std::set<std::string> said = saidIn(lesson);
    for (std::size_t i = 0; i < lesson.numbers.size(); ++i) {
        const LessonNumber& each = lesson.numbers[i];
        const bool isCatalogs = each.kind <= NumberKind::Model;
        if (compared.count(each.name) > 0 || (!isCatalogs && said.count(each.name) > 0))
            continue;
        const JsonField name = numbers.elements(mostEntries)[i].member("name");
        if (isCatalogs)
            name.fail(Message{"a number that \"expect\" compares with another, or with limits"},
                      Message{"add a line to \"expect\" that fails if {id} changes", {{"id", each.id}}});
        name.fail(Message{"a number that is used"}, Message{"remove it, or use it in a text or in \"expect\""});
    }
}

void Reader::version(const JsonField& root) const {
    const JsonField version = root.member("version");
    if (version.whole(1, INT32_MAX) != lessonFormatVersion)
        version.fail(std::to_string(lessonFormatVersion),
                     Message{"write each edit as text, such as {edit}, and use the names of slots that Boardset shows",
                             {{"edit", std::string("\"") + MoveCustomer::word.example + '"'}}});
}

Lesson Reader::lesson(const JsonField& root, const std::string& id) {
    root.allowOnly({"format",   "version",  "title", "group",    "order",   "minutes", "scenario",
                    "question", "numbers",  "asked", "measured", "guesses", "action",  "why",
                    "say",      "sentence", "note",  "words",    "further", "expect"});
    if (const JsonField format = root.member("format"); format.text(wordBytes) != "boardset-lesson")
        format.fail("\"boardset-lesson\"", Message{"this is not a Boardset lesson"});
    version(root);
    Lesson lesson;
    lesson.id = id;
    // the title is read before the numbers and cannot use them, because a list of lessons solves no scenario
    lesson.title = printed(text(root, "title"));
    lesson.group = printed(text(root, "group"));
    for (const JsonField& each : root.member("numbers").elements(mostEntries)) {
        const JsonField name = each.member("name");
        if (!isName(name.text(wordBytes)))
            name.fail(Message{"letters and digits, starting with a letter"}, Message{"texts refer to it in braces"});
        lesson.numbers.push_back(number(each, name.text(wordBytes)));
        if (!m_numbers.insert(lesson.numbers.back().name).second)
            name.fail(Message{"unique names"});
    }
    lesson.order = static_cast<int>(root.member("order").whole(1, 1000));
    lesson.minutes = static_cast<int>(root.member("minutes").whole(1, 60));
    lesson.scenario = root.member("scenario").text(wordBytes);
    lesson.question = paragraphs(root.member("question"));
    lesson.asked = questions(root.member("asked"));
    lesson.measured = root.has("measured") ? knownNumber(root.member("measured")) : "";
    if (!lesson.measured.empty() && lesson.asked.size() > 1)
        root.member("measured").fail(Message{"a measurement only for a lesson with one question"});
    guesses(root.member("guesses"), lesson);
    action(root.member("action"), lesson);
    why(root.member("why"), lesson);
    lesson.say = text(root, "say");
    lesson.sentence = text(root, "sentence");
    lesson.note = paragraphs(root.member("note"));
    for (const JsonField& each : root.member("words").elements(mostEntries))
        lesson.words.push_back(term(each));
    if (root.has("further"))
        for (const JsonField& each : root.member("further").elements(mostEntries))
            lesson.further.push_back(each.text(wordBytes));
    lesson.expect = conditions(root.member("expect"));
    needUse(root.member("numbers"), lesson);
    return lesson;
}

} // namespace

Lesson parseLesson(const std::string& text, const std::string& name, const Catalog& catalog) {
    const nlohmann::json document = parseJson(text, name, mostNested);
    Lesson lesson =
        Reader(catalog, name).lesson(JsonField(document, name), std::filesystem::path(name).stem().string());
    lesson.file = name;
    return lesson;
}

Lesson readLesson(const std::filesystem::path& file, const Catalog& catalog) {
    return parseLesson(readTextFile(file, lessonFileBytes), file.string(), catalog);
}

void sortLessons(std::vector<Lesson>& lessons) {
    std::ranges::sort(
        lessons, {}, [](const Lesson& each) { return std::pair(each.order, each.id); });
}

std::vector<Lesson> bundledLessons(const std::filesystem::path& lessonDir, const Catalog& catalog,
                                   const UnreadLesson& unread) {
    std::vector<Lesson> lessons;
    for (const std::filesystem::path& file : filesIn(lessonDir, ".json", Message{"a folder of lessons"})) {
        try {
            lessons.push_back(readLesson(file, catalog));
        } catch (const InputError& one) {
            unread(one);
        }
    }
    sortLessons(lessons);
    return lessons;
}

} // namespace boardset
