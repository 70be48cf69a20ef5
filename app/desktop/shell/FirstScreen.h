// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the value of --show, which selects what the first screen shows.
#pragma once

#include "Session.h"

namespace boardset {

/// Kinds of targets that --show accepts: "why", "drawer", "dialog".
QStringList shownKinds();

/// Returns the reason why the first screen cannot show a target, with the allowed values;
/// empty if the target can be shown.
/// `words` is the value of --show, split at colons.
QString whyNotShown(Session& session, const QStringList& words);

} // namespace boardset
