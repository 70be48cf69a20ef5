// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/text/Message.h"

#include "boardset/text/Language.h"

namespace boardset {

Argument::Argument(Message message) : m_value(std::make_shared<const Message>(std::move(message))) {}

Message::operator std::string() const {
    return currentLanguage().text(*this);
}

bool Argument::operator==(const Argument& other) const {
    const auto* mine = std::get_if<std::shared_ptr<const Message>>(&m_value);
    const auto* others = std::get_if<std::shared_ptr<const Message>>(&other.m_value);
    return mine != nullptr && others != nullptr ? **mine == **others : m_value == other.m_value;
}

} // namespace boardset
