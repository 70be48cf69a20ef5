// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/scenario/JsonText.h"

#include <cmath>
#include <cstdint>
#include <nlohmann/json.hpp>

namespace boardset {

std::string jsonText(const std::string& text) {
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::string jsonNumber(double value) {
    const bool isWhole = std::floor(value) == value && std::abs(value) < 1e15;
    return isWhole ? std::to_string(static_cast<std::int64_t>(value)) : nlohmann::json(value).dump();
}

} // namespace boardset
