// SPDX-License-Identifier: GPL-3.0-or-later
// Creates the dragged item for a token, a board, a link, or a new part from the library.
#pragma once

#include "Document.h"
#include "DragEdits.h"
#include "Level.h"
#include "WorkloadItems.h"

#include "boardset/picture/Tokens.h"

namespace boardset {

/// Returns the dragged item for a token; the token must represent a single thread or region.
DraggedItem draggedToken(const Level& level, const Workload& workload, const picture::Token& token);
DraggedItem draggedThread(const Topology& topology, const Process& process, const Customer& customer);
/// Adds the other selected threads to a dragged thread; pages are dragged alone.
DraggedItem withSelected(DraggedItem dragged, const WorkloadItems& chosen);
DraggedItem draggedBoard(const Document& document, BlockId bay);
/// Returns one end of a link between nodes as the dragged item; the other end stays connected to `node`.
DraggedItem draggedLink(const Topology& topology, LinkId link, BlockId node);
/// Returns a new thread or new pages for a process, or for a new process if the name is empty.
DraggedItem newToken(DragKind kind, const ProcessName& process);
/// Returns new data for a process. The data can be stored on parts that suit the work of the process.
DraggedItem newData(const Document& document, const ProcessName& process);
/// Returns the dragged token as it would be after a drop on a block.
/// A new thread does the work of its process if the block supports that work, otherwise the work of another process.
/// If the block supports neither, the thread does any work that the block supports.
DraggedItem newAt(DraggedItem dragged, const Topology& topology, const Workload& workload, BlockId block);
DraggedItem newBoard(const Topology& topology, const std::string& type);

/// Returns the token that the dragged item comes from; null if the token isn't drawn.
const picture::Token* tokenOf(const DraggedItem& dragged, const Level& level, const Workload& workload,
                              const std::vector<picture::Token>& tokens);

} // namespace boardset
