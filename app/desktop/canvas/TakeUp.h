// SPDX-License-Identifier: GPL-3.0-or-later
// What is in the hand when something is taken up: a token, a board, a link, or a new part from the shelf.
#pragma once

#include "Document.h"
#include "Level.h"
#include "MoveEdit.h"
#include "Things.h"

#include "boardset/picture/Tokens.h"

namespace boardset {

/// Not of what stands for several.
Held heldToken(const Level& level, const Workload& workload, const picture::Token& token);
Held heldThread(const Topology& topology, const Process& process, const Customer& customer);
/// A thread with the others that are chosen; pages go alone.
Held together(Held held, const Things& chosen);
Held heldBoard(const Document& document, BlockId bay);
/// An end of a link between nodes; the other one stays on `node`.
Held heldLink(const Topology& topology, LinkId link, BlockId node);
/// A new thread or new pages of a process; of a new one if its name is empty.
Held freshToken(Cargo cargo, const ProcessName& process);
/// New data of a process, which lies where that of its work can.
Held freshData(const Document& document, const ProcessName& process);
/// A token over a block: a new thread does there what those of its process do, or if that cannot be, those of another,
/// or what can be done there.
Held freshAt(Held held, const Topology& topology, const Workload& workload, BlockId block);
Held freshBoard(const Topology& topology, const std::string& type);

/// The token that something in the hand was taken from; null if it is not drawn.
const picture::Token* tokenOf(const Held& held, const Level& level, const Workload& workload,
                              const std::vector<picture::Token>& tokens);

} // namespace boardset
