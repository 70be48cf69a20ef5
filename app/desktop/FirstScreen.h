// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the value of --show, which names what to open on the first screen.
#pragma once

#include "Session.h"

namespace boardset {

/// The kinds of things that --show takes: "why", "drawer", "dialog".
QStringList shownKinds();

/// The dialogs that "dialog:" takes.
QStringList shownDialogs();

/// Why a thing cannot be opened on the first screen, with the allowed values; empty if it can. `words` is the value of
/// --show, split at its colons.
QString whyNotShown(Session& session, const QStringList& words);

} // namespace boardset
