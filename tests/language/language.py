#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that texts and comments are plain English: python3 tests/language/language.py [--count] [TREE]

Reports file, line, reason and sentence for
- a pattern of banned.txt,
- a sentence of more than 30 words, without descriptions of JSON,
- an id of the data in quotes, or as a title, in a text of the window,
- a sentence of quoted.txt, which readers could not understand,
- a word that neither hunspell's British dictionary nor words.txt has.
--count prints only how many there are in each folder.
"""
import collections
import functools
import os
import re
import shutil
import subprocess
import sys

import texts

HERE = os.path.dirname(os.path.abspath(__file__))
MOST_WORDS = 30

CODE_SPAN = re.compile(r'`[^`]*`|[\\@]\w+|\{[^{}\n]*\}|%L?\d|%n|\b[\w:]+\(\)|(?<![\w.])--?[a-z][\w-]*|https?:\S+|\S*[\w)]/[\w(]\S*|\b\w+::[\w:]+')
IDENTIFIER = re.compile(r'\b[\w-]+\.(?:h|cpp|qml|sql|md|json|cmake|db|html|pdf|svg|png|csv)\b|\b\w*[a-z0-9]_\w*|\b[A-Za-z]*[a-z][A-Z]\w*|\b\w*\d\w*')
WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)?")


def lines_of(name):
    """The lines of a list beside this file, without comments."""
    with open(os.path.join(HERE, name), encoding='utf-8') as file:
        return [line.rstrip('\n') for line in file if line.strip() and not line.startswith('#')]


@functools.lru_cache(None)
def banned():
    return [re.compile(line, re.I) for line in lines_of('banned.txt')]


def normal(text):
    """A text in one form: lower case, no quotes and dashes, numbers and placeholders as #."""
    text = re.sub(r'%L?\d|%n|\{\w+\}|[\d,.]*\d(?: ?%)?', '#', text.lower().replace('\u00a0', ' ').replace('\u202f', ' '))
    text = re.sub(r'["“”„‘’\'`]|\(#\)', '', text.replace('…', '...').replace('–', '-'))
    return re.sub(r'[ .:;,]+$', '', ' '.join(text.split())).strip()


@functools.lru_cache(None)
def quoted():
    """Patterns over normal texts: a whole text, or a distinctive part of one."""
    found = []
    for line in lines_of('quoted.txt'):
        _, mode, text = line.split('\t')
        parts = [re.escape(normal(part)) for part in text.split('...') if part.strip()]
        found.append((re.compile('.*?'.join(parts)), mode == 'whole', text))
    return found


def plain(text):
    """A text without code: code spans, placeholders and identifiers become 0."""
    return IDENTIFIER.sub('0', CODE_SPAN.sub('0', text))


def without_schemas(text):
    """A text without the balanced {…} and […] groups after the word JSON, which describe its shape and are no sentences."""
    start, depth, kept = text.find('JSON'), 0, []
    for character in text[start:] if start >= 0 else '':
        depth += character in '{['
        kept += character if depth == 0 else ''
        depth -= depth > 0 and character in '}]'
    return text[:start] + ''.join(kept) if kept and depth == 0 else text


def faults_of(text, is_text=True):
    """The faults of one text or comment: (sentence, reason) pairs. Spelling and ids are checked over the whole tree."""
    for sentence in texts.sentences(text):
        clean = plain(sentence)
        for pattern in banned():
            match = pattern.search(clean)
            if match:
                yield sentence, f'"{match.group().strip()}" is not plain (banned.txt)'
        count = len(re.findall(r"[^\W\d_][\w’'-]+", plain(without_schemas(sentence))))  # numbers and symbols are no words
        if count > MOST_WORDS:
            yield sentence, f'{count} words; a sentence has at most {MOST_WORDS}'
    form = normal(text)
    for pattern, whole, bad in quoted():
        match = pattern.fullmatch(form) if whole else pattern.search(form)
        if match and (is_text or not whole):
            yield text, f'readers could not understand "{bad}" (quoted.txt)'


def ids_of(root):
    """The ids and names of the data that are no words: the window shows the titles of what they stand for."""
    ids = set()
    for path in texts.files(root):
        if path.startswith('data/') and path.endswith('.sql'):
            with open(os.path.join(root, path), encoding='utf-8') as file:
                for each in re.findall(r"\('([a-z][a-z0-9-]*)',(?: *'([a-z][a-z0-9-]*)',)?", file.read()):
                    ids.update(each)
    return ids - {''}


def raw_id_faults(item, ids, words):
    """Ids in quotes ("cpus"), with a number (slot14), or as a whole text. Those of the command line and of terminals are typed."""
    if item.kind == 'text' and not item.path.startswith(('app/cli/', 'data/manual/', 'data/systems/', 'core/boardset/policy/',
                                                         'installer/')):
        for word in re.findall(r'["“‘]([a-z][a-z0-9-]*)["”’]', item.text):
            if word in ids and word not in words:
                yield item.text, f'"{word}" is an id; show the title of the part'
        for word, name in re.findall(r'(?<![\w./-])(([a-z]+)\d+)\b', CODE_SPAN.sub('', item.text)):
            if name in ids and word not in ids:
                yield item.text, f'"{word}" is the name of a part in paths; show its title'
        if item.text in ids and item.text not in words:
            yield item.text, 'an id as a text; show a title'


def spelled(words):
    """The words that hunspell's British dictionary has, of those given."""
    words = sorted(words)
    run = subprocess.run(['hunspell', '-d', 'en_GB', '-i', 'UTF-8', '-l'], input='\n'.join(words), capture_output=True,
                         encoding='utf-8', env={**os.environ, 'LC_ALL': 'C.UTF-8'}, check=False)
    if run.returncode != 0:
        sys.exit(f'language: hunspell has no British dictionary (package hunspell-en-gb): {run.stderr.strip()}')
    return set(words) - set(run.stdout.split('\n'))


def words_of(text):
    """The words of a text that must be in a dictionary."""
    for word in WORD.findall(plain(text)):
        word = re.sub(r"['’]s?$", '', word)
        if len(word) > 2 and not re.search(r'[A-Z].*[A-Z]', word):
            yield word


def spelling_faults(items, allowed):
    """Words in neither dictionary, each where it is first used, with how often."""
    used = collections.defaultdict(list)
    for item in items:
        for word in set(words_of(item.text)):
            used[word].append(item)
    unknown = {word for word in used if word not in allowed and word.lower() not in allowed}
    for word in sorted(unknown - spelled(unknown)):
        more = f', and {len(used[word]) - 1} more' if len(used[word]) > 1 else ''
        yield used[word][0], word, f'unknown word "{word}"{more}: correct it, or add it to tests/language/words.txt'


def all_faults(root):
    """(item, sentence, reason) of every fault of the tree."""
    items = list(texts.items(root))
    ids = ids_of(root)
    words = spelled(ids)
    for item in items:
        for sentence, reason in list(faults_of(item.text, item.kind == 'text')) + list(raw_id_faults(item, ids, words)):
            yield item, sentence, reason
    yield from spelling_faults(items, set(lines_of('words.txt')))


def main():
    if not shutil.which('hunspell'):
        sys.exit('language: hunspell is not installed. Install the packages hunspell and hunspell-en-gb (./dev install).')
    arguments = [each for each in sys.argv[1:] if each != '--count']
    counts = collections.Counter()
    for item, sentence, reason in all_faults(arguments[0] if arguments else os.path.join(HERE, '..', '..')):
        folder = '/'.join(item.path.split('/')[:2]) if '/' in item.path else item.path
        kind = 'banned' if 'banned' in reason else 'long' if 'words; a' in reason else 'quoted' if 'quoted' in reason else \
               'spelling' if 'unknown' in reason else 'id'
        counts[folder, kind] += 1
        if '--count' not in sys.argv:
            print(f'{item.path}:{item.line}: {reason}\n    {" ".join(sentence.split())[:200]}')
    if '--count' in sys.argv:
        for (folder, kind), count in sorted(counts.items()):
            print(f'{folder}\t{kind}\t{count}')
    if counts:
        sys.exit(f'language: {sum(counts.values())} texts and comments are not plain; CONTRIBUTING.md says what is')


if __name__ == '__main__':
    main()
