# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds every text that a user reads and every comment of the source tree, for the checks beside this file."""
import bisect
import collections
import os
import re

# kind: 'text' (a user reads it), 'comment', or 'name' (of a test case). line: of its first character.
Item = collections.namedtuple('Item', 'path line kind text')

FOLDERS = ('app', 'core', 'data', 'installer', 'qml', 'tests', 'tools')
FILES = ('README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'CMakeLists.txt', 'dev')
SKIPPED = ('tests/language', 'tests/core/frozen', 'tests/fuzz/corpus')

CPP = re.compile(r'''
 (?P<comment>//[^\n]*|/\*.*?\*/)
|(?P<include>\#[ \t]*include[^\n]*)
|(?P<raw>R"(?P<d>[^()\\\s]{0,16})\((?P<body>.*?)\)(?P=d)")
|(?P<string>"(?:[^"\\\n]|\\.)*")
|(?P<char>'(?:[^'\\\n]|\\.){1,8}')
|(?P<number>\.?\d(?:'?[\w.])*)
|(?P<word>[A-Za-z_]\w*)
|(?P<sign>::|->|\S)
''', re.X | re.S)
SQL = re.compile(r"(?P<comment>--[^\n]*)|(?P<string>'(?:[^']|'')*')", re.S)
HASH = re.compile(r'''(?P<comment>(?:(?<=\s)|^)\#(?![!}\[{])[^\n]*)|(?P<string>"(?:[^"\\]|\\.)*"|'[^']*')''', re.M)

# Not text: SQL, paths, patterns, code.
CODE = re.compile(r'^\s*(SELECT|INSERT|UPDATE|DELETE|CREATE|DROP|PRAGMA|ATTACH|WITH|NOT EXISTS|EXISTS|INTO|ORDER BY|WHERE|FROM|JOIN|'
                  r'id IN|ifnull)\b|\b(ORDER BY|SELECT|GLOB|AND NOT) |[{};]\s*$|^\s*[<*/#.]|\\[dwsb]|\[\^|</|xmlns|="|":\s*$')
SENTENCE_END = re.compile(r'(?<=[.!?])(?<!\be\.g\.)(?<!\bi\.e\.)(?<!\betc\.)(?<!\bal\.)(?<!\bvs\.)(?<!\bcf\.)(?<!\bNo\.)(?<!\bpp\.)'
                          r'(?<!\b[A-Z]\.)[)"”’\']*\s+|\n\s*\n|(?<=:)\s*\n|\n\s*[-*•]\s')


def files(root):
    """The paths of all sources below the root, in order."""
    found = [name for name in FILES if os.path.exists(os.path.join(root, name))]
    for folder in FOLDERS:
        for where, _, names in os.walk(os.path.join(root, folder)):
            found += [os.path.relpath(os.path.join(where, name), root) for name in names]
    return sorted(path for path in found if not path.startswith(SKIPPED))


def unescaped(literal):
    """The text of a C++ or JSON literal without its quotes."""
    text = re.sub(r'\\u([0-9a-fA-F]{4})', lambda match: chr(int(match.group(1), 16)), literal[1:-1])
    text = re.sub(r'\\x[0-9a-fA-F]{2}', '', text)
    return text.replace('\\n', '\n').replace('\\t', ' ').replace('\\"', '"').replace("\\'", "'").replace('\\\\', '\\')


def is_text(text):
    """True if a literal has words, and is not code."""
    return bool(re.search(r'[A-Za-z]{3}', text) and re.search(r'\S\s|\s\S', text)) and not CODE.search(text)


class Source:
    """One file, and the lines of its characters."""

    def __init__(self, root, path):
        with open(os.path.join(root, path), encoding='utf-8', errors='replace') as file:
            self.text = file.read()
        self.path = path
        self.starts = [0] + [match.end() for match in re.finditer('\n', self.text)]

    def item(self, offset, kind, text):
        return Item(self.path, bisect.bisect_right(self.starts, offset), kind, text)

    def comments(self, found, marker):
        """Items of comments: those on lines that follow each other are one. `found`: (offset, comment) pairs."""
        group, last = [], None
        for offset, comment in list(found) + [(None, None)]:
            if offset is not None:
                line = bisect.bisect_right(self.starts, offset)
                column = offset - self.starts[line - 1]
                alone = not self.text[self.starts[line - 1]:offset].strip()
            if group and (offset is None or line != last[0] + 1 or column != last[1] or not alone):
                text = '\n'.join(each for _, each in group)
                if re.search('[A-Za-z]{3}', text):
                    yield self.item(group[0][0], 'comment', text)
                group = []
            if offset is None:
                break
            text = re.sub(marker, '', comment).rstrip()
            if re.match(r'\s*(SPDX|NOLINT|clang-format|clang-tidy|qmllint|namespace\b|shellcheck|@file)', text) or re.match('  ', text):
                text = ''  # a mark for a tool, or an example
            if text or group:
                group.append((offset, text[1:] if text.startswith(' ') else text))
            last = (line, column)


def cpp(source):
    """Comments; the literals of core and app; the names of test cases."""
    tokens = []
    for match in CPP.finditer(source.text):
        kind = match.lastgroup if match.lastgroup != 'd' else 'raw'
        tokens.append(('raw' if match.group('raw') else kind, match.start(), match.group()))
    yield from source.comments(((start, token) for kind, start, token in tokens if kind == 'comment'), r'^/\*+|\*/$|^///?<?')
    code = [each for each in tokens if each[0] not in ('comment', 'include')]
    is_test = source.path.startswith('tests/')
    i = 0
    while i < len(code):
        kind, start, token = code[i]
        if is_test:
            if token in ('TEST_CASE', 'SECTION') and code[i + 2][0] == 'string':
                yield source.item(start, 'name', unescaped(code[i + 2][2]))
        elif kind == 'string':
            text, i = unescaped(token), i + 1
            while i < len(code) and code[i][0] == 'string':
                text, i = text + unescaped(code[i][2]), i + 1
            for form in text.split('|'):  # a singular and a plural
                if is_text(form):
                    yield source.item(start, 'text', form)
            continue
        elif kind == 'raw' and source.path.startswith('app/cli/'):
            yield source.item(start, 'text', token)
        i += 1


def qml(source):
    """Comments, and what is in qsTr()."""
    tokens = [(match.lastgroup, match.start(), match.group()) for match in CPP.finditer(source.text)]
    yield from source.comments(((start, token) for kind, start, token in tokens if kind == 'comment'), r'^/\*+|\*/$|^///?<?')
    code = [each for each in tokens if each[0] != 'comment']
    for i, (_, start, token) in enumerate(code):
        if token in ('qsTr', 'QT_TR_NOOP') and i + 2 < len(code):
            text, j = '', i + 2
            while j < len(code) and (code[j][0] == 'string' or code[j][2] == '+'):
                text += unescaped(code[j][2]) if code[j][0] == 'string' else ''
                j += 1
            yield source.item(start, 'text', text)


def sql(source):
    found = [(match.lastgroup, match.start(), match.group()) for match in SQL.finditer(source.text)]
    yield from source.comments(((start, token) for kind, start, token in found if kind == 'comment'), r'^--+')
    if source.path.startswith('data/'):
        for kind, start, token in found:
            text = token[1:-1].replace("''", "'")
            if kind == 'string' and is_text(text):
                yield source.item(start, 'text', text)


def hashed(source):
    """CMake and shell: comments, and the strings of messages."""
    found = [(match.lastgroup, match.start(), match.group()) for match in HASH.finditer(source.text)]
    yield from source.comments(((start, token) for kind, start, token in found if kind == 'comment'), r'^#+')


def json_file(source):
    """The values with words. Ids and paths have none, and edits of lessons are no prose."""
    key = ''
    for match in re.finditer(r'("(?:[^"\\]|\\.)*")(\s*:)?', source.text):
        text = unescaped(match.group(1))
        if match.group(2):
            key = text
        elif is_text(text) and key not in ('format', 'edits'):
            yield source.item(match.start(1), 'text', text)


def markdown(source):
    """Paragraphs, items of lists, cells of tables and headings, without code."""
    text = re.sub(r'^```.*?^```|<[^>\n]+>', lambda match: re.sub(r'[^\n]', ' ', match.group()), source.text, flags=re.M | re.S)
    text = re.sub(r'!?\[([^]\n]*)\]\([^)\n]*\)', r'\1', text)
    block = re.compile(r'^[ \t]*(?:#+|[-*]|\d+\.)[ \t]+(?:[^\n]+\n?)(?:(?![ \t]*(?:[-*|#]|\d+\.)[ \t])[^\n]+\n?)*|^\|[^\n]*|'
                       r'^(?:(?![ \t]*(?:[-*|#]|\d+\.)[ \t])[^\n|]+\n?)+', re.M)
    shift = 0  # links became shorter: lines stay right, since none was removed
    for match in block.finditer(text):
        line = text.count('\n', 0, match.start()) + 1 + shift
        for cell in match.group().split('|') if match.group().startswith('|') else [match.group()]:
            cell = re.sub(r'^\s*(?:#+|[-*]|\d+\.)\s+', '', cell).strip()
            if re.search('[A-Za-z]{3}', cell):
                yield Item(source.path, line, 'text', cell.replace('**', '').replace('\n', ' '))


def man_page(source):
    """The lines of a man page that are no requests."""
    for number, line in enumerate(source.text.split('\n'), 1):
        text = re.sub(r'\\f[A-Z]', '', line).replace('\\-', '-').replace('\\&', '')
        if not line.startswith(('.\\"', '.TH')):
            text = re.sub(r'^\.\w+ ?', '', text)
            if len(text.split()) > 2:
                yield Item(source.path, number, 'text', text)


def items(root):
    """All texts and comments of the tree."""
    for path in files(root):
        name = os.path.basename(path)
        if name.endswith(('.h', '.cpp')):
            yield from cpp(Source(root, path))
        elif name.endswith('.qml'):
            yield from qml(Source(root, path))
        elif name.endswith('.sql'):
            yield from sql(Source(root, path))
        elif name.endswith(('.cmake', '.sh')) or name in ('CMakeLists.txt', 'dev'):
            yield from hashed(Source(root, path))
        elif path.startswith('data/') and name.endswith(('.json', '.boardset')):
            yield from json_file(Source(root, path))
        elif name.endswith('.md'):
            yield from markdown(Source(root, path))
        elif name.endswith('.1'):
            yield from man_page(Source(root, path))


def sentences(text):
    """The sentences of a text, without line breaks."""
    for part in SENTENCE_END.split(text):
        part = ' '.join((part or '').split())
        if part:
            yield part
