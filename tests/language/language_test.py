#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests the check of texts itself: each quoted sentence fails, each good sentence passes, each kind of source is read."""
import os
import sys
import tempfile

import language
import texts

SOURCES = {
    'core/a.cpp': ('auto a = "Threads are " "alike.";\n', 1),
    'app/cli/b.cpp': ('// Two pages\n// are dealt.\n', 1),
    'app/desktop/c.h': ('int a; ///< Is told,\n       ///< anew.\n', 1),
    'qml/D.qml': ('Text { text: qsTr("All parts "\n + "are alike") }\n', 1),
    'data/e.sql': ("INSERT INTO a VALUES ('b', 'All of Sun''s parts are alike.');\n", 1),
    'data/f.sql': ('-- The rows\n-- are alike.\n', 1),
    'data/lessons/g.json': ('{"version": 2, "question": "Are all parts alike?"}\n', 1),
    'data/manual/h.md': ('# Title\n\nSome parts\nare alike.\n', 3),
    'tests/i_test.cpp': ('TEST_CASE("threads are alike", "[a]") {}\n', 1),
    'tests/CMakeLists.txt': ('# The targets are alike.\n', 1),
    'installer/j.1': ('.TH A 1\nAll parts are alike.\n', 2),
    'dev': ('echo a # All are alike.\n', 1),
}


def main():
    wrong = []
    seen = set()
    for line in language.lines_of('quoted.txt'):
        key, _, sentence = line.split('\t')
        seen.add(key)
        if not list(language.faults_of(sentence)):
            wrong.append(f'passes, though readers could not understand it ({key}): {sentence}')
    if len(seen) != 227:  # of 228; see quoted.txt
        wrong.append(f'quoted.txt has {len(seen)} of 227 quotations')
    good = language.lines_of('good.txt')
    for sentence in good:
        for _, reason in language.faults_of(sentence):
            wrong.append(f'fails, though it is plain: {sentence}: {reason}')
    if len(good) < 50:
        wrong.append(f'good.txt has {len(good)} of 50 sentences')
    if not list(language.faults_of(' '.join(['word'] * 31))) or list(language.faults_of(' '.join(['word'] * 30))):
        wrong.append('a sentence of 31 words should fail, and one of 30 pass')
    words = ' '.join(['word'] * 31)
    shape = f'[{{list[] ({words}), name {{first, last}}}}]'
    if list(language.faults_of(f'JSON: {shape}. It is complete.')):
        wrong.append('the description of a JSON shape should pass')
    for text in (f'JSON: {shape} {words}', f'JSON: {shape[:-1]}', shape, 'JSON: {list[] (is told), {first, last}}'):
        if not list(language.faults_of(text)):
            wrong.append(f'a JSON shape with more words, open, without "JSON" or with a banned word should fail: {text}')
    with tempfile.TemporaryDirectory() as root:
        for path, (text, _) in SOURCES.items():
            os.makedirs(os.path.dirname(os.path.join(root, path)), exist_ok=True)
            with open(os.path.join(root, path), 'w', encoding='utf-8') as file:
                file.write(text)
        found = {item.path: item.line for item in texts.items(root) if list(language.faults_of(item.text))}
        for path, (_, line) in SOURCES.items():
            if found.get(path) != line:
                wrong.append(f'{path}: the fault in line {line} is not found there: {found.get(path)}')
    if wrong:
        sys.exit('language_test:\n' + '\n'.join(wrong))


if __name__ == '__main__':
    main()
