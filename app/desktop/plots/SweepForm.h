// SPDX-License-Identifier: GPL-3.0-or-later
// The settings of a sweep as selected and typed: quantities, their ranges, and numbers of points.
#pragma once

#include "boardset/sweep/Sweep.h"

#include <QString>
#include <QStringList>

namespace boardset {

class SweepForm {
public:
    enum Field { From, To, Points, ByFrom, ByTo, Curves };

    /// Reads the quantities of a scenario. Typed values are kept if their quantity still exists.
    void read(const Canonical& scenario);

    QStringList overs() const; ///< Titles of the quantities for the x-axis: those whose values are numbers.
    int over() const;          ///< Row of the selected quantity; -1 if there is none.
    void setOver(int row);
    int overOf(const std::string& id) const; ///< Row of a quantity for the x-axis; -1 if the quantity has no row.
    QString meaning() const;                 ///< Explanation of the selected quantity; empty if its title suffices.
    bool isOver(const SweepRequest& asked) const { return asked.over.quantity.id == m_over.id; }
    bool isBy(const SweepRequest& asked) const { return (asked.curves ? asked.curves->quantity.id : "") == m_by.id; }
    bool isSame(const SweepRequest& asked) const; ///< True if a sweep has the same settings, including all values.
    QStringList bys() const;                      ///< Titles of the quantities that can differ between curves;
                                                  ///< the first entry stands for no such quantity.
    int by() const;
    void setBy(int row);
    int byOf(const std::string& id) const; ///< Row of a quantity for the curves; 0 if the quantity has no row.
    bool isByNumbers() const;              ///< True if the curves have a range of values; false if they use all values.
    QStringList fields() const;            ///< Typed values by Field.
    QStringList ranges() const;            ///< Allowed values by Field: "1 to 72".
    void take(Field field, const QString& typed);
    /// Reason why the settings aren't valid, as a sentence; empty if they are.
    QString problem() const { return m_problem.isEmpty() ? m_refused : m_problem; }
    /// Returns the sweep; no value if a setting is invalid or if there is no quantity to sweep.
    std::optional<SweepRequest> asked();

private:
    /// The typed values of one quantity.
    struct Range {
        std::string id; ///< Id of the quantity; empty for none.
        double from = 0, to = 0;
        int count = 0;
    };

    const SweepQuantity* quantityOf(const Range& range) const;
    std::vector<const SweepQuantity*> along() const;
    std::vector<const SweepQuantity*> across() const;
    void pick(Range& range, const SweepQuantity* quantity, int most);

    std::vector<SweepQuantity> m_quantities; ///< Quantities of the open scenario.
    Range m_over, m_by;
    QString m_problem;
    QString m_refused; ///< Reason for refusing a typed value; the previous value stays valid.
};

} // namespace boardset
