-- The layout of catalog.db. Every number that Boardset knows is a row here, with its standing and its place
-- in a source. Change the layout and this number together with Catalog::layoutVersion.

CREATE TABLE metadata (
  key TEXT PRIMARY KEY, value TEXT NOT NULL
) STRICT;
INSERT INTO metadata VALUES ('format', 'boardset-catalog'), ('layout_version', '17');

-- A bundled document's id begins with its three digits, that of public source code with a letter. `brief` names it wherever
-- it is cited: "<brief>, Table 2"; `number` is its part, article or order number. Empty: the document does not state it.
CREATE TABLE source (
  id TEXT PRIMARY KEY CHECK (id GLOB '[0-9][0-9][0-9]-?*' OR (id GLOB '[a-z]*' AND id NOT GLOB '*[^a-z0-9-]*')),
  brief TEXT NOT NULL UNIQUE CHECK (length(brief) BETWEEN 4 AND 36 AND brief NOT GLOB '*[,;:]*' AND brief NOT GLOB '[0-9]*'),
  title TEXT NOT NULL CHECK (title <> ''), author TEXT NOT NULL, publisher TEXT NOT NULL, date TEXT NOT NULL,
  number TEXT NOT NULL
) STRICT;

-- Words. A unit's factor is how many SI units are in one of it; its pattern is how a value is printed.
CREATE TABLE unit (
  id TEXT PRIMARY KEY, factor REAL NOT NULL CHECK (factor > 0), pattern TEXT NOT NULL CHECK (pattern LIKE '%{}%')
) STRICT;

CREATE TABLE property (
  id TEXT PRIMARY KEY, meaning TEXT NOT NULL
) STRICT;

CREATE TABLE standing (
  id TEXT PRIMARY KEY, meaning TEXT NOT NULL
) STRICT;

-- A derived fact is written without a value: catalogc computes it from its terms, either as the product of powers
-- (exponent) or as the weighted sum (coefficient) of its operands.
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
  station_title TEXT NOT NULL DEFAULT '', -- Not empty: it can be waited for.
  -- As many serve as live parts of this block type stand in it; '' one; 'unlimited' nobody waits for another.
  servers TEXT NOT NULL DEFAULT '',
  -- Squared coefficient of variation of its service times: 1 exponential, 0 constant.
  service_cv2 REAL NOT NULL DEFAULT 1 CHECK (service_cv2 >= 0),
  -- What arrives and what leaves shares its rate, or each has all of it.
  wires TEXT NOT NULL DEFAULT 'shared' CHECK (wires IN ('shared', 'each-way')),
  coherency_root INTEGER NOT NULL DEFAULT 0 CHECK (coherency_root IN (0, 1)),
  -- The share of its rate that a block keeps after a failure; NULL: it is lost.
  degraded TEXT REFERENCES fact(id),
  -- The failure of such a block stops the block that it stands in.
  stops_parent INTEGER NOT NULL DEFAULT 0 CHECK (stops_parent IN (0, 1)),
  -- The machine option that gives its bytes, in megabytes of 1,048,576; empty: the fact "size" does.
  size_option TEXT NOT NULL DEFAULT '',
  -- What a bay must have to take it, as half a sentence: why it does not fit elsewhere. Empty: there is no more to say.
  needs TEXT NOT NULL DEFAULT '',
  -- What a sentence about a part in it calls it: "unit". Empty: its title.
  noun TEXT NOT NULL DEFAULT '', CHECK ((rate IS NULL) = (station_title = '' OR serves = 'second'))
) STRICT;

-- The children of a block type. A name is numbered when the slot can hold several, and in groups, unless it ends in a
-- number of its own; one that ends in '#' takes the number of the block above. A bay's board can be pulled out. The
-- children of a `segment` slot are the halves of a machine that can be split: a board is linked to that of its domain.
CREATE TABLE slot (
  parent TEXT NOT NULL REFERENCES block_type(id), name TEXT NOT NULL, child TEXT NOT NULL REFERENCES block_type(id),
  first INTEGER NOT NULL DEFAULT 0 CHECK (first >= 0),
  count INTEGER NOT NULL DEFAULT 1 CHECK (count BETWEEN 1 AND 256), option TEXT NOT NULL DEFAULT '',
  row INTEGER NOT NULL DEFAULT 0, bay INTEGER NOT NULL DEFAULT 0 CHECK (bay IN (0, 1)),
  segment INTEGER NOT NULL DEFAULT 0 CHECK (segment IN (0, 1)),
  noun TEXT NOT NULL DEFAULT 'board', -- what people call what stands in a bay
  applies TEXT NOT NULL DEFAULT '', -- a condition of options
  PRIMARY KEY (parent, name)
) STRICT;

-- The names of a slot's children that are not numbered one after the other, as the maker names them: the first child has
-- ordinal 0. `former` is the name in scenario files before version 3 and lessons before version 2; empty: the same name.
CREATE TABLE slot_name (
  parent TEXT NOT NULL, slot TEXT NOT NULL, ordinal INTEGER NOT NULL CHECK (ordinal >= 0),
  name TEXT NOT NULL CHECK (name <> '' AND name NOT LIKE '%/%'), former TEXT NOT NULL DEFAULT '' CHECK (former NOT LIKE '%/%'),
  source TEXT NOT NULL REFERENCES source(id), locator TEXT NOT NULL CHECK (locator <> ''),
  PRIMARY KEY (parent, slot, ordinal), UNIQUE (parent, name), FOREIGN KEY (parent, slot) REFERENCES slot(parent, name)
) STRICT;

-- What else fits in a bay, besides its standard child.
CREATE TABLE slot_choice (
  parent TEXT NOT NULL, slot TEXT NOT NULL, child TEXT NOT NULL REFERENCES block_type(id),
  PRIMARY KEY (parent, slot, child), FOREIGN KEY (parent, slot) REFERENCES slot(parent, name)
) STRICT;

-- How a link wraps what it carries. Every packet takes `overhead` bytes more than its data; after each `acknowledged`
-- packets the other end sends `acknowledgement` bytes back, and for each `credited` of those that want room `credit` bytes.
CREATE TABLE framing (
  id TEXT PRIMARY KEY, title TEXT NOT NULL, overhead TEXT NOT NULL REFERENCES fact(id),
  acknowledgement TEXT NOT NULL REFERENCES fact(id), acknowledged TEXT NOT NULL REFERENCES fact(id),
  credit TEXT NOT NULL REFERENCES fact(id), credited TEXT NOT NULL REFERENCES fact(id)
) STRICT;

-- Links between the descendants of a block, by paths below it; '*' stands for any run of characters in one
-- name, '.' for the block itself. In a title {path}, {parent} and {board} are those of the `from_path` block.
CREATE TABLE link_rule (
  block_type TEXT NOT NULL REFERENCES block_type(id), from_path TEXT NOT NULL, to_path TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('data', 'address', 'response', 'message')), capacity TEXT REFERENCES fact(id),
  title TEXT NOT NULL DEFAULT '',
  applies TEXT NOT NULL DEFAULT '', -- a condition of options
  -- Both directions share the wires, or each has its own; upstream is from from_path.
  wires TEXT NOT NULL CHECK (wires IN ('shared', 'each-way')),
  -- NULL: bytes travel as they are.
  framing TEXT REFERENCES framing(id),
  service_cv2 REAL NOT NULL DEFAULT 1 CHECK (service_cv2 >= 0), -- as of a block
  -- What a way over this link takes longer than the table of latencies says, there and back.
  latency TEXT REFERENCES fact(id),
  -- Live only where one of its ends has no other way to a memory. The option says on which state that rests: 0, the
  -- machine as it was sold; 1, the machine as it is, with what was pulled out or has failed. Empty: always live.
  standby TEXT NOT NULL DEFAULT '', PRIMARY KEY (block_type, from_path, to_path, kind, applies),
  CHECK (framing IS NULL OR (capacity IS NOT NULL AND wires = 'each-way')), CHECK (capacity IS NULL OR title <> '')
) STRICT;

-- Facts that the diagram prints in a block.
CREATE TABLE block_shown (
  block_type TEXT NOT NULL REFERENCES block_type(id), ordinal INTEGER NOT NULL,
  fact TEXT NOT NULL REFERENCES fact(id), PRIMARY KEY (block_type, ordinal)
) STRICT;

-- How a family of operating systems places threads and pages: a folder of core/boardset/policy has the steps, its words
-- are here. `near` is what it calls processors and memory that are near each other, `everything` all of them.
CREATE TABLE policy (
  id TEXT PRIMARY KEY CHECK (id <> '' AND id NOT GLOB '*[^a-z0-9]*'),
  title TEXT NOT NULL, -- heads what its systems would answer
  near TEXT NOT NULL CHECK (near <> ''), everything TEXT NOT NULL,
  pages TEXT NOT NULL, -- the call that tells where pages are; empty: none
  checks TEXT NOT NULL -- the question that an administrator's checks answer
) STRICT;

-- Operating systems; those of one policy are in the order in which they appeared. What one of them can do with placement:
-- tells near from far (locality), lets a program ask where it runs and where its pages are (inspection), and takes advice
-- about memory.
CREATE TABLE operating_system (
  id TEXT PRIMARY KEY CHECK (id <> '' AND id NOT GLOB '*[^a-z0-9-]*'), policy TEXT NOT NULL REFERENCES policy(id),
  ordinal INTEGER NOT NULL, title TEXT NOT NULL, summary TEXT NOT NULL,
  locality INTEGER NOT NULL CHECK (locality IN (0, 1)), inspection INTEGER NOT NULL CHECK (inspection IN (0, 1)),
  advice INTEGER NOT NULL CHECK (advice IN (0, 1)), source TEXT NOT NULL REFERENCES source(id),
  locator TEXT NOT NULL CHECK (locator <> ''), CHECK (inspection <= locality AND advice <= locality),
  UNIQUE (policy, ordinal)
) STRICT;

-- What an operating system takes a machine for: systems of the same policy run on it, from `since` to `until` (NULL: from
-- the first, to the last), and no others. Without the hardware that gives each board addresses of its own, a platform
-- that needs it is one lgroup, and nothing is placed.
CREATE TABLE platform (
  id TEXT PRIMARY KEY CHECK (id NOT GLOB '*[^a-z0-9]*'), policy TEXT NOT NULL REFERENCES policy(id),
  title TEXT NOT NULL, needs_local_addresses INTEGER NOT NULL CHECK (needs_local_addresses IN (0, 1)),
  since TEXT REFERENCES operating_system(id), until TEXT REFERENCES operating_system(id),
  source TEXT NOT NULL REFERENCES source(id), locator TEXT NOT NULL CHECK (locator <> '')
) STRICT;

-- A setting of the operating systems from `since` on, which steers placement. Its owner says who sets it: the system at
-- boot, the system while it runs, a process, a thread. Its raw value is a whole number from `least` to `most`:
--   load    of an lgroup, in the system's own scale; divided by the processors of the lgroup when it is used
--   bytes   a size; the largest number stands for all that is larger
--   choice  the number of a tunable_choice;  flag: 0 or 1, each a tunable_choice
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

-- What a setting is when nobody touches it. Of the rows that fit, the most specific counts: platform and system, then
-- platform, then the platform 'generic'. `fact` is the raw value that the model uses, `printed` what the maker's paper
-- prints where that is another scale or another number.
CREATE TABLE tunable_default (
  tunable TEXT NOT NULL REFERENCES tunable(id), platform TEXT NOT NULL REFERENCES platform(id),
  operating_system TEXT NOT NULL DEFAULT '', -- empty: any
  fact TEXT NOT NULL REFERENCES fact(id), printed TEXT REFERENCES fact(id),
  PRIMARY KEY (tunable, platform, operating_system)
) STRICT;

-- Machines of one kind. What belongs to a family is asked of its own machines, and of no other.
CREATE TABLE family (
  id TEXT PRIMARY KEY CHECK (id <> '' AND id NOT GLOB '*[^a-z0-9-]*'), title TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE machine (
  id TEXT PRIMARY KEY CHECK (id NOT GLOB '*[^a-z0-9]*'), family TEXT NOT NULL REFERENCES family(id),
  title TEXT NOT NULL, year INTEGER NOT NULL CHECK (year BETWEEN 1980 AND 2010), year_from TEXT NOT NULL,
  summary TEXT NOT NULL, root TEXT NOT NULL REFERENCES block_type(id), line_size TEXT NOT NULL REFERENCES fact(id),
  locality_group TEXT NOT NULL REFERENCES block_type(id), -- one lgroup each
  platform TEXT NOT NULL REFERENCES platform(id) -- as an operating system sees it
) STRICT;

-- One interconnect that a maker built its servers on, in the order of years. Its numbers are facts with its id as
-- subject, by names that all have: <id>.clock, .bandwidth, .bandwidth-printed and others (checks.sql).
CREATE TABLE generation (
  id TEXT PRIMARY KEY CHECK (id NOT GLOB '*[^a-z0-9]*'), title TEXT NOT NULL,
  year INTEGER NOT NULL CHECK (year BETWEEN 1980 AND 2010), -- first shipments
  processor TEXT NOT NULL, coherency TEXT NOT NULL,
  remark TEXT NOT NULL, -- Where what is printed and what follows differ, and why; may be empty.
  source TEXT NOT NULL REFERENCES source(id), locator TEXT NOT NULL
) STRICT;

CREATE TABLE generation_machine (
  generation TEXT NOT NULL REFERENCES generation(id), machine TEXT NOT NULL REFERENCES machine(id),
  PRIMARY KEY (generation, machine)
) STRICT;

CREATE TABLE machine_option (
  machine TEXT NOT NULL REFERENCES machine(id), id TEXT NOT NULL,
  title TEXT NOT NULL, -- empty: nobody sets it, it follows from others
  least INTEGER NOT NULL,
  most INTEGER NOT NULL, standard INTEGER NOT NULL,
  allowed TEXT NOT NULL DEFAULT '', -- numbers apart by blanks; empty: all from least to most
  words TEXT NOT NULL DEFAULT '', -- what the numbers from the least on are called, apart by bars; empty: as they are
  fact TEXT REFERENCES fact(id), -- what the standard value rests on
  PRIMARY KEY (machine, id), CHECK (least <= standard AND standard <= most)
) STRICT;

-- Memory interleaved by the hardware: where this option of a machine has this value, the pieces of a page lie in turn in
-- all memories of the lowest block of this type that holds the page's own. No row: in its own. No piece: a line.
CREATE TABLE interleaving (
  machine TEXT NOT NULL, option TEXT NOT NULL, value INTEGER NOT NULL, over TEXT NOT NULL REFERENCES block_type(id),
  piece TEXT REFERENCES fact(id), source TEXT NOT NULL REFERENCES source(id), locator TEXT NOT NULL,
  PRIMARY KEY (machine, option, value),
  FOREIGN KEY (machine, option) REFERENCES machine_option(machine, id)
) STRICT;

-- What a machine makes of an option by itself: the first row that holds, at once or from the next boot on. A scenario
-- keeps what was wished.
CREATE TABLE option_rule (
  machine TEXT NOT NULL, option TEXT NOT NULL, ordinal INTEGER NOT NULL, applies TEXT NOT NULL,
  value INTEGER NOT NULL, follows TEXT NOT NULL CHECK (follows IN ('once', 'boot')), reason TEXT NOT NULL,
  source TEXT NOT NULL REFERENCES source(id), locator TEXT NOT NULL, PRIMARY KEY (machine, option, ordinal),
  FOREIGN KEY (machine, option) REFERENCES machine_option(machine, id)
) STRICT;

-- The time of a whole operation on an idle machine, by the type of the lowest block that holds both the operation's
-- origin and what it goes to. Of rows that hold with shares (outcomes) each counts by its share.
CREATE TABLE total (
  machine TEXT NOT NULL REFERENCES machine(id), ordinal INTEGER NOT NULL, id TEXT NOT NULL, title TEXT NOT NULL,
  ancestor TEXT NOT NULL REFERENCES block_type(id),
  operation TEXT REFERENCES operation(id), -- NULL: of all
  latency TEXT NOT NULL REFERENCES fact(id), applies TEXT NOT NULL DEFAULT '', PRIMARY KEY (machine, id),
  UNIQUE (machine, ancestor, operation, applies)
) STRICT;

-- The numbers that an operating system gives to the processors of a machine whose numbers follow from no rule of its
-- platform: by the processor's path.
CREATE TABLE processor_id (
  machine TEXT NOT NULL REFERENCES machine(id), path TEXT NOT NULL, id INTEGER NOT NULL CHECK (id >= 0),
  source TEXT NOT NULL REFERENCES source(id), locator TEXT NOT NULL CHECK (locator <> ''),
  PRIMARY KEY (machine, path), UNIQUE (machine, id)
) STRICT;

-- What stands in the bays of a machine as it is sold, where that is not the slot's own child: by path, as in a link rule.
CREATE TABLE standard_board (
  machine TEXT NOT NULL REFERENCES machine(id), path TEXT NOT NULL, block_type TEXT NOT NULL REFERENCES block_type(id),
  PRIMARY KEY (machine, path)
) STRICT;

-- What the model of a machine leaves out, in sentences.
CREATE TABLE machine_limit (
  machine TEXT NOT NULL REFERENCES machine(id), ordinal INTEGER NOT NULL, text TEXT NOT NULL,
  source TEXT NOT NULL REFERENCES source(id), locator TEXT NOT NULL,
  option TEXT, -- a comparison of two values of this option repeats the text
  PRIMARY KEY (machine, ordinal), FOREIGN KEY (machine, option) REFERENCES machine_option(machine, id)
) STRICT;

-- WORK: customers perform operations; data/README.md tells these nine tables on a page.

-- When something holds: all rows of one id, joined by "and". `applies` columns name one; '' is always.
-- What a word asks about is told in core/boardset/catalog/Condition.h; an outcome is hit or miss of a share.
CREATE TABLE condition (
  id TEXT NOT NULL CHECK (id <> ''),
  word TEXT NOT NULL CHECK (word IN
  ('line', 'home', 'owner', 'directory', 'outcome', 'option', 'number', 'fitted', 'failed', 'alike', 'platform', 'lies')),
  subject TEXT NOT NULL DEFAULT '', -- of outcome and number a number, of option an option, of fitted, failed and alike a block type
  value TEXT NOT NULL, PRIMARY KEY (id, word, subject),
  CHECK ((subject <> '') = (word IN ('outcome', 'option', 'number', 'fitted', 'failed', 'alike')))
) STRICT;

-- How a part is found: from a base (one of the five ends of an operation, or another place) by a relation. `kind` is a
-- block type or a role, '' any; `interleaved` are the memories over which the hardware lays a memory's pages. Of several
-- parts one is taken, each alike; or all; or what passes is split over them.
CREATE TABLE place (
  id TEXT PRIMARY KEY, base TEXT NOT NULL,
  relation TEXT NOT NULL CHECK (relation IN ('is', 'holder', 'part', 'root', 'first', 'bound', 'others', 'interleaved')),
  kind TEXT NOT NULL DEFAULT '',
  over TEXT NOT NULL DEFAULT 'data' CHECK (over IN ('data', 'address', 'response', 'message')),
  mode TEXT NOT NULL DEFAULT 'one' CHECK (mode IN ('one', 'all', 'split'))
) STRICT;

-- One request from beginning to end. Longer than `piece`, it is cut into pieces; a place among those under way is held
-- for a piece or for the whole operation. Its idle time is a row of `total`, counted from `origin`, or the sum of what
-- it asks and of the times of its steps. `clock` turns clocks into time; `no_total` says why there is none of an owned line.
CREATE TABLE operation (
  id TEXT PRIMARY KEY, family TEXT NOT NULL, title TEXT NOT NULL,
  unit TEXT NOT NULL CHECK (unit IN ('line', 'packet', 'operation', 'message')), piece TEXT REFERENCES fact(id),
  held TEXT NOT NULL DEFAULT 'piece' CHECK (held IN ('piece', 'operation')),
  access TEXT NOT NULL DEFAULT '' CHECK (access IN ('', 'random', 'sequential', 'sequential-write')), -- which thresholds apply on its way
  origin TEXT NOT NULL DEFAULT 'requester' REFERENCES place(id),
  total TEXT NOT NULL DEFAULT 'table' CHECK (total IN ('table', 'sum')), clock TEXT REFERENCES fact(id),
  no_total TEXT NOT NULL DEFAULT '', source TEXT NOT NULL REFERENCES source(id),
  locator TEXT NOT NULL CHECK (locator <> '')
) STRICT;

-- What a customer may set. Where it does not: the fact, an option of the node, or min(1, capacity / need) of the part at
-- the place `fits`; else it has to be said. A share of hits says in which part is `looked_in`. `size` is the bytes of an operation; without it they are the node's line.
CREATE TABLE number (
  operation TEXT NOT NULL REFERENCES operation(id), id TEXT NOT NULL, title TEXT NOT NULL,
  unit TEXT NOT NULL REFERENCES unit(id), fact TEXT REFERENCES fact(id), option TEXT NOT NULL DEFAULT '',
  fits TEXT REFERENCES place(id), looked_in TEXT REFERENCES place(id), least REAL NOT NULL, most REAL NOT NULL, PRIMARY KEY (operation, id),
  CHECK (least <= most)
) STRICT;

-- The steps in order; at most about twenty. A step between two places that are one does not happen. `leg` is the part of
-- its way: all; inside (all, if one coherency root holds it); else start, middle and end by root. `data`: it carries the
-- piece's data, and each part on its way with a rate of bytes serves that; `credit`: what receives it must grant room.
-- Its time contains what it asks for, and counts unless it is `within` that of another step or runs `beside` one.
-- In texts a place in braces stands for its part.
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

-- What a step asks of the part at a place ('': of all that it passes): amount x (1, the size, or its started pieces).
-- The amount is a fact, the part's fact of a property (that of the part at `of_place`, if it names one: what a disk costs
-- the processor), or a number of the operation; else 1. Bytes asked of all that it
-- passes with a `rate` replace the data that it carries there. A percent is of what `of_step` asks of the same part.
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

-- Which part can begin an operation, and how many it can have under way at most.
CREATE TABLE requester (
  block_type TEXT NOT NULL REFERENCES block_type(id), operation TEXT NOT NULL REFERENCES operation(id),
  at_once TEXT NOT NULL REFERENCES fact(id), PRIMARY KEY (block_type, operation)
) STRICT;

-- What a customer does again and again. Closed: a limited number is under way, with `think` between two operations. Open:
-- they arrive at a rate, each part by its share.
CREATE TABLE work (
  id TEXT PRIMARY KEY, family TEXT NOT NULL, title TEXT NOT NULL, customer TEXT NOT NULL CHECK (customer <> ''),
  verb TEXT NOT NULL, class TEXT NOT NULL DEFAULT 'closed' CHECK (class IN ('closed', 'open')),
  think TEXT REFERENCES fact(id), summary TEXT NOT NULL
) STRICT;

CREATE TABLE work_part (
  work TEXT NOT NULL REFERENCES work(id), ordinal INTEGER NOT NULL, operation TEXT NOT NULL REFERENCES operation(id),
  title TEXT NOT NULL DEFAULT '', share TEXT REFERENCES fact(id),
  at_once TEXT NOT NULL DEFAULT 'most' CHECK (at_once IN ('one', 'most')),
  -- Only operations of `least` bytes or more, and fewer than `below`, are done so; NULL: any.
  least TEXT REFERENCES fact(id), below TEXT REFERENCES fact(id), PRIMARY KEY (work, ordinal)
) STRICT;

-- A sum of what the parts of an owner ask (facts of a property) against its limit: its fact of another property, or an
-- option of its machine in the budget's unit; '' where it is a sum alone. Of memory the pages ask too, and no part without a
-- fact. By names:
--   option "power-disk"   what each part asks that stands in a bay of that noun and has no fact; "power-system", the owner
--                         itself. 0 while nobody has said it: the part is counted as not known. Where there is such an
--                         option, parts of other bays ask nothing.
--   number "memory-basic", "-each", "-more", "-clients" of a process's operation: (basic + each x customers) x (1 + more)
--                         of the owner that serves it, or as many as its clients, unless that is 0.
--   property "power-figure" of facts about the owner: a number that follows from each unit of the sum.
CREATE TABLE budget (
  id TEXT PRIMARY KEY, family TEXT NOT NULL REFERENCES family(id), title TEXT NOT NULL,
  owner TEXT NOT NULL REFERENCES block_type(id), asked TEXT NOT NULL REFERENCES property(id),
  limited_by TEXT NOT NULL DEFAULT '', pages INTEGER NOT NULL DEFAULT 0 CHECK (pages IN (0, 1)),
  unit TEXT NOT NULL REFERENCES unit(id), source TEXT NOT NULL REFERENCES source(id), locator TEXT NOT NULL
) STRICT;

CREATE TABLE measurement (
  id TEXT PRIMARY KEY, machine TEXT NOT NULL REFERENCES machine(id), source TEXT NOT NULL REFERENCES source(id),
  locator TEXT NOT NULL CHECK (locator <> ''), metric TEXT NOT NULL, unit TEXT NOT NULL REFERENCES unit(id),
  published REAL NOT NULL, role TEXT NOT NULL CHECK (role IN ('reproduced', 'fitted', 'predicted')),
  quantity TEXT NOT NULL CHECK (quantity IN
  ('latency', 'throughput', 'speedup', 'scaling', 'time-reduction', 'latency-saving', 'pages', 'remote-share',
  'remote-less', 'local-board', 'local-all', 'remote-board', 'remote-all', 'address-all',
  'idle-latency', 'latency-more', 'share-of-limit', 'utilisation', 'fact')),
  scenario TEXT NOT NULL DEFAULT '', baseline TEXT NOT NULL DEFAULT '', locality TEXT NOT NULL DEFAULT '',
  note TEXT NOT NULL DEFAULT '',
  by_scenario INTEGER NOT NULL DEFAULT 0 CHECK (by_scenario = 0 OR (by_scenario = 1 AND role = 'fitted')),
  -- numbers in its scenario were chosen so that it comes out
  CHECK ((quantity IN ('throughput', 'speedup', 'scaling', 'time-reduction', 'latency-saving',
  'pages', 'remote-share', 'remote-less', 'idle-latency',
  'latency-more', 'share-of-limit', 'utilisation'))
  = (scenario <> '')),
  CHECK ((quantity IN ('speedup', 'scaling', 'time-reduction', 'latency-saving',
  'remote-less', 'latency-more')) = (baseline <> ''))
) STRICT;

-- A plot of the model: curves over something that is varied. `vary` is a word of `sweep` (outstanding, request-bytes),
-- whose values go from `least` to `most`, doubling if `doubling`; or 'seed': how many of a program's runs, with seeds from
-- `least` to `most`, take how long; or 'scenario': each point is a scenario of its own.
CREATE TABLE plot (
  id TEXT PRIMARY KEY CHECK (id NOT GLOB '*[^a-z0-9-]*'), machine TEXT NOT NULL REFERENCES machine(id),
  title TEXT NOT NULL, summary TEXT NOT NULL, x_title TEXT NOT NULL,
  vary TEXT NOT NULL CHECK (vary IN ('outstanding', 'request-bytes', 'number.per-connection', 'seed', 'scenario')), least INTEGER NOT NULL DEFAULT 0,
  most INTEGER NOT NULL DEFAULT 0, doubling INTEGER NOT NULL DEFAULT 0 CHECK (doubling IN (0, 1)),
  latency INTEGER NOT NULL DEFAULT 0 CHECK (latency IN (0, 1)), -- 1: its height is the time of one, in microseconds
  CHECK ((vary = 'scenario') = (most = 0) AND least <= most AND most <= CASE doubling WHEN 1 THEN 1048576 ELSE 100000 END)
) STRICT;

-- One point of a curve by scenarios (its x is `x`), or the scenario that a swept curve begins from (x is 0).
CREATE TABLE plot_curve (
  plot TEXT NOT NULL REFERENCES plot(id), title TEXT NOT NULL, scenario TEXT NOT NULL, x REAL NOT NULL DEFAULT 0,
  PRIMARY KEY (plot, title, x)
) STRICT;

-- What breaks a configuration: a query over the tables of core/boardset/catalog/ConfigurationTables.h and the catalog's.
CREATE TABLE rule (
  id TEXT PRIMARY KEY,
  family TEXT REFERENCES family(id), -- whose machines are asked; NULL: any
  severity TEXT NOT NULL CHECK (severity IN ('advice', 'warning', 'error')),
  -- 1: a board does not go where this would break. 0: it goes, and what breaks is told.
  refuses INTEGER NOT NULL DEFAULT 0 CHECK (refuses IN (0, 1)), title TEXT NOT NULL, reason TEXT NOT NULL,
  fix TEXT NOT NULL DEFAULT '', source TEXT REFERENCES source(id), locator TEXT NOT NULL DEFAULT '',
  query TEXT NOT NULL, CHECK (refuses = 0 OR severity = 'error')
) STRICT;

-- How what a rule finds is mended: a query over the same tables, whose rows are the part that was found and the edits, a
-- line for each: `option ID VALUE`, `board BAY TYPE` and the others that core/boardset/advice/AdviceEdits.h lists. Of a part
-- without a row nobody knows.
CREATE TABLE rule_fix (rule TEXT PRIMARY KEY REFERENCES rule(id), query TEXT NOT NULL) STRICT;

-- What a kernel says of a part of this type when it finds it, at the start: `phase` 0 before all others, 1 as it comes to
-- the part, in the order of the machine, 2 after all others. The same lines, read back, give the machine. Fields:
--   {n}          how many parts before it have a line that begins so, or of those kept for its bus; {n+8}: and 8 more
--   {bus}        the {n} of the part that it stands in
--   {unit}       its number there, of table `probe_unit`
--   {number}     the number at the end of its bay's name
--   {KB}, {hex}  what it holds, in 1,024 bytes, and in bytes
--   {rate}       of the part that it stands in, in MB/s
--   {label}      of table `probe_label`: its name, and its geometry if that is known
-- Without a source the form is ours. Lines of phase 3 are read and never written: another form of a line.
CREATE TABLE probe_line (
  family TEXT NOT NULL REFERENCES family(id), block_type TEXT NOT NULL REFERENCES block_type(id),
  root TEXT NOT NULL DEFAULT '', -- The machine's own block type; empty: any.
  ordinal INTEGER NOT NULL, phase INTEGER NOT NULL CHECK (phase BETWEEN 0 AND 3),
  pattern TEXT NOT NULL CHECK (length(pattern) BETWEEN 3 AND 200), meaning TEXT NOT NULL CHECK (meaning <> ''),
  -- So many numbers are kept for each bus, and taken by the number of the bay; 0: parts are counted as they are found.
  each_bus INTEGER NOT NULL DEFAULT 0 CHECK (each_bus BETWEEN 0 AND 64 AND (each_bus = 0 OR pattern LIKE '%{bus}%')),
  source TEXT REFERENCES source(id), locator TEXT NOT NULL DEFAULT '', PRIMARY KEY (block_type, ordinal, root),
  CHECK ((source IS NULL) = (locator = ''))
) STRICT;
-- Labels of disks and tapes, as a kernel prints them: "<SUN0424 cyl 1151 alt 2 hd 9 sec 80>". A label is known by its name,
-- whether or not a geometry follows; of a label that is not here, cylinders x heads x sectors x 512 bytes is the size.
CREATE TABLE probe_label (
  family TEXT NOT NULL REFERENCES family(id), driver TEXT NOT NULL, -- the word before the part's number: "sd"
  name TEXT NOT NULL CHECK (name <> '' AND name NOT GLOB '*[<>]*'), block_type TEXT NOT NULL REFERENCES block_type(id) UNIQUE,
  cylinders INTEGER CHECK (cylinders > 0), spare INTEGER CHECK (spare >= 0), heads INTEGER CHECK (heads > 0),
  sectors INTEGER CHECK (sectors > 0), standing TEXT NOT NULL REFERENCES standing(id),
  source TEXT REFERENCES source(id), locator TEXT NOT NULL DEFAULT '', PRIMARY KEY (family, driver, name),
  CHECK ((source IS NULL) = (locator = '') AND (source IS NULL) = (standing = 'assumed')),
  CHECK ((cylinders IS NULL) = (spare IS NULL) AND (spare IS NULL) = (heads IS NULL) AND (heads IS NULL) = (sectors IS NULL))
) STRICT;
-- Texts that are no boot log: the beginning of a line by which each is recognised, and its title.
CREATE TABLE probe_foreign (
  beginning TEXT PRIMARY KEY CHECK (beginning <> ''), title TEXT NOT NULL CHECK (title <> '')
) STRICT;
CREATE TABLE probe_unit (
  family TEXT NOT NULL REFERENCES family(id), bay TEXT NOT NULL, unit INTEGER NOT NULL, PRIMARY KEY (family, bay)
) STRICT;

-- What is told apart about work when advice is given: the first of a family, by ordinal, whose query gives a row. '' is
-- never found, only chosen.
CREATE TABLE advice_workload (
  family TEXT NOT NULL REFERENCES family(id), id TEXT NOT NULL CHECK (id <> '' AND id NOT GLOB '*[^a-z0-9-]*'),
  ordinal INTEGER NOT NULL, title TEXT NOT NULL, query TEXT NOT NULL DEFAULT '', PRIMARY KEY (family, id),
  UNIQUE (family, ordinal)
) STRICT;

-- What a maker recommends: a query as those of rules, of which any row says that it applies (a second column is its
-- reason there). Of those of one question that apply the first, by ordinal, is recommended; the others are what else can
-- be done. Those of one ordinal stand by what the model says that they gain.
CREATE TABLE advice (
  id TEXT PRIMARY KEY, family TEXT NOT NULL REFERENCES family(id), question TEXT NOT NULL CHECK (question <> ''),
  ordinal INTEGER NOT NULL, workload TEXT, -- NULL: of any
  title TEXT NOT NULL CHECK (title <> ''), reason TEXT NOT NULL CHECK (reason <> ''),
  source TEXT NOT NULL REFERENCES source(id), locator TEXT NOT NULL CHECK (locator <> ''), query TEXT NOT NULL,
  FOREIGN KEY (family, workload) REFERENCES advice_workload(family, id)
) STRICT;

-- The edits that carry an advice out; none: all stays as it is.
--   option   gives an option of the machine a value
--   dealt    deals the pages of each region to all boards;  near: to the boards of the customers that use it
--   tunable  of a program, gives a setting of its system a value, in place of laying pages
--   board    puts a board of type `subject` into the bay that the query's row names; then, of parts of one kind by the
--            load that they carry:
--   share    half of the customers of the busiest come to `subject` of that board, a part of their kind
--   spread   the regions that lie on the busiest part that could stand there lie over the new one too, striped if on one
--   move     half of the boards of the busiest of that board's kind come to it
CREATE TABLE advice_edit (
  advice TEXT NOT NULL REFERENCES advice(id), ordinal INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('option', 'dealt', 'near', 'tunable', 'board', 'share', 'spread', 'move')), subject TEXT NOT NULL DEFAULT '',
  value INTEGER NOT NULL DEFAULT 0,
  system TEXT NOT NULL DEFAULT '', -- of a tunable, the operating system under which it does that; empty: any
  PRIMARY KEY (advice, ordinal),
  CHECK ((subject <> '') = (kind IN ('option', 'tunable', 'board', 'share')))
) STRICT;

-- What is guessed before it is looked up: one question, asked of several items. `agreed` ends what is said of the guesses
-- that were right: "4 of 6 " and then "as IBM did". `why` is what to take from it.
CREATE TABLE exercise (
  id TEXT PRIMARY KEY CHECK (id <> '' AND id NOT GLOB '*[^a-z0-9-]*'), family TEXT NOT NULL REFERENCES family(id),
  title TEXT NOT NULL CHECK (title <> ''), question TEXT NOT NULL CHECK (question <> ''),
  agreed TEXT NOT NULL CHECK (agreed <> ''), why TEXT NOT NULL CHECK (why <> ''),
  source TEXT NOT NULL REFERENCES source(id), locator TEXT NOT NULL CHECK (locator <> '')
) STRICT;

-- What can be answered: a value, as the facts of its items have it, and its word.
CREATE TABLE exercise_answer (
  exercise TEXT NOT NULL REFERENCES exercise(id), value REAL NOT NULL, title TEXT NOT NULL CHECK (title <> ''),
  PRIMARY KEY (exercise, value), UNIQUE (exercise, title)
) STRICT;

-- What it is asked of. `text` helps to guess and does not give the answer, which is the fact's value; a scenario shows
-- more, afterwards.
CREATE TABLE exercise_item (
  exercise TEXT NOT NULL REFERENCES exercise(id), ordinal INTEGER NOT NULL, title TEXT NOT NULL CHECK (title <> ''),
  text TEXT NOT NULL CHECK (text <> ''), fact TEXT NOT NULL REFERENCES fact(id), scenario TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (exercise, ordinal), UNIQUE (exercise, fact)
) STRICT;

-- GLOSSARY: words of the field, for people. A meaning is one line in our own words; where it rests on a source it cites it.
CREATE TABLE term (
  id TEXT PRIMARY KEY CHECK (id <> '' AND id NOT GLOB '*[^a-z0-9-]*'), title TEXT NOT NULL CHECK (title <> ''),
  meaning TEXT NOT NULL CHECK (length(meaning) BETWEEN 20 AND 200 AND meaning LIKE '%.' AND meaning NOT LIKE '%' || char(10) || '%'),
  source TEXT REFERENCES source(id), locator TEXT NOT NULL DEFAULT '', CHECK ((source IS NULL) = (locator = ''))
) STRICT;

-- How else a term is written: abbreviations, other forms. With capitals only (RP) it is found only so, a number may follow.
CREATE TABLE term_word (
  term TEXT NOT NULL REFERENCES term(id), word TEXT PRIMARY KEY COLLATE NOCASE CHECK (length(word) >= 2)
) STRICT;

CREATE TABLE term_related (
  term TEXT NOT NULL REFERENCES term(id), other TEXT NOT NULL REFERENCES term(id), PRIMARY KEY (term, other),
  CHECK (term <> other)
) STRICT;

-- What bundled scenarios answer, as a person asks it; `shows` is a line on what one will see.
CREATE TABLE question (
  id TEXT PRIMARY KEY CHECK (id <> '' AND id NOT GLOB '*[^a-z0-9-]*'), ordinal INTEGER NOT NULL UNIQUE,
  title TEXT NOT NULL UNIQUE CHECK (title LIKE '%?'), shows TEXT NOT NULL CHECK (shows <> '')
) STRICT;

CREATE TABLE question_scenario (
  question TEXT NOT NULL REFERENCES question(id), scenario TEXT PRIMARY KEY
) STRICT;
