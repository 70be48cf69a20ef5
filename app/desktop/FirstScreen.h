// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the value of --show, which names what to open on the first screen.
#pragma once

#include "Session.h"

namespace boardset {

/// Kinds of targets that --show accepts: "why", "drawer", "dialog".
QStringList shownKinds();

/// Dialogs that "dialog:" accepts.
QStringList shownDialogs();

/// Returns why the first screen cannot show a target, with the allowed values; empty if it can. `words` is the value
/// of --show, split at its colons.
QString whyNotShown(Session& session, const QStringList& words);

} // namespace boardset
