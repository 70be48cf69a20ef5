// SPDX-License-Identifier: GPL-3.0-or-later
// Every change of the document sends a signal, and opening anything clears the comparison.
#include "boardset/scenario/ScenarioFile.h"
#include "testApp.h"

#include <QClipboard>
#include <QFile>
#include <QMetaProperty>
#include <random>
#include <set>

using namespace boardset;
using namespace boardset::test;

namespace {

/// The state of a document as seen by a listener that reads the state only after a signal.
class Listener : public QObject {
public:
    explicit Listener(Document& document) : m_document(document) {
        using D = Document;
        const auto history = [](const Document& d) { return std::pair(d.history().steps().size(), d.history().at()); };
        watch("history", history, &D::edited);
        watch("base", &D::base, &D::edited);
        watch("isModified", &D::isModified, &D::edited, &D::savedChanged);
        watch("scenario", &D::scenario, &D::changed);
        watch("snapshot", &D::snapshot, &D::changed);
        watch("suspended", &D::suspended, &D::changed);
        watch("before", &D::before, &D::changed);
        watch("reference", &D::reference, &D::changed, &D::keptChanged);
        watch("shownStep", &D::shownStep, &D::changed);
        watch("showsKept", &D::showsKept, &D::changed);
        watch("kept", &D::kept, &D::keptChanged);
        watch("keptStep", &D::keptStep, &D::keptChanged);
        watch("position", &D::position, &D::stepChanged);
        watch("sharedTopology", &D::sharedTopology, &D::topologyChanged);
        watch("isOutdated", &D::isOutdated, &D::outdatedChanged);
        connect(&document, &Document::opened, this, [this] { ++opened; });
    }

    /// Names of the changes that no signal announced; empty if there are none.
    std::string missed() const {
        std::string all;
        for (const auto& [what, isCurrent] : m_watched)
            all += isCurrent() ? "" : what + "; ";
        return all;
    }

    int opened = 0;

private:
    /// Reads a value now and after each of the signals.
    template <class Read, class... Signals> void watch(const char* what, Read read, Signals... signals) {
        const auto now = [this, read] { return std::invoke(read, std::as_const(m_document)); };
        const auto last = std::make_shared<decltype(now())>(now());
        const auto update = [last, now] { *last = now(); };
        (connect(&m_document, signals, this, update), ...);
        m_watched.emplace_back(what, [last, now] { return *last == now(); });
    }

    Document& m_document;
    std::vector<std::pair<std::string, std::function<bool()>>> m_watched;
};

/// An action on a document, with its name.
using Deed = std::pair<const char*, std::function<void(Document&, std::mt19937&)>>;

std::vector<Deed> deeds() {
    const auto one = [](const auto& all, std::mt19937& random) { return all[random() % all.size()]; };
    const auto customer = [one](const Document& document, std::mt19937& random) {
        const auto& processes = document.scenario().workload.processes;
        const std::vector<Customer> none(1);
        const Process process = processes.empty() ? Process{} : one(processes, random);
        return one(process.customers.empty() ? none : process.customers, random).name;
    };
    return {
        {"move",
         [customer](Document& d, std::mt19937& r) {
             d.perform(MoveCustomer{customer(d, r), "SB" + std::to_string(r() % 6)});
         }},
        {"fail",
         [](Document& d, std::mt19937& r) {
             d.perform(SetFailed{"SB" + std::to_string(r() % 6), r() % 2 == 0});
         }},
        {"option",
         [](Document& d, std::mt19937& r) {
             d.perform(SetOption{"uniboards", int(3 + r() % 4)});
         }},
        {"rename", [](Document& d, std::mt19937& r) { d.perform(Rename{"Title " + std::to_string(r() % 9)}); }},
        {"refused edit",
         [](Document& d, std::mt19937&) {
             d.perform(MoveCustomer{"missing", "SB0"});
         }},
        {"several edits",
         [customer](Document& d, std::mt19937& r) {
             d.perform(std::vector<Edit>{Rename{"Both"}, RemoveCustomer{customer(d, r)}});
         }},
        {"edit that moves work",
         [](Document& d, std::mt19937& r) {
             d.perform(SetBoard{"SB" + std::to_string(r() % 6), ""});
         }},
        {"preview",
         [customer](Document& d, std::mt19937& r) {
             d.perform(d.preview({MoveCustomer{customer(d, r), "SB" + std::to_string(r() % 6)}}));
         }},
        {"preview of before",
         [customer](Document& d, std::mt19937& r) {
             const Preview preview = d.preview({MoveCustomer{customer(d, r), "SB2"}});
             d.perform(Rename{"Meanwhile"});
             d.perform(preview);
         }},
        {"undo", [](Document& d, std::mt19937&) { d.undo(); }},
        {"redo", [](Document& d, std::mt19937&) { d.redo(); }},
        {"go to", [](Document& d, std::mt19937& r) { d.goTo(int(r() % (d.history().steps().size() + 1))); }},
        {"keep", [](Document& d, std::mt19937&) { d.keep(); }},
        {"keep before", [](Document& d, std::mt19937&) { d.keepBefore(); }},
        {"clear A", [](Document& d, std::mt19937&) { d.clearA(); }},
        {"swap", [](Document& d, std::mt19937&) { d.swapKept(); }},
        {"show A", [](Document& d, std::mt19937& r) { d.showKept(r() % 2 == 0); }},
        {"compare with opened", [](Document& d, std::mt19937&) { d.compareWithOpened(); }},
        {"step", [](Document& d, std::mt19937& r) { d.goToStep(int(r() % 20)); }},
        {"go by", [](Document& d, std::mt19937& r) { d.stepBy(int(r() % 5) - 2); }},
        {"busiest", [](Document& d, std::mt19937&) { d.goToBusiest(); }},
        {"change program",
         [](Document& d, std::mt19937& r) {
             if (!d.base().program)
                 return;
             Program program = *d.base().program;
             program.seed = std::int64_t(r() % 5);
             d.perform(SetProgram{program, "Another seed"});
         }},
        {"open",
         [](Document& d, std::mt19937& r) {
             d.open(scenarioCache()->at(r() % 2 == 0 ? "sunfire6800-first" : "sunfire6800-mpo-copy-1"));
         }},
        {"open and back",
         [](Document& d, std::mt19937&) { d.open(d.open(scenarioCache()->at("sunfire6800-copy-1-local"))); }},
        {"name", [](Document& d, std::mt19937& r) { d.name("Name " + std::to_string(r() % 9)); }},
        {"save", [](Document& d, std::mt19937&) { d.markSaved(); }},
        {"mark unsaved", [](Document& d, std::mt19937&) { d.markUnsaved(); }},
    };
}

} // namespace

TEST_CASE("every change of the document sends a signal, whatever was done before", "[document]") {
    needApplication();
    std::map<std::string, int> done;
    for (const char* const id : {"sunfire6800-first", "sunfire6800-mpo-copy-1"}) {
        for (unsigned seed = 0; seed < 8; ++seed) {
            std::mt19937 random(seed);
            Document document(catalog(), scenarioCache()->at(id));
            document.setWaitLimit(-1);
            const Listener listener(document);
            const std::vector<Deed> all = deeds();
            std::string trail;
            for (int step = 0; step < 60; ++step) {
                const auto& [name, deed] = all[random() % all.size()];
                const Scenario base = document.base();
                const int opened = listener.opened;
                trail += std::string(name) + ", ";
                CAPTURE(id, seed, trail);
                deed(document, random);
                REQUIRE(listener.missed() == std::string());
                done[name] += document.base() == base ? 0 : 1;
                if (listener.opened > opened) {
                    REQUIRE(document.before() == nullptr);
                    REQUIRE(document.suspended() == nullptr);
                }
            }
        }
    }
    for (const char* const name : {"move", "fail", "option", "rename", "several edits", "preview", "undo", "redo",
                                   "go to", "swap", "change program", "open", "name"}) {
        INFO(name);
        CHECK(done[name] > 0); // the action changed the base
    }
}

namespace {

/// Returns the names of the fields in which two values differ; a single empty name if the values have no fields.
std::vector<std::string> differingFields(const QVariant& a, const QVariant& b) {
    if (!a.metaType().flags().testFlag(QMetaType::IsGadget))
        return {std::string()};
    const QMetaObject* const fields = a.metaType().metaObject();
    std::vector<std::string> names;
    for (int i = 0; i < fields->propertyCount(); ++i)
        if (fields->property(i).readOnGadget(a.constData()) != fields->property(i).readOnGadget(b.constData()))
            names.emplace_back(fields->property(i).name());
    return names;
}

} // namespace

TEST_CASE("no property of the window's view-models changes without its signal", "[document]") {
    /// A property as it was when its signal was last sent.
    struct Watched {
        QObject* of;
        QMetaProperty property;
        QVariant last;
        std::unique_ptr<QSignalSpy> told;
    };
    std::set<std::string> changed;
    for (const char* const id : {"sunfire6800-first", "sunfire6800-mpo-copy-1"}) {
        TestApp app(id);
        std::vector<Watched> all;
        const QMetaObject& session = *app.session->metaObject();
        for (int view = session.propertyOffset(); view < session.propertyCount(); ++view) {
            auto* const of = session.property(view).read(app.session.get()).value<QObject*>();
            if (of == nullptr || of == app.session->present()) // follows only while it is on
                continue;
            of->setProperty("active", true); // some views follow only while they are active
            for (int i = QObject::staticMetaObject.propertyCount(); i < of->metaObject()->propertyCount(); ++i) {
                const QMetaProperty property = of->metaObject()->property(i);
                if (property.hasNotifySignal())
                    all.push_back(
                        {of, property, property.read(of), std::make_unique<QSignalSpy>(of, property.notifySignal())});
            }
        }
        REQUIRE(all.size() > 100);
        for (unsigned seed = 0; seed < 2; ++seed) {
            std::mt19937 random(seed);
            const std::vector<Deed> deedsOfAll = deeds();
            std::string trail;
            for (int step = 0; step < 40; ++step) {
                const auto& [name, deed] = deedsOfAll[random() % deedsOfAll.size()];
                trail += std::string(name) + ", ";
                deed(app.document(), random);
                QCoreApplication::processEvents(); // handles results that workers deliver
                for (Watched& each : all) {
                    const QVariant now = each.property.read(each.of);
                    CAPTURE(id, seed, trail, each.of->metaObject()->className(), each.property.name());
                    if (now != each.last) {
                        CHECK(each.told->count() > 0);
                        for (const std::string& field : differingFields(each.last, now))
                            changed.insert(std::string(each.of->metaObject()->className()) + '.' +
                                           each.property.name() + '.' + field);
                    }
                    each.last = now;
                    each.told->clear();
                }
            }
        }
    }
    CHECK(changed.size() > 40);
}

TEST_CASE("opening anything clears the comparison", "[document]") {
    TestApp app;
    const Scenario copy = scenarioCache()->at("sunfire6800-copy-24-local");
    const QUrl file = app.file("other.boardset", toJson(copy));
    const std::vector<std::pair<const char*, std::function<void()>>> routes{
        {"an example", [&] { app.files().requestBundled(QStringLiteral("sunfire6800-copy-24-local")); }},
        {"an example of another machine", [&] { app.files().requestBundled(QStringLiteral("t5440-read-4")); }},
        {"a file", [&] { app.files().requestOpen(file); }},
        {"several files",
         [&] {
             app.files().requestOpenAll({file, file});
         }},
        {"a path", [&] { app.files().requestPath(file.toLocalFile()); }},
        {"a machine", [&] { app.files().requestMachine(QStringLiteral("sunfire6800")); }},
        {"a new scenario", [&] { app.files().requestNew(); }},
        {"a point of a plot", [&] { app.files().requestScenario(copy); }},
        {"the clipboard",
         [&] {
             QGuiApplication::clipboard()->setText(QString::fromStdString(toJson(copy)));
             app.files().requestPaste();
         }},
        {"a recovered file", [&] { app.files().requestRecovered(file.toLocalFile(), {}, {}, [] {}); }},
        {"a lesson", [&] { app.session->lesson()->start(QStringLiteral("what-is-in-the-box")); }},
        {"a machine that was searched for",
         [&] {
             app.session->goTo({Subject::Machine, "sunfire6800"});
         }},
    };
    for (const auto& [name, open] : routes) {
        INFO(name);
        app.session->lesson()->leave();
        app.files().requestBundled(QStringLiteral("sunfire6800-first"));
        app.document().markSaved();
        REQUIRE(app.document().perform(MoveCustomer{"4", "SB3"}).isEmpty());
        REQUIRE(app.document().perform(SetFailed{"SB5", true}).isEmpty());
        REQUIRE(app.document().before() != nullptr);
        REQUIRE_FALSE(app.session->answer()->line("throughput").change.isEmpty());
        app.document().markSaved(); // otherwise a question comes first
        QSignalSpy opened(&app.document(), &Document::opened);
        open();
        REQUIRE(opened.count() > 0);
        CHECK(app.document().before() == nullptr);
        CHECK(app.document().reference() == nullptr);
        CHECK(app.document().history().at() == 0);
        CHECK_FALSE(app.document().history().canUndo());
        CHECK(app.session->answer()->line("throughput").change.isEmpty());
        CHECK(app.session->answer()->line("latency").change.isEmpty());
        CHECK(app.session->answer()->line("throughput").tone == "plain");
        CHECK(app.session->answer()->line("latency").tone == "plain");
        CHECK_FALSE(app.session->compare()->hasA());
        CHECK(app.document().scenario().configuration.failed.empty());
    }
}
