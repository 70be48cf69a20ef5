// SPDX-License-Identifier: GPL-3.0-or-later
// What the command line may ask to be opened on the first screen (--show), and why something cannot be.
#pragma once

#include "Session.h"

namespace boardset {

/// The kinds of things that --show takes: "why", "drawer", "dialog".
QStringList shownKinds();

/// The dialogs that "dialog:" takes.
QStringList shownDialogs();

/// Why a thing cannot be opened on the first screen, with what is allowed; empty if it can. `words` is what --show
/// says, split at its colons.
QString whyNotShown(Session& session, const QStringList& words);

} // namespace boardset
