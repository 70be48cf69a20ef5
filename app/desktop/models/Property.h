// SPDX-License-Identifier: GPL-3.0-or-later
// Macros for the properties of view-models. A view-model computes its results together, as one value with a field for
// each result, and publishes the value as one property: QML reads `lesson.state.title`.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>
#include <utility>

// NOLINTBEGIN(bugprone-macro-parentheses): a type must not be in parentheses
/// Declares the enclosing struct as a value for QML. Its members are fields, and values are equal if their fields are.
#define VALUE(Struct) QML_ANONYMOUS Q_GADGET public : bool operator==(const Struct&) const = default
/// Declares a field of a value, with an initial value other than zero or empty if there is one: FIELD(int, row, -1);
#define FIELD(Type, name, ...)                                                                                         \
    Q_PROPERTY(Type name MEMBER name CONSTANT)                                                                         \
    Type name = {__VA_ARGS__}
/// Declares an object that the class owns, as the member `m_name` and as a constant property for QML.
#define OBJECT(Type, name) OWNED(Type, Type, name)
/// Declares a list of rows in the same way.
#define ROWS(Row, name) OWNED(RowListModel, RowModel<Row>, name)
#define OWNED(Base, Type, name)                                                                                        \
    Q_PROPERTY(boardset::Base* name READ name CONSTANT)                                                                \
    Base* name() {                                                                                                     \
        return &m_##name;                                                                                              \
    }                                                                                                                  \
                                                                                                                       \
private:                                                                                                               \
    Type m_##name;                                                                                                     \
                                                                                                                       \
public:
/// Declares the property `state` and its signal changed(), which setState() emits if the state differs.
#define STATE(Struct)                                                                                                  \
    PANE_STATE(Struct)                                                                                                 \
Q_SIGNALS:                                                                                                             \
    void changed();                                                                                                    \
                                                                                                                       \
public:
/// Declares the property `state` of a PaneView, which has the signal.
#define PANE_STATE(Struct)                                                                                             \
    Q_PROPERTY(boardset::Struct state READ state NOTIFY changed)                                                       \
    const Struct& state() const {                                                                                      \
        return m_state;                                                                                                \
    }                                                                                                                  \
                                                                                                                       \
private:                                                                                                               \
    void setState(const Struct& next) {                                                                                \
        if (std::exchange(m_state, next) != next)                                                                      \
            Q_EMIT changed();                                                                                          \
    }                                                                                                                  \
    Struct m_state;                                                                                                    \
                                                                                                                       \
public:
// NOLINTEND(bugprone-macro-parentheses)
