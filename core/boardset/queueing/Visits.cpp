// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/queueing/Visits.h"

#include <algorithm>

namespace boardset {

void Visits::assign(const Matrix& dense) {
    columns = dense.cols();
    for (Eigen::Index r = 0; r < dense.rows(); ++r) {
        const double* row = dense.data() + r * columns;
        for (Eigen::Index k = 0; k < columns; ++k)
            if (row[k] != 0)
                add(k, row[k]);
        endRow();
    }
}

void Visits::add(Eigen::Index at_, double each) {
    column.push_back(std::int32_t(at_));
    value.push_back(each);
}

void Visits::keepRows(Eigen::Index count) {
    first.resize(std::size_t(count) + 1);
    column.resize(std::size_t(first.back()));
    value.resize(std::size_t(first.back()));
}

Eigen::Index Visits::insert(Eigen::Index row, Eigen::Index at_, double each) {
    const auto place = std::lower_bound(column.begin() + begin(row), column.begin() + end(row), at_);
    const Eigen::Index entry = place - column.begin();
    column.insert(place, std::int32_t(at_));
    value.insert(value.begin() + entry, each);
    for (std::size_t r = std::size_t(row) + 1; r < first.size(); ++r)
        ++first[r];
    return entry;
}

Eigen::Index Visits::find(Eigen::Index row, Eigen::Index at_) const {
    const auto last = column.begin() + end(row);
    const auto place = std::lower_bound(column.begin() + begin(row), last, at_);
    return place != last && *place == at_ ? place - column.begin() : -1;
}

double Visits::operator()(Eigen::Index row, Eigen::Index at_) const {
    const Eigen::Index entry = find(row, at_);
    return entry < 0 ? 0 : value[std::size_t(entry)];
}

double Visits::sumOf(Eigen::Index row) const {
    return ofRow(list(), row).sum();
}

void Visits::divideColumn(Eigen::Index at_, double by) {
    for (Eigen::Index i = 0; i < size(); ++i)
        if (at(i) == at_)
            value[std::size_t(i)] /= by;
}

Visits Visits::part(const std::vector<Eigen::Index>& rows_, const std::vector<Eigen::Index>& to, Eigen::Index columns_,
                    std::vector<Eigen::Index>& kept) const {
    Visits some;
    some.columns = columns_;
    kept.clear();
    for (const Eigen::Index row : rows_) {
        for (Eigen::Index i = begin(row); i < end(row); ++i) {
            if (const Eigen::Index renamed = to[std::size_t(at(i))]; renamed >= 0) {
                some.add(renamed, value[std::size_t(i)]);
                kept.push_back(i);
            }
        }
        some.endRow();
    }
    return some;
}

Visits Visits::transposed() const {
    Visits turned;
    turned.columns = rows();
    turned.first.assign(std::size_t(columns) + 1, 0);
    for (const std::int32_t each : column)
        ++turned.first[std::size_t(each) + 1];
    for (std::size_t k = 1; k < turned.first.size(); ++k)
        turned.first[k] += turned.first[k - 1];
    turned.column.resize(column.size());
    turned.value.resize(value.size());
    std::vector<Eigen::Index> next(turned.first.begin(), turned.first.end() - 1);
    for (Eigen::Index r = 0; r < rows(); ++r) {
        for (Eigen::Index i = begin(r); i < end(r); ++i) {
            const auto place = std::size_t(next[std::size_t(at(i))]++);
            turned.column[place] = std::int32_t(r);
            turned.value[place] = value[std::size_t(i)];
        }
    }
    return turned;
}

std::vector<Eigen::Index> Visits::inColumn(Eigen::Index at_) const {
    std::vector<Eigen::Index> entries(std::size_t(rows()), -1);
    for (Eigen::Index r = 0; r < rows(); ++r)
        entries[std::size_t(r)] = find(r, at_);
    return entries;
}

Matrix Visits::spread(const Vector& list) const {
    Matrix matrix = Matrix::Zero(rows(), columns);
    for (Eigen::Index r = 0; r < rows(); ++r)
        for (Eigen::Index i = begin(r); i < end(r); ++i)
            matrix(r, at(i)) = list[i];
    return matrix;
}

Vector Visits::addUp(const Vector& list, const Vector& weight) const {
    Vector sum = Vector::Zero(columns);
    for (Eigen::Index r = 0; r < rows(); ++r)
        for (Eigen::Index i = begin(r); i < end(r); ++i)
            sum[at(i)] += weight[r] * list[i];
    return sum;
}

} // namespace boardset
