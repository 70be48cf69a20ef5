#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the grammar of texts with LanguageTool, by its British rules: grammar.py [FOLDER-OR-FILE...]

Not a test: it needs Java 17 and Maven, downloads LanguageTool once, takes minutes, and some of its remarks are wrong.
Prints file, line, rule, message and sentence.
"""
import os
import shutil
import subprocess
import sys
import tempfile

import language
import texts

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..')
VERSION = '6.4'
POM = f'''<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
<groupId>boardset</groupId><artifactId>grammar</artifactId><version>1</version><dependencies><dependency>
<groupId>org.languagetool</groupId><artifactId>language-en</artifactId><version>{VERSION}</version>
</dependency></dependencies></project>'''
# Reads one text a line; writes its number, the rule and the message of each match.
PROGRAM = '''
import java.io.*; import java.nio.charset.StandardCharsets;
import org.languagetool.*; import org.languagetool.language.BritishEnglish; import org.languagetool.rules.*;
public class Grammar {
  public static void main(String[] arguments) throws Exception {
    JLanguageTool tool = new JLanguageTool(new BritishEnglish());
    for (Rule rule : tool.getAllActiveRules())
      if (rule.isDictionaryBasedSpellingRule() || rule.getCategory().getId().toString().matches("TYPOGRAPHY|CASING|STYLE|REDUNDANCY") ||
          rule.getId().matches("OXFORD_.*|DASH_RULE|A_CD_NNS"))
        tool.disableRule(rule.getId());
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    PrintStream out = new PrintStream(System.out, true, "UTF-8");
    int number = 0;
    for (String line; (line = in.readLine()) != null; ++number)
      for (RuleMatch match : tool.check(line))
        out.println(number + "\\t" + match.getRule().getId() + "\\t" + match.getMessage() + "\\t" +
                    line.substring(match.getFromPos(), match.getToPos()));
  }
}
'''


def main():
    for program in ('java', 'mvn'):
        if not shutil.which(program):
            sys.exit(f'grammar: {program} is not installed. Install the packages default-jdk-headless and maven.')
    wanted = tuple(sys.argv[1:])
    items = [item for item in texts.items(ROOT) if not wanted or item.path.startswith(wanted)]
    with tempfile.TemporaryDirectory() as folder:
        for name, content in (('pom.xml', POM), ('Grammar.java', PROGRAM)):
            with open(os.path.join(folder, name), 'w', encoding='utf-8') as file:
                file.write(content)
        subprocess.run(['mvn', '-q', '-B', 'dependency:build-classpath', '-Dmdep.outputFile=classpath'], cwd=folder, check=True)
        with open(os.path.join(folder, 'classpath'), encoding='utf-8') as file:
            classpath = file.read().strip()
        lines = '\n'.join(' '.join(language.plain(item.text).split()) for item in items)
        run = subprocess.run(['java', '-cp', classpath, os.path.join(folder, 'Grammar.java')], input=lines, encoding='utf-8',
                             stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True)
    for line in run.stdout.splitlines():
        number, rule, message, part = line.split('\t')
        item = items[int(number)]
        print(f'{item.path}:{item.line}: {rule}: {message} "{part}"\n    {" ".join(item.text.split())[:200]}')


if __name__ == '__main__':
    main()
