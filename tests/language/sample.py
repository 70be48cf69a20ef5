#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws a random sample of texts and comments, to be rated by a reader: sample.py SEED [TEXTS [COMMENTS]]

Prints number, file, line and text of each. The same seed draws the same sample from the same tree.
"""
import os
import random
import sys

import texts

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..')
SHORTEST = 16  # characters: shorter ones say too little to be rated


def main():
    seed, *counts = [int(each) for each in sys.argv[1:]]
    chance = random.Random(seed)
    items = [item for item in texts.items(ROOT) if len(item.text) >= SHORTEST and not item.path.startswith('tests/')]
    for kind, count in zip(('text', 'comment'), counts + [300, 150][len(counts):]):
        those = [item for item in items if item.kind == kind]
        for number, item in enumerate(chance.sample(those, min(count, len(those))), 1):
            print(f'{kind} {number}\t{item.path}:{item.line}\t{" ".join(item.text.split())[:400]}')


if __name__ == '__main__':
    main()
