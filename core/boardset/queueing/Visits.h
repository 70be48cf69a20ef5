// SPDX-License-Identifier: GPL-3.0-or-later
// A sparse matrix of classes x stations; most classes visit only a few of the stations.
#pragma once

#include <Eigen/Core>
#include <cstdint>
#include <vector>

namespace boardset {

/// A row-major matrix, so that the numbers of a class are contiguous.
using Matrix = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
using Vector = Eigen::VectorXd;

/// A sparse matrix of classes x stations, stored by rows. The entries of each row are in column order. A list is a
/// vector that contains one additional number for each entry, in the same order.
struct Visits {
    Visits() = default;
    template <class Derived>
    Visits(const Eigen::MatrixBase<Derived>& dense) { // NOLINT(google-explicit-constructor): for small literals
        assign(dense);
    }

    Eigen::Index columns = 0;
    std::vector<Eigen::Index> first{0}; ///< [row] Index of the row's first entry.
                                        ///< The last element is the total number of entries.
    std::vector<std::int32_t> column;   ///< [entry] Column of the entry.
    std::vector<double> value;          ///< [entry] Value of the entry.

    Eigen::Index rows() const { return Eigen::Index(first.size()) - 1; }
    Eigen::Index cols() const { return columns; }
    Eigen::Index size() const { return Eigen::Index(column.size()); }
    bool isDense() const { return size() == rows() * columns; } ///< True if each row has all columns: 0, 1, 2...
    Eigen::Index begin(Eigen::Index row) const { return first[std::size_t(row)]; }
    Eigen::Index end(Eigen::Index row) const { return first[std::size_t(row) + 1]; }
    Eigen::Index sizeOf(Eigen::Index row) const { return end(row) - begin(row); }
    Eigen::Index at(Eigen::Index entry) const { return column[std::size_t(entry)]; }

    /// Adds an entry to the last row. Entries must be added row by row, in column order.
    void add(Eigen::Index at, double each);
    void endRow() { first.push_back(size()); }
    /// Reopens the last row, so that entries can be added to it.
    void reopenRow() { first.pop_back(); }
    void keepRows(Eigen::Index count); ///< Removes all rows except the first `count`.

    auto list() const { return Eigen::Map<const Vector>(value.data(), size()); } ///< Values of all entries as a list.
    auto list() { return Eigen::Map<Vector>(value.data(), size()); }
    /// Returns the part of a list that belongs to the given row.
    template <class List> auto ofRow(List&& all, Eigen::Index row) const {
        return all.segment(begin(row), sizeOf(row));
    }

    /// Inserts an entry at a position that has no entry. Returns the index of the new entry.
    Eigen::Index insert(Eigen::Index row, Eigen::Index at, double each);
    Eigen::Index find(Eigen::Index row, Eigen::Index at) const; ///< Index of the entry; -1 if there is no entry.
    double operator()(Eigen::Index row, Eigen::Index at) const; ///< Value of the entry; 0 if there is no entry.
    double sumOf(Eigen::Index row) const;
    void divideColumn(Eigen::Index at, double by);
    /// Returns a matrix with only the given rows. `to` maps each column to its new number, or to -1 to omit the column.
    /// The columns keep their order. `kept` receives the old indices of the remaining entries.
    Visits part(const std::vector<Eigen::Index>& rows, const std::vector<Eigen::Index>& to, Eigen::Index columns,
                std::vector<Eigen::Index>& kept) const;
    Visits transposed() const;

    std::vector<Eigen::Index> inColumn(Eigen::Index at) const; ///< [row] Index of the entry in column `at`, or -1.

    Matrix dense() const { return spread(list()); }
    Matrix spread(const Vector& list) const;                      ///< Converts a list to a dense matrix.
    Vector addUp(const Vector& list, const Vector& weight) const; ///< [column] Sum of weight[row] list[entry].

private:
    void assign(const Matrix& dense);
};

} // namespace boardset
