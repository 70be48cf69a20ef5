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

    /// Reads the quantities of a scenario; typed values of quantities that still exist are kept.
    void read(const Canonical& scenario);

    QStringList overs() const; ///< Titles of the quantities for the x-axis: those with numbers.
    int over() const;          ///< Row of the selected quantity; -1 if there is none.
    void setOver(int row);
    int overOf(const std::string& id) const; ///< Row of a quantity; -1 if it isn't among them.
    QString meaning() const;                 ///< Explanation of the selected quantity; empty if its title suffices.
    bool isOver(const SweepRequest& asked) const { return asked.over.quantity.id == m_over.id; }
    bool isBy(const SweepRequest& asked) const { return (asked.curves ? asked.curves->quantity.id : "") == m_by.id; }
    bool isSame(const SweepRequest& asked) const; ///< True if the values are identical too.
    QStringList bys() const; ///< Titles of the quantities that can differ between curves; the first entry is none.
    int by() const;
    void setBy(int row);
    int byOf(const std::string& id) const; ///< Row of a quantity for the curves; 0 if it isn't among them.
    bool isByNumbers() const;              ///< True if these curves have a range; otherwise all values are used.
    QStringList fields() const;            ///< Typed values by Field.
    QStringList ranges() const;            ///< Allowed values by Field: "1 to 72".
    void take(Field field, const QString& typed);
    QString problem() const {
        return m_problem.isEmpty() ? m_refused : m_problem;
    } ///< Reason why the settings aren't valid, as a sentence; empty if they are.
    /// Returns the sweep; nothing if there is a problem or no quantity to sweep.
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
