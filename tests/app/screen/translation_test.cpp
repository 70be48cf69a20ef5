// SPDX-License-Identifier: GPL-3.0-or-later
// The window in the pseudo-language: every text is one translatable message, and fits.
#include "accessible.h"
#include "unreadableTexts.h"
#include "visit.h"

#include "WindowLanguage.h"
#include "boardset/catalog/Catalog.h"
#include "boardset/topology/Titles.h"

#include <QFile>
#include <QRegularExpression>

#include <set>

using namespace boardset;
using namespace boardset::test;

namespace {

/// The pseudo-language, which remembers the texts of the core that it translates.
class RecordingTranslator : public PseudoTranslator {
public:
    QString translate(const char* context, const char* text, const char* disambiguation, int n) const override {
        if (std::string_view(context) == "core")
            recorded.insert(text);
        return PseudoTranslator::translate(context, text, disambiguation, n);
    }
    mutable std::set<std::string> recorded;
};

const RecordingTranslator& translator() {
    static RecordingTranslator* const installed = [] {
        static const WindowLanguage language(pseudoLanguage);
        auto* const made = new RecordingTranslator;
        made->setParent(QCoreApplication::instance());
        QCoreApplication::installTranslator(made);
        useLanguage(language);
        return made;
    }();
    return *installed;
}

/// A text without its messages, each of which becomes "¤", or "¤." if the message is a sentence.
QString outsideMessages(const QString& text) {
    QString outside;
    int depth = 0;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (text[at] == u'[')
            ++depth;
        if (depth == 0)
            outside += text[at];
        if (text[at] == u']' && depth > 0 && --depth == 0) {
            const qsizetype end = text.lastIndexOf(QRegularExpression(QStringLiteral("[^~ \\]]")), at);
            outside += QStringLiteral(".?!…:").contains(text[end]) ? QStringLiteral("¤.") : QStringLiteral("¤");
        }
    }
    return outside;
}

/// Names that are never translated.
struct Names {
    std::set<QString> words{QStringLiteral("MHz"), QStringLiteral("boardset"), QStringLiteral("svg")};
    QStringList sources; ///< The beginnings of citations: "Sun MPO white paper,".

    void add(const std::string& name) {
        static const QRegularExpression separator(QStringLiteral("[^\\p{L}]+"));
        for (const QString& word : QString::fromStdString(name).split(separator, Qt::SkipEmptyParts))
            words.insert(word);
    }
    /// Adds the names in the paths of a machine's parts, such as those of slots.
    void add(const Topology& topology) {
        for (const Block& each : topology.blocks()) {
            add(each.name);
            add(capitalised(each.name));
        }
    }
    /// Adds the names of the processes, which a scenario defines.
    void add(const Workload& workload) {
        for (const Process& each : workload.processes)
            add(each.name.text);
    }
    /// Returns a text without its citations, which are never translated. A citation ends before the next message.
    QString withoutCitations(QString outside) const {
        for (const QString& each : sources)
            outside.remove(QRegularExpression(QRegularExpression::escape(each) + QStringLiteral("[^¤]*")));
        return outside;
    }
    bool contain(const QString& word) const { return word == word.toUpper() || words.count(word) > 0; }
};

Names properNames(const Catalog& catalog) {
    Names names;
    const auto add = [&names](const std::string& name) { names.add(name); };
    for (const Source& each : catalog.sources()) {
        names.sources << QString::fromStdString(each.brief) + u',';
        for (const std::string& name : {each.title, each.brief, each.author, each.publisher, each.date, each.number})
            add(name);
    }
    for (const Machine& each : catalog.machines())
        add(each.title);
    for (const OperatingSystem& each : catalog.operatingSystems())
        add(each.title);
    for (const Family& each : catalog.families())
        add(each.title);
    for (const Generation& each : catalog.generations())
        add(each.title);
    return names;
}

/// Returns what is wrong with a shown text; empty if it is one message, a name, a number or a list of these.
QString faultOf(const QString& text, const Names& names) {
    if (text.startsWith(u'/')) // the path of a folder
        return {};
    const QString outside = names.withoutCitations(outsideMessages(text));
    static const QRegularExpression word(QStringLiteral("\\p{L}{3,}"));
    for (auto found = word.globalMatch(outside); found.hasNext();)
        if (!names.contain(found.next().captured()))
            return QStringLiteral("not translatable");
    // a part's name can follow the title of the part that contains it: "Fireplane level 2 RP0"
    static const QRegularExpression halves(QStringLiteral("¤ +(¤|\\p{L}+)|[a-z] +¤"));
    for (auto found = halves.globalMatch(outside); found.hasNext();)
        if (const QString next = found.next().captured(1); next.isEmpty() || !next[0].isUpper() || !names.contain(next))
            return QStringLiteral("made of several messages");
    return {};
}

void gather(const QQuickItem* item, std::set<QString>& texts) {
    if (!item->isVisible() || item->opacity() <= 0)
        return;
    for (const char* property : {"text", "title", "label", "placeholderText", "tip"})
        if (const QVariant text = item->property(property); text.typeId() == QMetaType::QString)
            texts.insert(text.toString());
    for (const QQuickItem* child : item->childItems())
        gather(child, texts);
}

} // namespace

TEST_CASE("in the pseudo-language every screen of every family consists of messages that fit", "[translation]") {
    const RecordingTranslator& recording = translator();
    const Screen screen({1600, 1000}, 100);
    const ScreenReader reader(screen);
    Names names = properNames(screen.session->document().topology().catalog());
    std::map<QString, std::string> faults;
    std::set<std::string> cut;
    std::size_t seen = 0;
    for (const char* scenario : families) {
        screen.open(scenario);
        names.add(screen.session->document().topology());
        names.add(screen.session->document().scenario().workload);
        visit(screen, [&](const std::string& state) {
            std::set<QString> texts;
            gather(screen.window->contentItem(), texts);
            for (const ScreenReader::Object& each : reader.objects())
                texts.insert(each.name);
            for (const QString& text : texts)
                if (const QString fault = faultOf(text, names); !fault.isEmpty())
                    faults.try_emplace(fault + QStringLiteral(": ") + text, scenario + (", " + state));
            seen += texts.size();
            if (const std::string unreadable = cutTexts(screen, 1); !unreadable.empty())
                cut.insert(std::string(scenario) + ", " + state + ": " + unreadable);
        });
    }
    CHECK(seen > 5000);
    std::string all;
    for (const auto& [fault, where] : faults)
        all += fault.toStdString() + "   (" + where + ")\n";
    CHECK(all == "");
    std::string tooLong;
    for (const std::string& each : cut)
        tooLong += each + "\n";
    CHECK(tooLong == "");

    // Translators get every text of the core that the screens show.
    QFile file(QStringLiteral(BOARDSET_CORE_TEXTS));
    REQUIRE(file.open(QIODevice::ReadOnly));
    const QString listed = QString::fromUtf8(file.readAll());
    std::string missing;
    static const QRegularExpression placeholder(QStringLiteral("\\{[^{}]*\\}"));
    static const QRegularExpression letter(QStringLiteral("\\p{L}"));
    for (const std::string& each : recording.recorded)
        if (QString::fromStdString(each).remove(placeholder).contains(letter) &&
            !listed.contains(QStringLiteral("\"core\", \"%1\"")
                                 .arg(QString::fromStdString(each).replace(u'"', QStringLiteral("\\\"")))))
            missing += each + "\n";
    CHECK(missing == "");
    CHECK(recording.recorded.size() > 500);
}
