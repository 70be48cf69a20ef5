// SPDX-License-Identifier: GPL-3.0-or-later
// A container with cheap copies, which share their content until one of them changes.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace boardset {

/// A value that holds a container and can be read like it.
/// The content is never changed in place, so any thread can read any copy. change() creates new content.
template <class Container> class Shared {
public:
    using value_type = typename Container::value_type;

    Shared() = default;
    Shared(Container held) // NOLINT(google-explicit-constructor): it is the container
        : m_held(held.empty() ? nullptr : std::make_shared<const Container>(std::move(held))) {}
    Shared(std::initializer_list<value_type> held) : Shared(Container(held)) {}

    const Container& get() const { return m_held ? *m_held : nothing(); }
    operator const Container&() const { return get(); } // NOLINT(google-explicit-constructor): it is the container

    auto begin() const { return get().begin(); }
    auto end() const { return get().end(); }
    auto size() const { return get().size(); }
    bool empty() const { return !m_held; }
    template <class Key> auto find(const Key& key) const { return get().find(key); }
    template <class Key> auto count(const Key& key) const { return get().count(key); }

    /// Applies `how` to a copy of the content, and stores the changed copy as the new content.
    template <class How> void change(const How& how) {
        Container held = get();
        how(held);
        *this = std::move(held);
    }

    void clear() { m_held.reset(); }
    template <class Is> void eraseIf(const Is& isGone) {
        if (std::ranges::any_of(get(), isGone))
            change([&isGone](Container& held) { std::erase_if(held, isGone); });
    }

    bool operator==(const Shared& other) const { return m_held == other.m_held || get() == other.get(); }
    bool operator<(const Shared& other) const { return m_held != other.m_held && get() < other.get(); }

private:
    static const Container& nothing() {
        static const Container none;
        return none;
    }

    std::shared_ptr<const Container> m_held; ///< Null if the container is empty.
};

} // namespace boardset
