// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/queueing/Visits.h"

#include <algorithm>

namespace boardset {

Visits::Visits(const Matrix& demands) : columns(demands.cols()) {
    for (Eigen::Index r = 0; r < demands.rows(); ++r) {
        const double* row = demands.data() + r * columns;
        for (Eigen::Index k = 0; k < columns; ++k)
            if (row[k] != 0)
                add(k, row[k]);
        endRow();
    }
}

void Visits::add(Eigen::Index at_, double each) {
    column.push_back(std::int32_t(at_));
    demand.push_back(each);
}

std::vector<Eigen::Index> Visits::inColumn(Eigen::Index at_) const {
    std::vector<Eigen::Index> entries(std::size_t(rows()), -1);
    for (Eigen::Index r = 0; r < rows(); ++r) {
        const auto last = column.begin() + end(r);
        const auto place = std::lower_bound(column.begin() + begin(r), last, at_);
        if (place != last && *place == at_)
            entries[std::size_t(r)] = place - column.begin();
    }
    return entries;
}

Matrix Visits::spread(const Vector& list) const {
    Matrix matrix = Matrix::Zero(rows(), columns);
    for (Eigen::Index r = 0; r < rows(); ++r)
        for (Eigen::Index i = begin(r); i < end(r); ++i)
            matrix(r, at(i)) = list[i];
    return matrix;
}

Vector Visits::gather(const Matrix& matrix) const {
    Vector list(size());
    for (Eigen::Index r = 0; r < rows(); ++r)
        for (Eigen::Index i = begin(r); i < end(r); ++i)
            list[i] = matrix(r, at(i));
    return list;
}

Vector Visits::addUp(const Vector& list, const Vector& weight) const {
    Vector sum = Vector::Zero(columns);
    for (Eigen::Index r = 0; r < rows(); ++r)
        for (Eigen::Index i = begin(r); i < end(r); ++i)
            sum[at(i)] += weight[r] * list[i];
    return sum;
}

} // namespace boardset
