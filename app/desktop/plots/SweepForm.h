// SPDX-License-Identifier: GPL-3.0-or-later
// The settings of a sweep as the user selects and types them: quantities, their ranges, and numbers of points.
#pragma once

#include "boardset/sweep/Sweep.h"

#include <QString>
#include <QStringList>

namespace boardset {

class SweepForm {
public:
    enum Field { From, To, Points, ByFrom, ByTo, Curves };

    /// Reads the quantities of a scenario. Keeps the values that the user typed if their quantity still exists.
    void read(const Canonical& scenario);

    QStringList overs() const; ///< Titles of the quantities for the x-axis; each has numeric values.
    int over() const;          ///< Row of the quantity on the x-axis; -1 if there is none.
    void setOver(int row);
    /// Returns the index of the given quantity in overs(); -1 if overs() does not contain it.
    int overOf(const std::string& id) const;
    QString meaning() const; ///< Explanation of the quantity on the x-axis; empty if its title suffices.
    bool isOver(const SweepRequest& asked) const { return asked.over.quantity.id == m_over.id; }
    bool isBy(const SweepRequest& asked) const { return (asked.curves ? asked.curves->quantity.id : "") == m_by.id; }
    /// True if the given sweep has the same settings and values as this form.
    bool isSame(const SweepRequest& asked) const;
    /// Titles of the quantities by which the curves can differ; the first title means "no such quantity".
    QStringList bys() const;
    int by() const;
    void setBy(int row);
    /// Returns the index of the given quantity in bys(); 0 ("one curve") if bys() does not contain it.
    int byOf(const std::string& id) const;
    /// True if the curves use a range of values; false if they use all values of their quantity.
    bool isByNumbers() const;
    QStringList fields() const; ///< Values that the user typed, indexed by Field.
    QStringList ranges() const; ///< Ranges of allowed values, indexed by Field: "1 to 72".
    void take(Field field, const QString& typed);
    /// Reason why the settings aren't valid, as a sentence; empty if they are.
    QString problem() const { return m_problem.isEmpty() ? m_refused : m_problem; }
    /// Returns the sweep; nothing if a setting is invalid or if there is no quantity to sweep.
    std::optional<SweepRequest> asked();

private:
    /// The values that the user typed for one quantity.
    struct Range {
        std::string id; ///< Id of the quantity; empty if there is none.
        double from = 0, to = 0;
        int count = 0;
    };

    const SweepQuantity* quantityOf(const Range& range) const;
    std::vector<const SweepQuantity*> along() const;
    std::vector<const SweepQuantity*> across() const;
    void pick(Range& range, const SweepQuantity* quantity, int most);

    std::vector<SweepQuantity> m_quantities; ///< All quantities that the open scenario can vary.
    Range m_over, m_by;
    QString m_problem;
    QString m_refused; ///< Reason why a typed value was refused; the previous value remains in effect.
};

} // namespace boardset
