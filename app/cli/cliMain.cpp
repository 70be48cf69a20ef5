// SPDX-License-Identifier: GPL-3.0-or-later
// boardset-cli: parses the command line, runs one command, and reports a failure as one line and an exit status.
#include "CommandRegistry.h"
#include "OptionChecks.h"

#include "boardset/catalog/Catalog.h"
#include "boardset/scenario/JsonFile.h"
#include "boardset/text/SystemError.h"

#include <CLI/CLI.hpp>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <exception>
#include <iostream>
#include <vector>

namespace {

int fail(const std::string& message) {
    std::cerr << "boardset-cli: " << boardset::printableLine(message) << '\n';
    return 1;
}

} // namespace

int main(int argc, char** argv) {
    std::signal(SIGXFSZ, SIG_IGN); // reaching the file size limit is reported as a write error
    boardset::Globals globals;
    CLI::App app{"Boardset: explore real server architectures, with every number explained.", "boardset-cli"};
    app.set_version_flag("-V,--version", std::string("boardset-cli ") + BOARDSET_VERSION);
    app.add_option("--database", globals.database, "Use this catalog instead of the bundled one")
        ->type_name("FILE")
        ->check(boardset::fileName());
    app.add_flag("--json", globals.json, "Print the result as JSON");
    app.require_subcommand(1);
    app.fallthrough(); // --database and --json may also follow the command
    app.footer("A FILE may be a pipe, or - for standard input or output.\n"
               "Exit status: 0 success, 1 bad input, 2 no feasible result; check: 2 errors found.");

    try {
        boardset::addMachinesCommand(app, globals);
        boardset::addShowCommand(app, globals);
        boardset::addFactsCommand(app, globals);
        boardset::addTermsCommand(app, globals);
        boardset::addRulesCommand(app, globals);
        boardset::addSourcesCommand(app, globals);
        boardset::addScenariosCommand(app, globals);
        boardset::addApplyCommand(app, globals);
        boardset::addSolveCommand(app, globals);
        boardset::addInspectCommand(app, globals);
        boardset::addCompareCommand(app, globals);
        boardset::addSweepCommand(app, globals);
        boardset::addPlotsCommand(app, globals);
        boardset::addReplayCommand(app, globals);
        boardset::addProbeCommand(app, globals);
        boardset::addTraceCommand(app, globals);
        boardset::addMessageCommand(app, globals);
        boardset::addCheckCommand(app, globals);
        boardset::addAdviseCommand(app, globals);
        boardset::addBestCommand(app, globals);
        boardset::addEvidenceCommand(app, globals);
        boardset::addDrawCommand(app, globals);
        boardset::addReportCommand(app, globals);
        boardset::addLessonCommand(app, globals);
        boardset::addNetworkCommand(app, globals);
        boardset::addHelpCommand(app);
        app.parse(argc, argv);
    } catch (const CLI::Success& asked) { // the user requested --help or --version
        app.exit(asked);
    } catch (const CLI::RequiredError& error) {
        const std::vector<std::string> unknown =
            app.get_subcommands().empty() ? app.remaining() : std::vector<std::string>();
        return fail(unknown.empty() ? std::string(error.what()) + " (see boardset-cli --help)"
                                    : boardset::unknownCommand(unknown.front(), app).what());
    } catch (const CLI::ParseError& error) {
        return fail(std::string(error.what()) + " (see boardset-cli --help)");
    } catch (const boardset::CatalogError& error) {
        const std::string what = error.what();
        const bool isNamed = globals.database.empty() || what.find(globals.database) != std::string::npos;
        return fail(isNamed ? what : globals.database + ": " + what);
    } catch (const std::exception& error) {
        return fail(error.what());
    }
    errno = 0; // the cause of an earlier write error is unknown
    std::cout.flush();
    if (!std::cout || std::fflush(stdout) != 0 || std::ferror(stdout) != 0) {
        const std::string why = errno == 0 ? "" : " (" + boardset::systemErrorText(errno) + ')';
        return fail("standard output can't be written" + why + "; allowed: a file with enough space");
    }
    return globals.exitCode;
}
