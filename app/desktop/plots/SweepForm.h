// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked of a sweep, as it is chosen and typed: quantities, their ranges, and how many points.
#pragma once

#include "boardset/sweep/Sweep.h"

#include <QString>
#include <QStringList>

namespace boardset {

class SweepForm {
public:
    enum Field { From, To, Points, ByFrom, ByTo, Curves };

    /// What can be swept follows the scenario; what was typed stays where that still is.
    void read(const Canonical& scenario);

    QStringList overs() const; ///< What can change along the plot: what has numbers.
    int over() const;          ///< -1: nothing can.
    void setOver(int row);
    int overOf(const std::string& id) const; ///< Row of a quantity; -1: it is none of them.
    QString meaning() const;                 ///< What changes along the plot, a sentence; empty: its name says it.
    bool isOver(const SweepAsked& asked) const { return asked.over.quantity.id == m_over.id; }
    bool isBy(const SweepAsked& asked) const { return (asked.curves ? asked.curves->quantity.id : "") == m_by.id; }
    bool isSame(const SweepAsked& asked) const; ///< With the same values.
    QStringList bys() const;                    ///< What can change from curve to curve; the first: nothing.
    int by() const;
    void setBy(int row);
    int byOf(const std::string& id) const; ///< The same; 0: none.
    bool isByNumbers() const;              ///< It has a range; else all that it can be is taken.
    QStringList fields() const;            ///< By Field, as they are typed.
    QStringList ranges() const;            ///< By Field, what may be typed: "1 to 72".
    void take(Field field, const QString& typed);
    QString problem() const {
        return m_problem.isEmpty() ? m_refused : m_problem;
    } ///< What of it cannot be, in a sentence.
    /// Nothing, if there is a problem, or nothing can be swept.
    std::optional<SweepAsked> asked();

private:
    /// What is typed of one quantity.
    struct Range {
        std::string id; ///< Empty: none.
        double from = 0, to = 0;
        int count = 0;
    };

    const SweepQuantity* quantityOf(const Range& range) const;
    std::vector<const SweepQuantity*> along() const;
    std::vector<const SweepQuantity*> across() const;
    void pick(Range& range, const SweepQuantity* quantity, int most);

    std::vector<SweepQuantity> m_quantities; ///< Of the open scenario.
    Range m_over, m_by;
    QString m_problem;
    QString m_refused; ///< What was typed and is not taken: it is told while what stays is swept.
};

} // namespace boardset
