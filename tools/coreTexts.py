#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lists the texts of the core and its data for translators: python3 tools/coreTexts.py < DATA_TEXTS > TEXTS.cpp

Standard input is the output of catalog-texts. The result is a source file for Qt's lupdate, with one macro per text. In the
sources of the core, a text is the first argument of a Message or of translatable(), or a literal in braces that has a space
or begins with a capital letter. A noun is an argument of noun(), counted(), plural() or withArticle(). The keywords of the
enumerations SHOWN are texts, too.
"""
import json
import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(ROOT, 'tests', 'language'))
import texts  # pylint: disable=wrong-import-position


def tokens_of(code):
    """The tokens of C++ code, without comments and includes."""
    for match in texts.CPP.finditer(code):
        if match.lastgroup not in ('comment', 'include'):
            yield 'string' if match.group('string') else 'code', match.group()


def templates(code):
    """The templates in C++ code. Literals that follow each other are one; a condition can choose between several."""
    tokens = list(tokens_of(code))
    for i, (_, token) in enumerate(tokens):
        before = [each for _, each in tokens[max(0, i - 2):i]]
        opened = token in '({' and (before[-1:] in (['Message'], ['translatable']) or before[:1] == ['Message'])
        if not opened and token != '{':
            continue
        depth, text, at = 0, '', i + 1
        while at < len(tokens) and (depth > 0 or tokens[at][1] not in (',', '}', ')')):
            kind, word = tokens[at]
            depth += (word in '({[') - (word in ')}]') if kind == 'code' else 0
            if kind == 'string':
                text += texts.unescaped(word)
            elif text:
                yield opened, text
                text = ''
            if not opened and kind != 'string':
                break
            at += 1
        if text:
            yield opened, text


NOUN = re.compile(r'\b(?:noun|plural|withArticle|counted)\((?:[^"();]|\([^"()]*\))*"([a-z]+(?: [a-z]+)*)"')


def plural(noun):
    """The same as in EnglishText.cpp."""
    if re.search('[^aeiou]y$', noun):
        return noun[:-1] + 'ies'
    return noun + ('es' if noun.endswith(('ch', 'ss', 'us', 'x')) else 's')


SHOWN = 'Standing|EvidenceRole|Severity|Movement|RegionLayout'
KEYWORD = re.compile(r'\{"([a-z-]+)",\s*(?:' + SHOWN + r')::\w+\}')


def core_texts():
    for path in texts.files(ROOT):
        if path.startswith(('core/boardset/', 'app/desktop/')) and path.endswith(('.cpp', '.h')):
            code = texts.Source(ROOT, path).text
            for noun in NOUN.findall(code):
                yield f'{noun}|{plural(noun)}'
            yield from KEYWORD.findall(code)
            for marked, text in templates(code):
                if marked or (re.search('[a-z]', text) and (' ' in text or text[0].isupper())):
                    yield text


def main():
    literal = lambda text: json.dumps(text, ensure_ascii=False)
    print('// The texts of the core and its data, for lupdate')
    for text in sorted(set(core_texts()) | set(json.load(sys.stdin)) - {''}):
        print(f'QT_TRANSLATE_N_NOOP("core", {literal(text)});' if '|' in text else f'QT_TRANSLATE_NOOP("core", {literal(text)});')


if __name__ == '__main__':
    main()
