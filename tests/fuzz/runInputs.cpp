// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a libFuzzer target without libFuzzer: first every file of the corpus unchanged, then random mutations of them.
//   fuzz_x [--seconds S] [--count C] [--first N] [--only N] CORPUS...
// CORPUS is a file or a folder. Mutation N is always the same; a crash prints its N. A case that needs more processor
// time than mostSeconds, or more memory than mostMemory, is a crash.
#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>
#include <random>
#include <string>
#include <string_view>
#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

constexpr std::size_t mostBytes = 1U << 16;
#if defined(__SANITIZE_ADDRESS__)
constexpr int mostSeconds = 20; // per case; a hang is a fault
#else
constexpr int mostSeconds = 2;
constexpr rlim_t mostMemory = rlim_t{1} << 30;
#endif
volatile std::sig_atomic_t running = -1; // the current mutation; -1 while the corpus itself is replayed

/// Prints the mutation that crashed, and then lets the signal proceed.
void onCrash(int signal) {
    std::array<char, 64> line{};
    const int length = std::snprintf(line.data(), line.size(), "fuzz: %s in mutation %d\n",
                                     signal == SIGVTALRM ? "more than its time" : "crash", static_cast<int>(running));
    if (::write(STDERR_FILENO, line.data(), static_cast<std::size_t>(length)) < 0)
        std::_Exit(1);
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

void run(const std::string& input) {
    const itimerval limit{{0, 0}, {mostSeconds, 0}}; // restarts for each case
    ::setitimer(ITIMER_VIRTUAL, &limit, nullptr);
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(input.data()), input.size());
}

std::vector<std::string> corpusOf(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> files;
    if (!std::filesystem::is_directory(folder))
        files.push_back(folder);
    else
        for (const auto& entry : std::filesystem::directory_iterator(folder))
            files.push_back(entry.path());
    std::ranges::sort(files);
    std::vector<std::string> inputs;
    for (const auto& file : files) {
        std::ifstream in(file, std::ios::binary);
        inputs.emplace_back(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
    }
    return inputs;
}

class Mutator {
public:
    Mutator(const std::vector<std::string>& corpus, unsigned seed) : m_corpus(corpus), m_random(seed) {}

    std::string operator()() {
        std::string input = m_corpus[below(m_corpus.size())];
        for (std::size_t changes = 1 + below(4); changes > 0; --changes)
            change(input);
        input.resize(std::min(input.size(), mostBytes));
        return input;
    }

private:
    std::size_t below(std::size_t end) { return end == 0 ? 0 : m_random() % end; }

    static constexpr std::string_view word =
        "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ/-"; // the characters of names and paths

    /// Position and length of a run of such characters after a random position.
    std::pair<std::size_t, std::size_t> tokenIn(const std::string& text, std::string_view characters) {
        const std::size_t from = std::min(text.find_first_of(characters, below(text.size() + 1)), text.size());
        return {from, std::min(text.find_first_not_of(characters, from), text.size()) - from};
    }

    void change(std::string& input) {
        static const std::vector<std::string> pieces{"{",
                                                     "}",
                                                     "[",
                                                     "]",
                                                     "\"",
                                                     ",",
                                                     ":",
                                                     "-1",
                                                     "0",
                                                     "1e999",
                                                     "NaN",
                                                     "1.5",
                                                     "null",
                                                     "true",
                                                     "\\u0000",
                                                     "\\ud800",
                                                     "\xff",
                                                     "\xf0\x9f",
                                                     "\\",
                                                     "4294967296",
                                                     "-9223372036854775808",
                                                     "18446744073709551615",
                                                     "<",
                                                     ">",
                                                     "&lt;",
                                                     "&#x0;",
                                                     "&",
                                                     "]]>",
                                                     "<![CDATA[",
                                                     "<metadata",
                                                     "id=\"boardset-scenario\"",
                                                     "SB0",
                                                     "SB5/P3",
                                                     "\"\"",
                                                     "2147483648",
                                                     "SB0/P0/memory"};
        const std::size_t at = below(input.size() + 1);
        const std::size_t length = below(1 + below(64));
        switch (below(11)) {
        case 7:
        case 8: { // replaces a number
            static const std::vector<std::string> numbers{
                "0", "1", "2", "3", "16", "72", "100", "999", "4096", "10000", "1000000", "999999999", "0.5", "1e-9"};
            const auto [from, bytes] = tokenIn(input, "0123456789");
            input.replace(from, bytes, numbers[below(numbers.size())]);
            break;
        }
        case 9:
        case 10: { // replaces a quoted word by another of the corpus
            const std::string& other = m_corpus[below(m_corpus.size())];
            const auto [from, bytes] = tokenIn(input, word);
            const auto [otherFrom, otherBytes] = tokenIn(other, word);
            input.replace(from, bytes, other.substr(otherFrom, otherBytes));
            break;
        }
        case 0:
            input.insert(at, pieces[below(pieces.size())]);
            break;
        case 1: // replaces a word or number
            input.replace(at, std::min(length / 8, input.size() - at), pieces[below(pieces.size())]);
            break;
        case 2:
            input.erase(at, length);
            break;
        case 3:
            input.insert(at, input.substr(below(input.size()), length));
            break;
        case 4: { // splice
            const std::string& other = m_corpus[below(m_corpus.size())];
            input = input.substr(0, at) + other.substr(below(other.size()));
            break;
        }
        case 5:
            input.resize(at);
            break;
        default:
            if (at < input.size())
                input[at] = static_cast<char>(input[at] ^ static_cast<char>(1U << below(8)));
        }
    }

    const std::vector<std::string>& m_corpus;
    std::mt19937 m_random;
};

} // namespace

int main(int argc, char** argv) {
    double seconds = 10;
    int most = std::numeric_limits<int>::max();
    int only = -1;
    int first = 0;
    std::vector<std::string> corpus;
    for (int i = 1; i < argc; ++i) {
        const std::string argument = argv[i];
        if (argument == "--seconds" && i + 1 < argc) {
            seconds = std::atof(argv[++i]);
        } else if (argument == "--count" && i + 1 < argc) {
            most = std::atoi(argv[++i]);
        } else if (argument == "--first" && i + 1 < argc) {
            first = std::atoi(argv[++i]);
        } else if (argument == "--only" && i + 1 < argc) {
            only = std::atoi(argv[++i]);
        } else {
            const auto more = corpusOf(argument);
            corpus.insert(corpus.end(), more.begin(), more.end());
        }
    }
    if (corpus.empty()) {
        std::fprintf(stderr, "fuzz: no corpus\n");
        return 1;
    }
    for (const int signal : {SIGABRT, SIGSEGV, SIGFPE, SIGBUS, SIGILL, SIGVTALRM})
        std::signal(signal, onCrash);
#if !defined(__SANITIZE_ADDRESS__)
    const rlimit memory{mostMemory, mostMemory};
    ::setrlimit(RLIMIT_AS, &memory);
#endif
    if (only >= 0) {
        const std::string input = Mutator(corpus, static_cast<unsigned>(only))();
        std::fwrite(input.data(), 1, input.size(), stdout);
        std::fflush(stdout);
        run(input);
        return 0;
    }
    for (const std::string& input : corpus)
        run(input);
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    int count = 0;
    for (; count < most && std::chrono::duration<double>(Clock::now() - start).count() < seconds; ++count) {
        running = first + count;
        run(Mutator(corpus, static_cast<unsigned>(first + count))());
    }
    std::printf("%zu files of the corpus and %d mutations\n", corpus.size(), count);
    return 0;
}
