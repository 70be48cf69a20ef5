// SPDX-License-Identifier: GPL-3.0-or-later
// The fourteen tables of the planning guide for servers of 1992, row by row as printed, compared with the catalog.
// Words are encoded as numbers: "yes", IPI, ZBR and TLB are 1; "no", SCSI, RLL and SRAM are 0; "all" is 100 %. The 83
// cells that are empty or "N/A" in print are left out. They include the rows of FDDI in Table 2, of Ingres and
// Interbase in Table 3, and the 424 MB disk in Table 9; the rest of Table 9 holds for two disks.
#include "support/catch.h"
#include "support/scenarios.h"

#include <algorithm>
#include <map>

using namespace boardset;

namespace {

struct PrintedRow {
    const char* place;
    std::vector<double> cells;
};

const std::vector<PrintedRow>& printedRows() {
    static const std::vector<PrintedRow> rows{
        {"Table 1, SPARCstation 2, 1 network", {320, 400, 1}},
        {"Table 1, SPARCstation 2, 2 networks", {360, 450, 2}},
        {"Table 1, SS630MP, 2 networks", {440, 540, 2}},
        {"Table 1, SS670MP, 4 networks", {650, 800, 4}},
        {"Table 1, SS690MP, 4 networks", {650, 800, 4}},
        {"Table 2, Lance Ethernet", {400, 12, 42}},
        {"Table 2, Intel Ethernet built-in", {220, 42, 69}},
        {"Table 2, Intel Ethernet, VME", {190, 45, 68}},
        {"Table 2, Network CoProcessor, VME", {290, 9, 37}},
        {"Table 2, 4Mb token ring", {200, 16, 42}},
        {"Table 2, 16Mb token ring", {390, 16, 36}},
        {"Table 3, Sybase", {10, 5, 15, 60}},
        {"Table 3, Oracle", {4, 1, 2, 30, 50}},
        {"Table 3, Informix Online", {570, 1, 80, 70}},
        {"Table 4, Sun-4/280", {0, 8, 512, 8, 128}},
        {"Table 4, SPARCstation-1, 1+", {0, 8, 128, 4, 32}},
        {"Table 4, SPARCserver 390", {0, 8, 256, 8, 64}},
        {"Table 4, SPARCserver 490", {0, 64, 1024, 8, 256}},
        {"Table 4, SPARCstation-2", {0, 16, 256, 4, 64}},
        {"Table 4, Ross 6002 module", {1, 4096, 4, 100}},
        {"Table 5, ISP-80 IPI-2 String Controller", {6, 6}},
        {"Table 5, FDDI/DX Dual-Attach FDDI", {12.5, 4}},
        {"Table 5, Asynchronous SCSI host adapter (598A)", {1.2, 1}},
        {"Table 5, ALM-2 Asynchronous Line Multiplexor", {350, 10}},
        {"Table 5, Network CoProcessor", {0.9, 0.9}},
        {"Table 5, ie2 Ethernet", {1, 0.5}},
        {"Table 5, MCP", {750, 250}},
        {"Table 5, IBM Channel Attach", {3, 3}},
        {"Table 5, VX image processing accelerator", {8, 4, 8}},
        {"Table 5, MVX image processing accelerator", {0}},
        {"Table 6, GX (1- or 2-slot versions)", {0, 16}},
        {"Table 6, GXplus", {0, 16}},
        {"Table 6, ECL (hires) monochrome", {0, 1}},
        {"Table 6, analog (low-res) mono", {0, 1}},
        {"Table 6, GS", {0}},
        {"Table 6, GT", {1}},
        {"Table 6, VX, MVX", {1, 8, 4, 8}},
        {"Table 6, FDDI/S", {12.5, 4}},
        {"Table 6, HSI/S", {0.768, 192}},
        {"Table 6, Sbus Ethernet", {0, 1.2, 0.9}},
        {"Table 6, TRI/S (4- or 16Mb)", {0, 2, 600}},
        {"Table 6, SCSI/Buffered Ethernet", {0, 6.25, 3}},
        {"Table 6, Sbus SCSI", {0, 4.8, 2.5}},
        {"Table 6, Sbus Serial/Parallel", {0, 250, 10}},
        {"Table 6, Sbus PrestoServe", {1, 5, 5}},
        {"Table 6, SPARCprinter interface", {1, 4, 2}},
        {"Table 6, 3rd-party Sbus expanders", {1, 40}},
        {"Table 7, 1.3GB IPI file system, FRR", {47, 12, 4.21}},
        {"Table 7, 1.3GB IPI file system, FRU", {89, 24, 7.61}},
        {"Table 7, 1.3GB IPI file system, FRW", {86, 26, 5.71}},
        {"Table 7, 1.3GB IPI file system, FSR", {368, 89, 1.52}},
        {"Table 7, 1.3GB IPI file system, FSU", {363, 91, 1.43}},
        {"Table 7, 1.3GB IPI file system, FSW", {358, 97, 1.21}},
        {"Table 7, 1.3GB IPI raw, RRR", {74, 7, 0.95}},
        {"Table 7, 1.3GB IPI raw, RRU", {83, 7, 0.84}},
        {"Table 7, 1.3GB IPI raw, RSR", {505, 34, 0.67}},
        {"Table 7, 1.3GB IPI raw, RSW", {85, 6, 0.71}},
        {"Table 7, 1.3GB SCSI file system, FRR", {49, 11, 5.91}},
        {"Table 7, 1.3GB SCSI file system, FRU", {61, 13, 8.31}},
        {"Table 7, 1.3GB SCSI file system, FRW", {86, 16, 8.67}},
        {"Table 7, 1.3GB SCSI file system, FSR", {446, 91, 2.65}},
        {"Table 7, 1.3GB SCSI file system, FSU", {262, 48, 1.88}},
        {"Table 7, 1.3GB SCSI file system, FSW", {259, 52, 1.56}},
        {"Table 8, 104 MB SCSI", {104, 0, 0, 8, 23, 8.3, 1, 23.7, 42, 27}},
        {"Table 8, 207 MB SCSI", {207, 0, 0, 8, 18, 8.3, 1.2, 20.8, 48, 31}},
        {"Table 8, 424 MB SCSI", {424, 0, 1, 64, 14, 6.8, 2.2, 3, 12.7, 78, 50}},
        {"Table 8, 669 MB SCSI", {669, 0, 0, 8, 16, 8.3, 1.8, 17.9, 56, 36}},
        {"Table 8, 1.3 GB SCSI", {1300, 0, 1, 192, 48, 11, 5.53, 3, 4.5, 10.9, 92, 60}},
        {"Table 8, 911 MB IPI", {911, 1, 0, 15, 8.3, 6, 14.5, 69, 45}},
        {"Table 8, 1.0 GB IPI", {1000, 1, 0, 15, 8.3, 3, 14.9, 67, 43}},
        {"Table 8, 1.3 GB IPI", {1300, 1, 1, 11, 5.53, 3, 4.5, 10.9, 92, 60}},
        {"Table 9, zone 0", {0, 78, 0, 78}},
        {"Table 9, zone 1", {626, 78, 626, 78}},
        {"Table 9, zone 2", {701, 76, 701, 76}},
        {"Table 9, zone 3", {801, 74, 801, 74}},
        {"Table 9, zone 4", {926, 72, 926, 72}},
        {"Table 9, zone 5", {1051, 72, 1051, 72}},
        {"Table 9, zone 6", {1176, 70, 1176, 70}},
        {"Table 9, zone 7", {1301, 68, 1301, 68}},
        {"Table 9, zone 8", {1401, 66, 1401, 66}},
        {"Table 9, zone 9", {1501, 64, 1501, 64}},
        {"Table 9, zone 10", {1601, 62, 1601, 62}},
        {"Table 9, zone 11", {1801, 60, 1801, 60}},
        {"Table 9, zone 12", {1901, 58, 1901, 58}},
        {"Table 9, zone 13", {2001, 58, 2001, 58}},
        {"Table 10, Ethernet", {10, 440, 1500, 500}},
        {"Table 10, 4 Mb token ring", {4, 320, 2048, 100}},
        {"Table 10, 16 Mb token ring", {16, 500, 2048, 100}},
        {"Table 10, FDDI", {100, 900, 4500, 62.5}},
        {"Table 10, T1 line via HSI", {1.5, 1.5}},
        {"Table 10, T3 line", {45, 45}},
        {"Table 11, SS690MP, IPI, Striped, 8K, Random Read", {33}},
        {"Table 11, SS690MP, IPI, Striped, 8K, Random Write", {27}},
        {"Table 11, SS690MP, IPI, Striped, 8K, Seq. Read", {57}},
        {"Table 11, SS690MP, IPI, Striped, 8K, Seq. Write", {50}},
        {"Table 11, SS690MP, IPI, Concatenated, Random Read", {25}},
        {"Table 11, SS690MP, IPI, Concatenated, Random Write", {20}},
        {"Table 11, SS690MP, IPI, Concatenated, Seq. Read", {64}},
        {"Table 11, SS690MP, IPI, Concatenated, Seq. Write", {54}},
        {"Table 11, SS690MP, IPI, Mirrored, -Sg, Random Read", {27}},
        {"Table 11, SS690MP, IPI, Mirrored, -Sg, Random Write", {35}},
        {"Table 11, SS690MP, IPI, Mirrored, -Sg, Seq. Read", {14}},
        {"Table 11, SS690MP, IPI, Mirrored, -Sg, Seq. Write", {34}},
        {"Table 11, SS690MP, IPI, Mirrored, -g, Random Read", {30}},
        {"Table 11, SS690MP, IPI, Mirrored, -g, Random Write", {49}},
        {"Table 11, SS690MP, IPI, Mirrored, -g, Seq. Read", {14}},
        {"Table 11, SS690MP, IPI, Mirrored, -g, Seq. Write", {37}},
        {"Table 11, SS630MP or SS670MP, SCSI, Striped, 8K, Random Read", {34}},
        {"Table 11, SS630MP or SS670MP, SCSI, Striped, 8K, Random Write", {44}},
        {"Table 11, SS630MP or SS670MP, SCSI, Striped, 8K, Seq. Read", {80}},
        {"Table 11, SS630MP or SS670MP, SCSI, Striped, 8K, Seq. Write", {34}},
        {"Table 11, SS630MP or SS670MP, SCSI, Concatenated, Random Read", {35}},
        {"Table 11, SS630MP or SS670MP, SCSI, Concatenated, Random Write", {38}},
        {"Table 11, SS630MP or SS670MP, SCSI, Concatenated, Seq. Read", {81}},
        {"Table 11, SS630MP or SS670MP, SCSI, Concatenated, Seq. Write", {56}},
        {"Table 11, SS630MP or SS670MP, SCSI, Mirrored, -Sg, Random Read", {36}},
        {"Table 11, SS630MP or SS670MP, SCSI, Mirrored, -Sg, Random Write", {44}},
        {"Table 11, SS630MP or SS670MP, SCSI, Mirrored, -Sg, Seq. Read", {17}},
        {"Table 11, SS630MP or SS670MP, SCSI, Mirrored, -Sg, Seq. Write", {19}},
        {"Table 11, SS630MP or SS670MP, SCSI, Mirrored, -g, Random Read", {27}},
        {"Table 11, SS630MP or SS670MP, SCSI, Mirrored, -g, Random Write", {46}},
        {"Table 11, SS630MP or SS670MP, SCSI, Mirrored, -g, Seq. Read", {18}},
        {"Table 11, SS630MP or SS670MP, SCSI, Mirrored, -g, Seq. Write", {18}},
        {"Table 12, SS-2 SCSI, Random Read", {10}},
        {"Table 12, SS-2 SCSI, Random Write", {15}},
        {"Table 12, SS-2 SCSI, Seq. Read", {1}},
        {"Table 12, SS-2 SCSI, Seq. Write", {22}},
        {"Table 12, SS630/670 SCSI, Random Read", {5}},
        {"Table 12, SS630/670 SCSI, Random Write", {7}},
        {"Table 12, SS630/670 SCSI, Seq. Read", {10}},
        {"Table 12, SS630/670 SCSI, Seq. Write", {20}},
        {"Table 12, SS690 IPI, Random Read", {2}},
        {"Table 12, SS690 IPI, Random Write", {15}},
        {"Table 12, SS690 IPI, Seq. Read", {12}},
        {"Table 12, SS690 IPI, Seq. Write", {30}},
        {"Table 13, SS2 1.3GB, Random Read", {0}},
        {"Table 13, SS2 1.3GB, Random Write", {45}},
        {"Table 13, SS2 1.3GB, Seq. Read", {21}},
        {"Table 13, SS2 1.3GB, Seq. Write", {60}},
        {"Table 13, SS2 669MB, Random Read", {10}},
        {"Table 13, SS2 669MB, Random Write", {17}},
        {"Table 13, SS2 669MB, Seq. Read", {15}},
        {"Table 13, SS2 669MB, Seq. Write", {55}},
        {"Table 13, SS630/670 SCSI, Random Read", {3}},
        {"Table 13, SS630/670 SCSI, Random Write", {2}},
        {"Table 13, SS630/670 SCSI, Seq. Read", {40}},
        {"Table 13, SS630/670 SCSI, Seq. Write", {55}},
        {"Table 13, SS690 IPI, Random Read", {28}},
        {"Table 13, SS690 IPI, Random Write", {30}},
        {"Table 13, SS690 IPI, Seq. Read", {32}},
        {"Table 13, SS690 IPI, Seq. Write", {30}},
        {"Table 14, base system, Sequential Writes", {20}},
        {"Table 14, base system, Random Updates", {30}},
        {"Table 14, base + Presto, Sequential Writes", {55}},
        {"Table 14, base + Presto, Random Updates", {51}},
        {"Table 14, base + eNFS, Sequential Writes", {66}},
        {"Table 14, base + eNFS, Random Updates", {54}},
        {"Table 14, base + Presto + eNFS, Sequential Writes", {82}},
        {"Table 14, base + Presto + eNFS, Random Updates", {55}},
    };
    return rows;
}

/// The published values of the guide by their locator, sorted.
std::map<std::string, std::vector<double>> publishedValues() {
    std::map<std::string, std::vector<double>> values;
    for (const Fact& fact : test::catalog()->facts())
        if (fact.source == "004-sun-servers" && fact.standing == Standing::Published)
            values[fact.locator].push_back(fact.value);
    for (auto& [place, each] : values)
        std::ranges::sort(each);
    return values;
}

} // namespace

TEST_CASE("every cell of the planning guide's tables is a fact with its locator, and there are no other facts",
          "[catalog]") {
    auto values = publishedValues();
    std::map<std::string, std::size_t> cells; // by table
    for (const PrintedRow& row : printedRows()) {
        INFO(row.place);
        std::vector<double> printed = row.cells;
        std::ranges::sort(printed);
        CHECK(values[row.place] == printed);
        const std::string place = row.place;
        cells[place.substr(0, place.find(','))] += printed.size();
        values.erase(row.place);
    }
    const std::map<std::string, std::size_t> counted{
        {"Table 1", 15},  {"Table 2", 18},  {"Table 3", 13},  {"Table 4", 29}, {"Table 5", 20},
        {"Table 6", 41},  {"Table 7", 48},  {"Table 8", 81},  {"Table 9", 56}, {"Table 10", 20},
        {"Table 11", 32}, {"Table 12", 12}, {"Table 13", 16}, {"Table 14", 8}};
    CHECK(cells == counted);
    for (const auto& [place, each] : values) {
        INFO(place);
        CHECK((!place.starts_with("Table ") || place.find(", footnote") != std::string::npos ||
               place.find(": \"N/A\"") != std::string::npos));
    }
}
