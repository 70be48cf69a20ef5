-- The layout of catalog.db. Every number of Boardset is a row here, with its standing, its source and its locator in the
-- source. A change of the layout needs a new layout_version, here and in Catalog::layoutVersion.

CREATE TABLE metadata (
  key TEXT PRIMARY KEY, value TEXT NOT NULL
) STRICT;
INSERT INTO metadata VALUES ('format', 'boardset-catalog'), ('layout_version', '19');

-- The id of a bundled document begins with its three-digit number; the id of any other document begins with a letter.
-- `brief` names the document in citations: "<brief>, Table 2". `number` is the publisher's part, article or order number.
-- Columns are empty if the document does not state their values.
CREATE TABLE source (
  id TEXT PRIMARY KEY CHECK (id GLOB '[0-9][0-9][0-9]-?*' OR (id GLOB '[a-z]*' AND id NOT GLOB '*[^a-z0-9-]*')),
  brief TEXT NOT NULL UNIQUE CHECK (length(brief) BETWEEN 4 AND 36 AND brief NOT GLOB '*[,;:]*' AND brief NOT GLOB '[0-9]*'),
  title TEXT NOT NULL CHECK (title <> ''), author TEXT NOT NULL, publisher TEXT NOT NULL, date TEXT NOT NULL,
  number TEXT NOT NULL
) STRICT;

-- `factor` converts a value in this unit to SI units. `pattern` formats a value: the value replaces {}.
-- For a value that selects a word, `pattern` consists of the words for 0, 1 and so on: 'private|shared'.
CREATE TABLE unit (
  id TEXT PRIMARY KEY, factor REAL NOT NULL CHECK (factor > 0),
  pattern TEXT NOT NULL CHECK (pattern LIKE '%{}%' OR pattern LIKE '%_|_%')
) STRICT;

CREATE TABLE property (
  id TEXT PRIMARY KEY, meaning TEXT NOT NULL
) STRICT;

CREATE TABLE standing (
  id TEXT PRIMARY KEY, meaning TEXT NOT NULL
) STRICT;

-- A derived fact is written without a value. catalogc computes the value from the fact's terms, either as a product of
-- powers of the operands (exponent) or as a weighted sum of them (coefficient).
CREATE TABLE fact (
  id TEXT PRIMARY KEY, subject TEXT NOT NULL, property TEXT NOT NULL REFERENCES property(id), title TEXT NOT NULL,
  value REAL, unit TEXT NOT NULL REFERENCES unit(id), standing TEXT NOT NULL REFERENCES standing(id),
  source TEXT REFERENCES source(id), locator TEXT NOT NULL DEFAULT '', reason TEXT NOT NULL DEFAULT '',
  fitted_to TEXT REFERENCES measurement(id)
) STRICT;

CREATE TABLE fact_term (
  fact TEXT NOT NULL REFERENCES fact(id), operand TEXT NOT NULL REFERENCES fact(id),
  exponent INTEGER CHECK (exponent <> 0 AND abs(exponent) <= 3), coefficient REAL CHECK (coefficient <> 0),
  PRIMARY KEY (fact, operand), CHECK ((exponent IS NULL) <> (coefficient IS NULL))
) STRICT;

CREATE TABLE block_type (
  id TEXT PRIMARY KEY, title TEXT NOT NULL, summary TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN
  ('container', 'group', 'processor', 'memory', 'switch', 'repeater', 'cache', 'device', 'bridge', 'bay')),
  rate TEXT REFERENCES fact(id),
  serves TEXT NOT NULL DEFAULT 'line' CHECK (serves IN ('line', 'address', 'operation', 'second', 'instruction')),
  station_title TEXT NOT NULL DEFAULT '', -- Title of the part's queue in results. Empty: the part has no queue.
  -- Number of servers. '' means one server, and 'unlimited' means no queueing. If this is a block type, each working part
  -- of that type in the block is one server.
  servers TEXT NOT NULL DEFAULT '',
  -- Squared coefficient of variation of the service time: 1 for exponential, 0 for constant.
  service_cv2 REAL NOT NULL DEFAULT 1 CHECK (service_cv2 >= 0),
  -- 'shared': both directions share the rate. 'each-way': each direction has the full rate.
  wires TEXT NOT NULL DEFAULT 'shared' CHECK (wires IN ('shared', 'each-way')),
  coherency_root INTEGER NOT NULL DEFAULT 0 CHECK (coherency_root IN (0, 1)),
  -- How the diagram draws the block. 'role': by its role. 'bus': a line to which other parts are connected. 'software': a
  -- band with a bracket over the parts that it covers (table `cover`).
  drawn_as TEXT NOT NULL DEFAULT 'role' CHECK (drawn_as IN ('role', 'bus', 'software')),
  -- Share of its rate that a block keeps after a failure. NULL: a failed block is lost.
  degraded TEXT REFERENCES fact(id),
  -- 1 if a failure of this block stops the block that contains it.
  stops_parent INTEGER NOT NULL DEFAULT 0 CHECK (stops_parent IN (0, 1)),
  -- The machine option that gives the block's size, in megabytes of 1,048,576 bytes.
  -- If empty, the block's fact for the property "size" gives the size.
  size_option TEXT NOT NULL DEFAULT '',
  -- The bay that the block needs, as a clause for the message about a block that does not fit: "it needs a XAUI
  -- connector".
  needs TEXT NOT NULL DEFAULT '',
  -- Noun for the part in sentences: "unit". If empty, the title is used.
  noun TEXT NOT NULL DEFAULT '', CHECK ((rate IS NULL) = (station_title = '' OR serves = 'second'))
) STRICT;

-- A slot holds children of a block type. Their names are numbered if the slot can hold several. They are also numbered if
-- the parent is a group, unless the slot's name ends in a digit. If the name ends in '#', the number of the parent replaces
-- the '#'. The board in a bay can be removed. The children of a `segment` slot are the halves of a machine that can be split;
-- a board is linked to the half of its domain.
CREATE TABLE slot (
  parent TEXT NOT NULL REFERENCES block_type(id), name TEXT NOT NULL, child TEXT NOT NULL REFERENCES block_type(id),
  first INTEGER NOT NULL DEFAULT 0 CHECK (first >= 0),
  count INTEGER NOT NULL DEFAULT 1 CHECK (count BETWEEN 1 AND 256), option TEXT NOT NULL DEFAULT '',
  row INTEGER NOT NULL DEFAULT 0, bay INTEGER NOT NULL DEFAULT 0 CHECK (bay IN (0, 1)),
  segment INTEGER NOT NULL DEFAULT 0 CHECK (segment IN (0, 1)),
  noun TEXT NOT NULL DEFAULT 'board', -- Noun for the part in a bay.
  applies TEXT NOT NULL DEFAULT '', -- Condition on options under which the slot exists.
  PRIMARY KEY (parent, name)
) STRICT;

-- The manufacturer's names of a slot's children, for slots whose children are not numbered consecutively. The first
-- child has ordinal 0. `former` is the name in scenario files before version 3 and in lessons before version 2; empty
-- if the name is the same.
CREATE TABLE slot_name (
  parent TEXT NOT NULL, slot TEXT NOT NULL, ordinal INTEGER NOT NULL CHECK (ordinal >= 0),
  name TEXT NOT NULL CHECK (name <> '' AND name NOT LIKE '%/%'), former TEXT NOT NULL DEFAULT '' CHECK (former NOT LIKE '%/%'),
  source TEXT NOT NULL REFERENCES source(id), locator TEXT NOT NULL CHECK (locator <> ''),
  PRIMARY KEY (parent, slot, ordinal), UNIQUE (parent, name), FOREIGN KEY (parent, slot) REFERENCES slot(parent, name)
) STRICT;

-- Parts that are mounted on another part of the block, such as the processors of a pool on their module. The diagram draws
-- them there. `connector` is the manufacturer's name of the part's connector. Paths have the form of a link rule.
CREATE TABLE mounting (
  block_type TEXT NOT NULL REFERENCES block_type(id), path TEXT NOT NULL, on_path TEXT NOT NULL,
  connector TEXT NOT NULL DEFAULT '', source TEXT NOT NULL REFERENCES source(id), locator TEXT NOT NULL CHECK (locator <> ''),
  PRIMARY KEY (block_type, path)
) STRICT;

-- Parts of the block that cover other parts: a module covers a slot, and software covers the parts that it controls. Paths
-- have the form of a link rule.
CREATE TABLE cover (
  block_type TEXT NOT NULL REFERENCES block_type(id), path TEXT NOT NULL, covered_path TEXT NOT NULL,
  source TEXT NOT NULL REFERENCES source(id), locator TEXT NOT NULL CHECK (locator <> ''),
  PRIMARY KEY (block_type, path, covered_path)
) STRICT;

-- The other block types that fit in a bay, besides its standard child.
CREATE TABLE slot_choice (
  parent TEXT NOT NULL, slot TEXT NOT NULL, child TEXT NOT NULL REFERENCES block_type(id),
  PRIMARY KEY (parent, slot, child), FOREIGN KEY (parent, slot) REFERENCES slot(parent, name)
) STRICT;

-- The framing of packets on a link. Every packet has `overhead` bytes in addition to its data. After `acknowledged`
-- packets, the other end returns `acknowledgement` bytes. After `credited` packets that need buffer space, the other
-- end returns `credit` bytes.
CREATE TABLE framing (
  id TEXT PRIMARY KEY, title TEXT NOT NULL, overhead TEXT NOT NULL REFERENCES fact(id),
  acknowledgement TEXT NOT NULL REFERENCES fact(id), acknowledged TEXT NOT NULL REFERENCES fact(id),
  credit TEXT NOT NULL REFERENCES fact(id), credited TEXT NOT NULL REFERENCES fact(id)
) STRICT;

-- Links between the descendants of a block. The descendants are identified by their paths below the block. '*' stands
-- for any characters in one name, '.' for the block itself. In a title, {path}, {parent} and {board} refer to the
-- `from_path` block.
CREATE TABLE link_rule (
  block_type TEXT NOT NULL REFERENCES block_type(id), from_path TEXT NOT NULL, to_path TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('data', 'address', 'response', 'message')), capacity TEXT REFERENCES fact(id),
  title TEXT NOT NULL DEFAULT '',
  applies TEXT NOT NULL DEFAULT '', -- Condition on options under which the link exists.
  -- 'shared': both directions share the wires. 'each-way': each direction has its own wires, and upstream is from
  -- `from_path` to `to_path`.
  wires TEXT NOT NULL CHECK (wires IN ('shared', 'each-way')),
  -- Framing of packets on the link. NULL: no framing.
  framing TEXT REFERENCES framing(id),
  service_cv2 REAL NOT NULL DEFAULT 1 CHECK (service_cv2 >= 0), -- Squared coefficient of variation of the service time.
  -- Round-trip latency that a route over this link adds to the value in the table of latencies.
  latency TEXT REFERENCES fact(id),
  -- The option of a standby link. Such a link is active only if one of its ends has no other route to a memory. The
  -- option's value selects the configuration that counts: 0 for the machine as sold, 1 for the current machine without
  -- removed and failed parts. If no option is named, the link is always active.
  standby TEXT NOT NULL DEFAULT '', PRIMARY KEY (block_type, from_path, to_path, kind, applies),
  CHECK (framing IS NULL OR (capacity IS NOT NULL AND wires = 'each-way')), CHECK (capacity IS NULL OR title <> '')
) STRICT;

-- Facts that the diagram shows in a block.
CREATE TABLE block_shown (
  block_type TEXT NOT NULL REFERENCES block_type(id), ordinal INTEGER NOT NULL,
  fact TEXT NOT NULL REFERENCES fact(id), PRIMARY KEY (block_type, ordinal)
) STRICT;

-- The placement policies of operating systems. A folder of core/boardset/policy implements each policy; this table has its
-- texts. `near` is the noun for a group of local processors and memory, `everything` the noun for the whole machine.
CREATE TABLE policy (
  id TEXT PRIMARY KEY CHECK (id <> '' AND id NOT GLOB '*[^a-z0-9]*'),
  title TEXT NOT NULL, -- Heading of the reports of the policy's operating systems.
  near TEXT NOT NULL CHECK (near <> ''), everything TEXT NOT NULL,
  pages TEXT NOT NULL, -- The system call that returns the location of pages; empty if there is none.
  -- The question that the checks of Policy::checks() answer for an administrator: "Is memory affinity on?"
  checks TEXT NOT NULL
) STRICT;

-- Operating systems, in order of release within a policy. The flags are their placement features. `locality`: the system
-- distinguishes local from remote memory. `inspection`: programs can query the location of their threads and pages.
-- `advice`: programs can advise the system about their use of memory.
CREATE TABLE operating_system (
  id TEXT PRIMARY KEY CHECK (id <> '' AND id NOT GLOB '*[^a-z0-9-]*'), policy TEXT NOT NULL REFERENCES policy(id),
  ordinal INTEGER NOT NULL, title TEXT NOT NULL, summary TEXT NOT NULL,
  locality INTEGER NOT NULL CHECK (locality IN (0, 1)), inspection INTEGER NOT NULL CHECK (inspection IN (0, 1)),
  advice INTEGER NOT NULL CHECK (advice IN (0, 1)), source TEXT NOT NULL REFERENCES source(id),
  locator TEXT NOT NULL CHECK (locator <> ''), CHECK (inspection <= locality AND advice <= locality),
  UNIQUE (policy, ordinal)
) STRICT;

-- A platform is the kind of machine that an operating system detects. Systems of the platform's policy run on it, from
-- `since` (NULL: the first) to `until` (NULL: the last). `needs_local_addresses`: if the boards have no local physical
-- address ranges, the whole machine is one lgroup, and the system places nothing.
CREATE TABLE platform (
  id TEXT PRIMARY KEY CHECK (id NOT GLOB '*[^a-z0-9]*'), policy TEXT NOT NULL REFERENCES policy(id),
  title TEXT NOT NULL, needs_local_addresses INTEGER NOT NULL CHECK (needs_local_addresses IN (0, 1)),
  since TEXT REFERENCES operating_system(id), until TEXT REFERENCES operating_system(id),
  source TEXT NOT NULL REFERENCES source(id), locator TEXT NOT NULL CHECK (locator <> '')
) STRICT;

-- A placement setting of the operating systems from `since` on. `owner` is the level of the setting: boot, running
-- system, process or thread. The raw value of the setting is an integer from `least` to `most`:
--   load    load of an lgroup, on the system's scale; the system divides it by the lgroup's number of processors
--   bytes   a size; the largest number stands for all larger values
--   choice  the number of a tunable_choice;  flag: 0 or 1, each with a tunable_choice
CREATE TABLE tunable (
  id TEXT PRIMARY KEY CHECK (id NOT GLOB '*[^a-z0-9_]*'), ordinal INTEGER NOT NULL UNIQUE, title TEXT NOT NULL,
  meaning TEXT NOT NULL, kind TEXT NOT NULL CHECK (kind IN ('load', 'bytes', 'choice', 'flag')),
  owner TEXT NOT NULL CHECK (owner IN ('boot', 'system', 'process', 'thread')),
  since TEXT NOT NULL REFERENCES operating_system(id), least INTEGER NOT NULL CHECK (least >= 0),
  most INTEGER NOT NULL, source TEXT NOT NULL REFERENCES source(id), locator TEXT NOT NULL CHECK (locator <> ''),
  CHECK (least < most), CHECK (kind <> 'flag' OR (least = 0 AND most = 1))
) STRICT;

CREATE TABLE tunable_choice (
  tunable TEXT NOT NULL REFERENCES tunable(id), value INTEGER NOT NULL, title TEXT NOT NULL,
  PRIMARY KEY (tunable, value)
) STRICT;

-- The default of a setting. The most specific row applies: platform and system, then platform, then the platform 'generic'.
-- `fact` is the raw value in the model. `printed` is the value in the manufacturer's paper, if its scale or value differs.
CREATE TABLE tunable_default (
  tunable TEXT NOT NULL REFERENCES tunable(id), platform TEXT NOT NULL REFERENCES platform(id),
  operating_system TEXT NOT NULL DEFAULT '', -- Operating system to which the default applies; empty for any system.
  fact TEXT NOT NULL REFERENCES fact(id), printed TEXT REFERENCES fact(id),
  PRIMARY KEY (tunable, platform, operating_system)
) STRICT;

-- Families of machines. Rules, work and advice of a family apply only to its own machines.
CREATE TABLE family (
  id TEXT PRIMARY KEY CHECK (id <> '' AND id NOT GLOB '*[^a-z0-9-]*'), title TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE machine (
  id TEXT PRIMARY KEY CHECK (id NOT GLOB '*[^a-z0-9]*'), family TEXT NOT NULL REFERENCES family(id),
  title TEXT NOT NULL, year INTEGER NOT NULL CHECK (year BETWEEN 1980 AND 2010), year_from TEXT NOT NULL,
  summary TEXT NOT NULL, root TEXT NOT NULL REFERENCES block_type(id), line_size TEXT NOT NULL REFERENCES fact(id),
  locality_group TEXT NOT NULL REFERENCES block_type(id), -- Each block of this type is one lgroup.
  platform TEXT NOT NULL REFERENCES platform(id), -- The platform that an operating system detects on the machine.
  rated_load TEXT REFERENCES fact(id) -- The load that the manufacturer states for the machine; NULL if it states none.
) STRICT;

-- Generations of a manufacturer's interconnects, by year. Their numbers are facts whose subject is the generation and whose
-- ids have common endings: <id>.clock, .bandwidth, .bandwidth-printed and others (checks.sql).
CREATE TABLE generation (
  id TEXT PRIMARY KEY CHECK (id NOT GLOB '*[^a-z0-9]*'), title TEXT NOT NULL,
  year INTEGER NOT NULL CHECK (year BETWEEN 1980 AND 2010), -- Year of the first shipments.
  processor TEXT NOT NULL, coherency TEXT NOT NULL,
  remark TEXT NOT NULL, -- Reason why published and derived values differ; may be empty.
  source TEXT NOT NULL REFERENCES source(id), locator TEXT NOT NULL
) STRICT;

CREATE TABLE generation_machine (
  generation TEXT NOT NULL REFERENCES generation(id), machine TEXT NOT NULL REFERENCES machine(id),
  PRIMARY KEY (generation, machine)
) STRICT;

CREATE TABLE machine_option (
  machine TEXT NOT NULL REFERENCES machine(id), id TEXT NOT NULL,
  title TEXT NOT NULL, -- If empty, the option follows from other options, and users cannot set it.
  least INTEGER NOT NULL,
  most INTEGER NOT NULL, standard INTEGER NOT NULL,
  allowed TEXT NOT NULL DEFAULT '', -- Allowed numbers, separated by spaces; empty if `least` to `most` are allowed.
  words TEXT NOT NULL DEFAULT '', -- Names of the numbers from `least` on, separated by bars; empty if there are none.
  fact TEXT REFERENCES fact(id), -- The fact that gives the default.
  PRIMARY KEY (machine, id), CHECK (least <= standard AND standard <= most)
) STRICT;

-- Memory interleaving by the hardware. If the option has the given value, the pieces of a page alternate over several
-- memories: all memories in the lowest block of type `over` that contains the memory of the page. Without a row, there
-- is no interleaving. If `piece` is NULL, a piece is one line.
CREATE TABLE interleaving (
  machine TEXT NOT NULL, option TEXT NOT NULL, value INTEGER NOT NULL, over TEXT NOT NULL REFERENCES block_type(id),
  piece TEXT REFERENCES fact(id), source TEXT NOT NULL REFERENCES source(id), locator TEXT NOT NULL,
  PRIMARY KEY (machine, option, value),
  FOREIGN KEY (machine, option) REFERENCES machine_option(machine, id)
) STRICT;

-- Option values that a machine sets itself. The first row whose condition holds gives the value, immediately (once) or from
-- the next boot on (boot). A scenario keeps the value that the user requested.
CREATE TABLE option_rule (
  machine TEXT NOT NULL, option TEXT NOT NULL, ordinal INTEGER NOT NULL, applies TEXT NOT NULL,
  value INTEGER NOT NULL, follows TEXT NOT NULL CHECK (follows IN ('once', 'boot')), reason TEXT NOT NULL,
  source TEXT NOT NULL REFERENCES source(id), locator TEXT NOT NULL, PRIMARY KEY (machine, option, ordinal),
  FOREIGN KEY (machine, option) REFERENCES machine_option(machine, id)
) STRICT;

-- The idle latency of a whole operation.
-- The type of the lowest block that contains both the operation's origin and its target selects the row.
-- If several rows apply, each for an outcome (hit, miss), each is weighted with the share of its outcome.
CREATE TABLE total (
  machine TEXT NOT NULL REFERENCES machine(id), ordinal INTEGER NOT NULL, id TEXT NOT NULL, title TEXT NOT NULL,
  ancestor TEXT NOT NULL REFERENCES block_type(id),
  operation TEXT REFERENCES operation(id), -- Operation to which the row applies; NULL for any operation.
  latency TEXT NOT NULL REFERENCES fact(id), applies TEXT NOT NULL DEFAULT '', PRIMARY KEY (machine, id),
  UNIQUE (machine, ancestor, operation, applies)
) STRICT;

-- Numbers by which the operating system identifies a machine's processors, if no rule of the platform gives them.
CREATE TABLE processor_id (
  machine TEXT NOT NULL REFERENCES machine(id), path TEXT NOT NULL, id INTEGER NOT NULL CHECK (id >= 0),
  source TEXT NOT NULL REFERENCES source(id), locator TEXT NOT NULL CHECK (locator <> ''),
  PRIMARY KEY (machine, path), UNIQUE (machine, id)
) STRICT;

-- The boards in the bays of a machine as sold, for bays whose board differs from the slot's standard child.
-- Paths have the same form as in a link rule.
CREATE TABLE standard_board (
  machine TEXT NOT NULL REFERENCES machine(id), path TEXT NOT NULL, block_type TEXT NOT NULL REFERENCES block_type(id),
  PRIMARY KEY (machine, path)
) STRICT;

-- The limits of a machine's model, in sentences.
CREATE TABLE machine_limit (
  machine TEXT NOT NULL REFERENCES machine(id), ordinal INTEGER NOT NULL, text TEXT NOT NULL,
  source TEXT NOT NULL REFERENCES source(id), locator TEXT NOT NULL,
  option TEXT, -- A comparison of two values of this option also shows the text.
  PRIMARY KEY (machine, ordinal), FOREIGN KEY (machine, option) REFERENCES machine_option(machine, id)
) STRICT;

-- WORK: customers perform operations. data/README.md describes the next nine tables on one page.

-- Conditions. All rows of one id must hold. The columns `applies` of other tables name a condition; '' always holds.
-- core/boardset/catalog/Condition.h describes each `word`. An outcome is a hit or a miss; a numeric parameter gives its share.
CREATE TABLE condition (
  id TEXT NOT NULL CHECK (id <> ''),
  word TEXT NOT NULL CHECK (word IN
  ('line', 'home', 'owner', 'directory', 'outcome', 'option', 'number', 'fitted', 'failed', 'alike', 'platform', 'lies')),
  subject TEXT NOT NULL DEFAULT '', -- The id of a numeric parameter, an option or a block type, depending on `word`.
  value TEXT NOT NULL, PRIMARY KEY (id, word, subject),
  CHECK ((subject <> '') = (word IN ('outcome', 'option', 'number', 'fitted', 'failed', 'alike')))
) STRICT;

-- A place is a set of parts that a relation finds from a base. The base is an end of an operation, or another place.
-- `kind` is a block type or a role; '' stands for any kind. `interleaved` finds the memories over which the hardware
-- interleaves the pages of a memory. If a place has several parts, an operation uses one of them with equal
-- probability, uses all of them, or splits its data over them.
CREATE TABLE place (
  id TEXT PRIMARY KEY, base TEXT NOT NULL,
  relation TEXT NOT NULL CHECK (relation IN ('is', 'holder', 'part', 'root', 'first', 'bound', 'others', 'interleaved')),
  kind TEXT NOT NULL DEFAULT '',
  over TEXT NOT NULL DEFAULT 'data' CHECK (over IN ('data', 'address', 'response', 'message')),
  mode TEXT NOT NULL DEFAULT 'one' CHECK (mode IN ('one', 'all', 'split'))
) STRICT;

-- An operation is one request from start to end. If it is longer than `piece`, it is split into pieces. `held` says for how
-- long a request counts as outstanding: for a piece or for the whole operation. The idle latency is a row of `total`, counted
-- from `origin`, or the sum of the demands and times of the steps. `clock` converts clocks to time. `no_total` says why there
-- is no total for a line that a cache owns.
CREATE TABLE operation (
  id TEXT PRIMARY KEY, family TEXT NOT NULL, title TEXT NOT NULL,
  unit TEXT NOT NULL CHECK (unit IN ('line', 'packet', 'operation', 'message')), piece TEXT REFERENCES fact(id),
  held TEXT NOT NULL DEFAULT 'piece' CHECK (held IN ('piece', 'operation')),
  -- Kind of access, which selects the utilisation thresholds of parts.
  access TEXT NOT NULL DEFAULT '' CHECK (access IN ('', 'random', 'sequential', 'sequential-write')),
  origin TEXT NOT NULL DEFAULT 'requester' REFERENCES place(id),
  total TEXT NOT NULL DEFAULT 'table' CHECK (total IN ('table', 'sum')), clock TEXT REFERENCES fact(id),
  no_total TEXT NOT NULL DEFAULT '', source TEXT NOT NULL REFERENCES source(id),
  locator TEXT NOT NULL CHECK (locator <> '')
) STRICT;

-- Numeric parameters that a customer may set. The default is a fact, an option of the node, or min(1, capacity / need) of
-- the part that the place `fits` refers to. Without a default, only the scenario gives a value. `looked_in` marks a hit rate
-- and names the place of the lookups. `size` is the size of an operation in bytes; without it, the size is the node's line size.
CREATE TABLE number (
  operation TEXT NOT NULL REFERENCES operation(id), id TEXT NOT NULL, title TEXT NOT NULL,
  unit TEXT NOT NULL REFERENCES unit(id), fact TEXT REFERENCES fact(id), option TEXT NOT NULL DEFAULT '',
  fits TEXT REFERENCES place(id), looked_in TEXT REFERENCES place(id), least REAL NOT NULL, most REAL NOT NULL, PRIMARY KEY (operation, id),
  CHECK (least <= most)
) STRICT;

-- The steps of an operation in order, at most about twenty. A step between two identical places is skipped. `leg` is a
-- section of the step's route. 'all' is the whole route. 'inside' is the whole route if one coherency root contains it.
-- Otherwise, 'start', 'middle' and 'end' are the sections of the route, divided by root. `data`: the step carries the
-- piece's data, and each part on its route with a rate in bytes serves that data. `credit`: the receiver must grant
-- buffer space. The time of a step includes its demands. It counts unless the step is `within` the time of another step
-- or runs `beside` another step. In texts, a place in braces stands for its part.
CREATE TABLE step (
  operation TEXT NOT NULL REFERENCES operation(id), ordinal INTEGER NOT NULL, id TEXT NOT NULL, title TEXT NOT NULL,
  text TEXT NOT NULL CHECK (text <> ''),
  moves TEXT NOT NULL DEFAULT 'stay' CHECK (moves IN ('stay', 'address', 'response', 'data', 'message', 'broadcast')),
  from_place TEXT NOT NULL REFERENCES place(id), to_place TEXT REFERENCES place(id),
  leg TEXT NOT NULL DEFAULT 'all' CHECK (leg IN ('all', 'inside', 'start', 'middle', 'end')),
  each TEXT NOT NULL DEFAULT 'piece' CHECK (each IN ('piece', 'operation', 'connection')),
  data INTEGER NOT NULL DEFAULT 0 CHECK (data IN (0, 1)), credit INTEGER NOT NULL DEFAULT 0 CHECK (credit IN (0, 1)),
  applies TEXT NOT NULL DEFAULT '', time TEXT REFERENCES fact(id), time_most TEXT REFERENCES fact(id),
  within TEXT NOT NULL DEFAULT '', beside TEXT NOT NULL DEFAULT '',
  waits TEXT NOT NULL DEFAULT 'turn' CHECK (waits IN ('turn', 'slowest', 'nobody')),
  performs TEXT REFERENCES operation(id), times TEXT NOT NULL DEFAULT '', source TEXT NOT NULL REFERENCES source(id),
  locator TEXT NOT NULL CHECK (locator <> ''), PRIMARY KEY (operation, ordinal),
  CHECK ((moves IN ('address', 'response', 'data', 'message')) = (to_place IS NOT NULL)),
  CHECK (data + credit = 0 OR moves IN ('data', 'message')),
  CHECK (time_most IS NULL OR (time IS NOT NULL AND beside <> '')),
  CHECK (within = '' OR (beside = '' AND time IS NULL))
) STRICT;

-- Demands of a step on the part at a place ('': on every part on the step's route). A demand is an amount times 1, the
-- size, or the number of started pieces. The amount is a fact, a numeric parameter of the operation, or the part's fact
-- for a property; otherwise 1. With `of_place`, the property belongs to the part at that place (for example, a disk's
-- demand on the processor). With `rate`, the bytes apply to all parts with this rate, and replace the step's data on
-- these parts. A percentage refers to the demand of `of_step` on the same part.
CREATE TABLE ask (
  operation TEXT NOT NULL, step INTEGER NOT NULL, ordinal INTEGER NOT NULL DEFAULT 1, at TEXT NOT NULL DEFAULT '',
  unit TEXT NOT NULL CHECK (unit IN ('bytes', 'addresses', 'operations', 'seconds', 'instructions', 'percent')),
  fact TEXT REFERENCES fact(id), property TEXT REFERENCES property(id),
  of_place TEXT NOT NULL DEFAULT '' CHECK (of_place = '' OR property IS NOT NULL), number TEXT NOT NULL DEFAULT '',
  per TEXT NOT NULL DEFAULT 'one' CHECK (per IN ('one', 'size', 'pieces')), piece TEXT REFERENCES fact(id),
  rate TEXT REFERENCES fact(id), of_step INTEGER NOT NULL DEFAULT 0, applies TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (operation, step, ordinal), FOREIGN KEY (operation, step) REFERENCES step(operation, ordinal),
  CHECK ((fact IS NOT NULL) + (property IS NOT NULL) + (number <> '') <= 1),
  CHECK ((unit = 'percent') = (of_step <> 0)), CHECK ((per = 'pieces') = (piece IS NOT NULL))
) STRICT;

-- The parts that can start an operation, and their maximum number of outstanding operations.
CREATE TABLE requester (
  block_type TEXT NOT NULL REFERENCES block_type(id), operation TEXT NOT NULL REFERENCES operation(id),
  at_once TEXT NOT NULL REFERENCES fact(id), PRIMARY KEY (block_type, operation)
) STRICT;

-- The repeated work of a customer. Closed: a limited number of operations is outstanding, with `think` time between two of
-- them. Open: operations arrive at a rate, which is divided among the rows of work_part by their shares.
CREATE TABLE work (
  id TEXT PRIMARY KEY, family TEXT NOT NULL, title TEXT NOT NULL, customer TEXT NOT NULL CHECK (customer <> ''),
  verb TEXT NOT NULL, class TEXT NOT NULL DEFAULT 'closed' CHECK (class IN ('closed', 'open')),
  think TEXT REFERENCES fact(id), summary TEXT NOT NULL
) STRICT;

CREATE TABLE work_part (
  work TEXT NOT NULL REFERENCES work(id), ordinal INTEGER NOT NULL, operation TEXT NOT NULL REFERENCES operation(id),
  title TEXT NOT NULL DEFAULT '', share TEXT REFERENCES fact(id),
  at_once TEXT NOT NULL DEFAULT 'most' CHECK (at_once IN ('one', 'most')),
  -- Range of operation sizes: at least `least`, and less than `below`. NULL: no limit.
  least TEXT REFERENCES fact(id), below TEXT REFERENCES fact(id), PRIMARY KEY (work, ordinal)
) STRICT;

-- A budget is the sum of the demands of the owner's parts. The demand of a part is its fact for the property `asked`.
-- The limit of the budget is the owner's fact for another property, or an option of the owner's machine in the budget's
-- unit; '' if there is no limit. A budget with `pages` includes the pages in memory, and ignores parts without a fact.
-- The following names have a special meaning:
--   option "power-disk"   demand of each part without a fact in a bay with the noun "disk"; "power-system": demand of the
--                         owner itself. 0: the demand is unknown, and the part counts as unknown. If there is such an
--                         option, parts in bays with other nouns have no demand.
--   number "memory-basic", "-each", "-more", "-clients" of a process's operation: the owner that serves the process needs
--                         (basic + each x customers) x (1 + more). If clients is not 0, it replaces the number of customers.
--   property "power-figure" of facts about the owner: another quantity for each unit of the sum, such as heat per watt.
CREATE TABLE budget (
  id TEXT PRIMARY KEY, family TEXT NOT NULL REFERENCES family(id), title TEXT NOT NULL,
  owner TEXT NOT NULL REFERENCES block_type(id), asked TEXT NOT NULL REFERENCES property(id),
  limited_by TEXT NOT NULL DEFAULT '', pages INTEGER NOT NULL DEFAULT 0 CHECK (pages IN (0, 1)),
  unit TEXT NOT NULL REFERENCES unit(id), source TEXT NOT NULL REFERENCES source(id), locator TEXT NOT NULL
) STRICT;

CREATE TABLE measurement (
  id TEXT PRIMARY KEY, machine TEXT NOT NULL REFERENCES machine(id), source TEXT NOT NULL REFERENCES source(id),
  locator TEXT NOT NULL CHECK (locator <> ''), metric TEXT NOT NULL, unit TEXT NOT NULL REFERENCES unit(id),
  published REAL NOT NULL, role TEXT NOT NULL CHECK (role IN ('input', 'reproduced', 'fitted', 'predicted')),
  quantity TEXT NOT NULL CHECK (quantity IN
  ('latency', 'throughput', 'speedup', 'scaling', 'time-reduction', 'latency-saving', 'pages', 'remote-share',
  'remote-less', 'local-board', 'local-all', 'remote-board', 'remote-all', 'address-all',
  'idle-latency', 'latency-more', 'share-of-limit', 'utilisation', 'fact')),
  scenario TEXT NOT NULL DEFAULT '', baseline TEXT NOT NULL DEFAULT '', locality TEXT NOT NULL DEFAULT '',
  note TEXT NOT NULL DEFAULT '',
  by_scenario INTEGER NOT NULL DEFAULT 0 CHECK (by_scenario = 0 OR (by_scenario = 1 AND role = 'fitted')),
  -- `by_scenario` is 1 if numbers of the scenario were chosen so that the model gives the published value.
  CHECK ((quantity IN ('throughput', 'speedup', 'scaling', 'time-reduction', 'latency-saving',
  'pages', 'remote-share', 'remote-less', 'idle-latency',
  'latency-more', 'share-of-limit', 'utilisation'))
  = (scenario <> '')),
  CHECK ((quantity IN ('speedup', 'scaling', 'time-reduction', 'latency-saving',
  'remote-less', 'latency-more')) = (baseline <> ''))
) STRICT;

-- A plot of the model: curves over a varied quantity. `vary` is a word of the command `sweep` (such as outstanding), with
-- values from `least` to `most`, each twice the previous one if `doubling`. With 'seed', the plot is the distribution of a
-- program's run times with seeds from `least` to `most`. With 'scenario', each point has a separate scenario.
CREATE TABLE plot (
  id TEXT PRIMARY KEY CHECK (id NOT GLOB '*[^a-z0-9-]*'), machine TEXT NOT NULL REFERENCES machine(id),
  title TEXT NOT NULL, summary TEXT NOT NULL, x_title TEXT NOT NULL,
  vary TEXT NOT NULL CHECK (vary IN ('threads', 'boards', 'outstanding', 'local-share', 'load', 'seed', 'scenario')
  OR vary GLOB 'number.?*' OR vary GLOB 'option.?*'), least INTEGER NOT NULL DEFAULT 0,
  most INTEGER NOT NULL DEFAULT 0, doubling INTEGER NOT NULL DEFAULT 0 CHECK (doubling IN (0, 1)),
  latency INTEGER NOT NULL DEFAULT 0 CHECK (latency IN (0, 1)), -- 1 if the y-axis is an operation time in microseconds.
  CHECK ((vary = 'scenario') = (most = 0) AND least <= most AND most <= CASE doubling WHEN 1 THEN 1048576 ELSE 100000 END)
) STRICT;

-- A curve of a plot. If `x` is 0, the curve is a sweep of the scenario. Otherwise, the scenario is one point of the curve,
-- at `x`.
CREATE TABLE plot_curve (
  plot TEXT NOT NULL REFERENCES plot(id), title TEXT NOT NULL, scenario TEXT NOT NULL, x REAL NOT NULL DEFAULT 0,
  PRIMARY KEY (plot, title, x)
) STRICT;

-- Rules that check a configuration. Their queries read the tables of core/boardset/catalog/ConfigurationTables.h and those of
-- the catalog.
CREATE TABLE rule (
  id TEXT PRIMARY KEY,
  family TEXT REFERENCES family(id), -- The family whose machines are checked; NULL for any family.
  severity TEXT NOT NULL CHECK (severity IN ('advice', 'warning', 'error')),
  -- 1 if an edit that would break the rule is refused; 0 if the edit is possible and the finding is shown.
  refuses INTEGER NOT NULL DEFAULT 0 CHECK (refuses IN (0, 1)), title TEXT NOT NULL, reason TEXT NOT NULL,
  fix TEXT NOT NULL DEFAULT '', source TEXT REFERENCES source(id), locator TEXT NOT NULL DEFAULT '',
  query TEXT NOT NULL, CHECK (refuses = 0 OR severity = 'error')
) STRICT;

-- Fixes of findings. A query over the tables of rules returns the part of each finding and the edits that fix it, one
-- per line: `option ID = VALUE`, `board BAY = TYPE` and the other edits in core/boardset/advice/AdviceEdits.h. If no row
-- names the part, the finding has no automatic fix.
CREATE TABLE rule_fix (rule TEXT PRIMARY KEY REFERENCES rule(id), query TEXT NOT NULL) STRICT;

-- Boot messages of a kernel about a part of this type. `phase` is 0 for messages before all others, 1 for messages at
-- the part, in the order of the machine, and 2 for messages after all others. It is 3 for other forms, which Boardset
-- reads but never writes. Boardset also recognises a machine by these lines. A line without a source has Boardset's own
-- form. Fields:
--   {n}          the part's number: counted over the lines with the same beginning, or from the numbers that its bus
--                reserves; {n+8}: plus 8
--   {bus}        the {n} of the part that contains it
--   {unit}       the part's number on its bus, from table `probe_unit`
--   {number}     the number at the end of its bay's name
--   {KB}, {hex}  the part's size in units of 1,024 bytes, and in bytes
--   {rate}       rate of the part that contains it, in MB/s
--   {label}      from table `probe_label`: the part's name, and its geometry if known
CREATE TABLE probe_line (
  family TEXT NOT NULL REFERENCES family(id), block_type TEXT NOT NULL REFERENCES block_type(id),
  root TEXT NOT NULL DEFAULT '', -- Block type of the machine; empty for any machine.
  ordinal INTEGER NOT NULL, phase INTEGER NOT NULL CHECK (phase BETWEEN 0 AND 3),
  pattern TEXT NOT NULL CHECK (length(pattern) BETWEEN 3 AND 200), meaning TEXT NOT NULL CHECK (meaning <> ''),
  -- Numbers reserved for each bus; the bay's number selects one of them. 0 if parts are numbered in the order found.
  each_bus INTEGER NOT NULL DEFAULT 0 CHECK (each_bus BETWEEN 0 AND 64 AND (each_bus = 0 OR pattern LIKE '%{bus}%')),
  source TEXT REFERENCES source(id), locator TEXT NOT NULL DEFAULT '', PRIMARY KEY (block_type, ordinal, root),
  CHECK ((source IS NULL) = (locator = ''))
) STRICT;
-- Labels of disks and tapes in boot messages: "<SUN0424 cyl 1151 alt 2 hd 9 sec 80>". A label is recognised by its name, with
-- or without a geometry. The size of an unlisted label is cylinders x heads x sectors x 512 bytes.
CREATE TABLE probe_label (
  family TEXT NOT NULL REFERENCES family(id), driver TEXT NOT NULL, -- The word before the part's number: "sd".
  name TEXT NOT NULL CHECK (name <> '' AND name NOT GLOB '*[<>]*'), block_type TEXT NOT NULL REFERENCES block_type(id) UNIQUE,
  cylinders INTEGER CHECK (cylinders > 0), spare INTEGER CHECK (spare >= 0), heads INTEGER CHECK (heads > 0),
  sectors INTEGER CHECK (sectors > 0), standing TEXT NOT NULL REFERENCES standing(id),
  source TEXT REFERENCES source(id), locator TEXT NOT NULL DEFAULT '', PRIMARY KEY (family, driver, name),
  CHECK ((source IS NULL) = (locator = '') AND (source IS NULL) = (standing = 'assumed')),
  CHECK ((cylinders IS NULL) = (spare IS NULL) AND (spare IS NULL) = (heads IS NULL) AND (heads IS NULL) = (sectors IS NULL))
) STRICT;
-- Text that users may mistake for a boot log: the beginning of a line that identifies such text, and a title for it.
CREATE TABLE probe_foreign (
  beginning TEXT PRIMARY KEY CHECK (beginning <> ''), title TEXT NOT NULL CHECK (title <> '')
) STRICT;
CREATE TABLE probe_unit (
  family TEXT NOT NULL REFERENCES family(id), bay TEXT NOT NULL, unit INTEGER NOT NULL, PRIMARY KEY (family, bay)
) STRICT;

-- The kinds of work that advice distinguishes. The first kind of a family, by ordinal, whose query returns a row applies. A
-- kind without a query applies only if the user selects it.
CREATE TABLE advice_workload (
  family TEXT NOT NULL REFERENCES family(id), id TEXT NOT NULL CHECK (id <> '' AND id NOT GLOB '*[^a-z0-9-]*'),
  ordinal INTEGER NOT NULL, title TEXT NOT NULL, query TEXT NOT NULL DEFAULT '', PRIMARY KEY (family, id),
  UNIQUE (family, ordinal)
) STRICT;

-- Recommendations of a manufacturer. A recommendation applies if its query returns a row, as for a rule; a second
-- column is the reason. Among the recommendations that apply to a question, the first by ordinal is recommended, and
-- the others are alternatives. Recommendations with the same ordinal are sorted by their gain in the model.
CREATE TABLE advice (
  id TEXT PRIMARY KEY, family TEXT NOT NULL REFERENCES family(id), question TEXT NOT NULL CHECK (question <> ''),
  ordinal INTEGER NOT NULL, workload TEXT, -- The kind of work; NULL for any kind.
  title TEXT NOT NULL CHECK (title <> ''), reason TEXT NOT NULL CHECK (reason <> ''),
  source TEXT NOT NULL REFERENCES source(id), locator TEXT NOT NULL CHECK (locator <> ''), query TEXT NOT NULL,
  FOREIGN KEY (family, workload) REFERENCES advice_workload(family, id)
) STRICT;

-- The edits that apply a recommendation. A recommendation without edits changes nothing. The kinds of edits, in the
-- order of the CHECK below:
--   1  sets an option of the machine to a value
--   2  spreads the pages of each region over all boards
--   3  spreads the pages of each region over the boards of the customers that use it
--   4  in a program, sets a setting of the operating system instead of moving pages
--   5  adds a board of type `subject` in the bay that the query returns; kinds 6 to 8 then move work from the busiest part of
--      the same kind to the new board
--   6  moves half of that part's customers to the part `subject` of the new board
--   7  spreads that part's regions over the new part too, striped if they were on one part
--   8  moves half of the boards of the busiest board to the new board
CREATE TABLE advice_edit (
  advice TEXT NOT NULL REFERENCES advice(id), ordinal INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('option', 'dealt', 'near', 'tunable', 'board', 'share', 'spread', 'move')), subject TEXT NOT NULL DEFAULT '',
  value INTEGER NOT NULL DEFAULT 0,
  system TEXT NOT NULL DEFAULT '', -- The operating system in which a tunable has this effect; empty for any system.
  PRIMARY KEY (advice, ordinal),
  CHECK ((subject <> '') = (kind IN ('option', 'tunable', 'board', 'share')))
) STRICT;

-- GLOSSARY: terms of the field. A meaning is one line in our own words, with a citation if it is based on a source.
CREATE TABLE term (
  id TEXT PRIMARY KEY CHECK (id <> '' AND id NOT GLOB '*[^a-z0-9-]*'), title TEXT NOT NULL CHECK (title <> ''),
  meaning TEXT NOT NULL CHECK (length(meaning) BETWEEN 20 AND 200 AND meaning LIKE '%.' AND meaning NOT LIKE '%' || char(10) || '%'),
  source TEXT REFERENCES source(id), locator TEXT NOT NULL DEFAULT '', CHECK ((source IS NULL) = (locator = ''))
) STRICT;

-- Other forms of a term, such as abbreviations. A form in capitals (RP) matches only in capitals; a number may follow it.
CREATE TABLE term_word (
  term TEXT NOT NULL REFERENCES term(id), word TEXT PRIMARY KEY COLLATE NOCASE CHECK (length(word) >= 2)
) STRICT;

CREATE TABLE term_related (
  term TEXT NOT NULL REFERENCES term(id), other TEXT NOT NULL REFERENCES term(id), PRIMARY KEY (term, other),
  CHECK (term <> other)
) STRICT;

-- The questions that bundled scenarios answer. `shows` is one line about the result.
CREATE TABLE question (
  id TEXT PRIMARY KEY CHECK (id <> '' AND id NOT GLOB '*[^a-z0-9-]*'), ordinal INTEGER NOT NULL UNIQUE,
  title TEXT NOT NULL UNIQUE CHECK (title LIKE '%?'), shows TEXT NOT NULL CHECK (shows <> '')
) STRICT;

CREATE TABLE question_scenario (
  question TEXT NOT NULL REFERENCES question(id), scenario TEXT PRIMARY KEY
) STRICT;
