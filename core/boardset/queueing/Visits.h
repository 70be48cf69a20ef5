// SPDX-License-Identifier: GPL-3.0-or-later
// The demands that are not zero: what iterations go through, where most classes pass few of the stations.
#pragma once

#include "boardset/queueing/Network.h"

#include <cstdint>

namespace boardset {

/// A matrix by its entries that are not zero, row by row. Other numbers per entry are lists in the same order.
struct Visits {
    Visits() = default;
    explicit Visits(const Matrix& demands);

    Eigen::Index columns = 0;
    std::vector<Eigen::Index> first{0}; ///< [row] its first entry; one more, for their number.
    std::vector<std::int32_t> column;   ///< [entry]
    std::vector<double> demand;         ///< [entry]

    Eigen::Index rows() const { return Eigen::Index(first.size()) - 1; }
    Eigen::Index size() const { return Eigen::Index(column.size()); }
    bool isDense() const { return size() == rows() * columns; } ///< Nothing is zero: the columns are 0, 1, 2...
    Eigen::Index begin(Eigen::Index row) const { return first[std::size_t(row)]; }
    Eigen::Index end(Eigen::Index row) const { return first[std::size_t(row) + 1]; }
    Eigen::Index at(Eigen::Index entry) const { return column[std::size_t(entry)]; }

    /// Entries are added in order of their columns; a row ends before the next begins.
    void add(Eigen::Index at, double each);
    void endRow() { first.push_back(size()); }

    auto list() const { return Eigen::Map<const Vector>(demand.data(), size()); } ///< The demands.
    auto list() { return Eigen::Map<Vector>(demand.data(), size()); }

    std::vector<Eigen::Index> inColumn(Eigen::Index at) const; ///< [row] its entry there, or -1.

    Matrix spread(const Vector& list) const;                      ///< A list as a matrix.
    Vector gather(const Matrix& matrix) const;                    ///< A matrix as a list.
    Vector addUp(const Vector& list, const Vector& weight) const; ///< [column] the sum of weight[row] list[entry].
};

} // namespace boardset
