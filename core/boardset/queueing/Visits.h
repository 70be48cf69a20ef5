// SPDX-License-Identifier: GPL-3.0-or-later
// A matrix by its entries that are not zero: most classes pass few of the stations, and nothing is kept of the others.
#pragma once

#include <Eigen/Core>
#include <cstdint>
#include <vector>

namespace boardset {

/// Row-major, so that one class's numbers are contiguous.
using Matrix = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
using Vector = Eigen::VectorXd;

/// Classes x stations, row by row, those of a row in order of their columns. Other numbers per entry are lists in the
/// same order.
struct Visits {
    Visits() = default;
    template <class Derived>
    Visits(const Eigen::MatrixBase<Derived>& dense) { // NOLINT(google-explicit-constructor): small ones are written so
        assign(dense);
    }

    Eigen::Index columns = 0;
    std::vector<Eigen::Index> first{0}; ///< [row] its first entry; one more, for their number.
    std::vector<std::int32_t> column;   ///< [entry]
    std::vector<double> value;          ///< [entry]

    Eigen::Index rows() const { return Eigen::Index(first.size()) - 1; }
    Eigen::Index cols() const { return columns; }
    Eigen::Index size() const { return Eigen::Index(column.size()); }
    bool isDense() const { return size() == rows() * columns; } ///< Nothing is zero: the columns are 0, 1, 2...
    Eigen::Index begin(Eigen::Index row) const { return first[std::size_t(row)]; }
    Eigen::Index end(Eigen::Index row) const { return first[std::size_t(row) + 1]; }
    Eigen::Index sizeOf(Eigen::Index row) const { return end(row) - begin(row); }
    Eigen::Index at(Eigen::Index entry) const { return column[std::size_t(entry)]; }

    /// Entries are added in order of their columns; a row ends before the next begins.
    void add(Eigen::Index at, double each);
    void endRow() { first.push_back(size()); }
    /// The last row goes on.
    void reopenRow() { first.pop_back(); }
    void keepRows(Eigen::Index count); ///< The first ones.

    auto list() const { return Eigen::Map<const Vector>(value.data(), size()); } ///< The entries.
    auto list() { return Eigen::Map<Vector>(value.data(), size()); }
    /// Of a list in the order of the entries, those of a row.
    template <class List> auto ofRow(List&& all, Eigen::Index row) const {
        return all.segment(begin(row), sizeOf(row));
    }

    /// An entry where there is none; its number.
    Eigen::Index insert(Eigen::Index row, Eigen::Index at, double each);
    Eigen::Index find(Eigen::Index row, Eigen::Index at) const; ///< The entry, or -1.
    double operator()(Eigen::Index row, Eigen::Index at) const; ///< 0 where there is none.
    double sumOf(Eigen::Index row) const;
    void divideColumn(Eigen::Index at, double by);
    /// These rows, their columns renamed by what `to` says of each, in the same order; those of -1 are left out. `kept`
    /// gets the entries that are there still.
    Visits part(const std::vector<Eigen::Index>& rows, const std::vector<Eigen::Index>& to, Eigen::Index columns,
                std::vector<Eigen::Index>& kept) const;
    Visits transposed() const;

    std::vector<Eigen::Index> inColumn(Eigen::Index at) const; ///< [row] its entry there, or -1.

    Matrix dense() const { return spread(list()); }
    Matrix spread(const Vector& list) const;                      ///< A list as a matrix.
    Vector addUp(const Vector& list, const Vector& weight) const; ///< [column] the sum of weight[row] list[entry].

private:
    void assign(const Matrix& dense);
};

} // namespace boardset
