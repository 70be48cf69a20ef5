# SPDX-License-Identifier: GPL-3.0-or-later
# The house rules that a compiler cannot see: who may know whom, where SQL and colours live, how long a file may be.
#   cmake -DROOT=<source tree> -P tests/layering.cmake
cmake_minimum_required(VERSION 3.22)
if(NOT DEFINED ROOT)
  message(FATAL_ERROR "layering: say which tree: -DROOT=<source tree>")
endif()

# The stages of the pipeline: each may include itself and the stages named after it. A new stage is a new line here.
set(stage_text       "") # below all others: each may include it
set(stage_queueing   "")
set(stage_catalog    "")
set(stage_topology   catalog)
set(stage_walk       catalog topology workload)
set(stage_trace      catalog topology walk workload)
set(stage_workload   catalog topology)
set(stage_policy     catalog topology workload)
set(stage_analysis   queueing catalog topology walk workload policy)
set(stage_explain    catalog topology walk workload analysis)
set(stage_scenario   catalog topology workload policy)
set(stage_evidence   catalog topology walk workload analysis explain scenario)
set(stage_rules      catalog topology walk workload analysis scenario)
set(stage_advice     catalog topology walk workload policy analysis scenario rules)
set(stage_probe      catalog topology scenario)
set(stage_best       catalog topology workload policy analysis scenario rules)
set(stage_sweep      catalog topology workload policy analysis scenario evidence rules diagram picture)
set(stage_lesson     catalog topology walk workload policy analysis explain scenario evidence)
set(stage_diagram    catalog topology walk workload analysis)
set(stage_picture    catalog topology walk workload analysis scenario diagram)
set(stage_report     catalog topology walk workload analysis scenario diagram picture explain evidence probe rules)

set(cppLimit 500)
set(qmlLimit 120)

function(complain where what)
  message("${where}: ${what}")
  set_property(GLOBAL APPEND PROPERTY broken ${where})
endfunction()

# The sources below the named folders with one of the endings: paths relative to ROOT.
function(sources out endings)
  set(found "")
  foreach(folder IN LISTS ARGN)
    foreach(ending IN LISTS endings)
      file(GLOB_RECURSE more RELATIVE ${ROOT} ${ROOT}/${folder}/*.${ending})
      list(APPEND found ${more})
    endforeach()
  endforeach()
  set(${out} ${found} PARENT_SCOPE)
endfunction()

# A source's text without // comments; characters that CMake lists trip over are replaced.
function(readCode path out)
  file(READ ${ROOT}/${path} text)
  string(REPLACE ";" "," text "${text}")
  string(REPLACE "[" "(" text "${text}")
  string(REPLACE "]" ")" text "${text}")
  string(REGEX REPLACE "//[^\n]*" "" text "${text}")
  set(${out} "\n${text}\n" PARENT_SCOPE)
endfunction()

# No code in the given sources matches PATTERN.
#   forbid(REASON PATTERN path...)
function(forbid reason pattern)
  foreach(path IN LISTS ARGN)
    readCode(${path} text)
    if(text MATCHES "${pattern}")
      string(STRIP "${CMAKE_MATCH_0}" match)
      complain(${path} "${reason}: ${match}")
    endif()
  endforeach()
endfunction()

function(checkLength limit)
  foreach(path IN LISTS ARGN)
    file(READ ${ROOT}/${path} text)
    string(REGEX REPLACE "[^\n]" "" newlines "${text}")
    string(LENGTH "${newlines}" lines)
    if(lines GREATER ${limit})
      complain(${path} "longer than ${limit} lines: ${lines}")
    endif()
  endforeach()
endfunction()

function(checkStages)
  foreach(path IN LISTS ARGN)
    if(path MATCHES "^core/boardset/([a-z]+)/")
      set(stage ${CMAKE_MATCH_1})
      if(NOT DEFINED stage_${stage})
        complain(${path} "stage ${stage} is not in the table of tests/layering.cmake")
      endif()
      readCode(${path} text)
      string(REGEX MATCHALL "#include \"boardset/[a-z]+/" includes "${text}")
      foreach(include IN LISTS includes)
        string(REGEX REPLACE ".*boardset/([a-z]+)/" "\\1" used "${include}")
        if(NOT used STREQUAL stage AND NOT used STREQUAL "text" AND NOT used IN_LIST stage_${stage})
          complain(${path} "stage ${stage} may not include stage ${used}")
        endif()
      endforeach()
    endif()
  endforeach()
endfunction()

# Every QML module of Qt that is imported has its package in the list of dev, so that a fresh machine has it.
function(checkPackages)
  file(READ ${ROOT}/dev packages)
  foreach(path IN LISTS ARGN)
    readCode(${path} text)
    string(REGEX MATCHALL "\n *import +Qt[A-Za-z.]*" imports "${text}")
    foreach(import IN LISTS imports)
      string(REGEX REPLACE ".*import +" "" module "${import}")
      string(REGEX REPLACE "^QtQuick.Controls\\..*" "QtQuick.Controls" package "${module}") # the styles
      string(TOLOWER "qml6-module-${package}" package)
      string(REPLACE "." "-" package "${package}")
      if(NOT packages MATCHES "[ (]${package}[ )\n]")
        complain(${path} "imports ${module}, but ${package} is not in the list of packages in dev")
      endif()
    endforeach()
  endforeach()
endfunction()

set(qt "\n *#include <Q[^>\n]*>|[^A-Za-z0-9_\"]Q(_[A-Z]+|[A-Z][a-z]+[A-Za-z]*)[^A-Za-z0-9_]")
string(CONCAT sql "#include <sqlite3|sqlite3_|\n *(SELECT|INSERT INTO|DELETE FROM|CREATE TABLE|PRAGMA) [^\n]*"
       "|\"[^\"\n]*(SELECT |INSERT |REPLACE INTO|DELETE FROM|UPDATE [a-z_]+ SET|CREATE |DROP |PRAGMA |ATTACH "
       "|insert into |delete from )[^\"\n]*|\" *select [^\"\n]* from ")

# The properties of JavaScript's global object in QML. Qt 6.8 refuses a document that names something of its own so.
string(CONCAT javaScript "print|gc|console|Qt|qsTr|qsTrId|qsTranslate|QT_TR_NOOP|QT_TRID_NOOP|QT_TRANSLATE_NOOP"
       "|eval|parseInt|parseFloat|isNaN|isFinite|escape|unescape|(de|en)codeURI(Component)?"
       "|undefined|NaN|Infinity|Object|String|Symbol|Number|Boolean|Array|Function|Date|RegExp|Math|JSON"
       "|Reflect|Proxy|Promise|Atomics|(Eval|Range|Reference|Syntax|Type|URI)?Error|DOMException|SQLException|XMLHttpRequest"
       "|URL|URLSearchParams|(Shared)?ArrayBuffer|DataView|(Weak)?(Map|Set)|(Int|Uint|Float)[1-9]+Array|Uint8ClampedArray")
set(javaScriptHidden "[^A-Za-z0-9_](id *: *|property +[^ \n]+ +|signal +|function +)(${javaScript})[^A-Za-z0-9_]")
# What follows the locale of the C library or of a stream, and what core/boardset/text has instead.
string(CONCAT numberText "[^A-Za-z0-9_](v?[fsnd]*printf|v?[fs]?scanf|sto[ildfu]+|strto[a-z]+|ato[ilf]+|to_chars|from_chars|setlocale"
       "|localeconv|imbue|setprecision)[ (<][^\n]*|std::(isalpha|isdigit|isalnum|isspace|isupper|islower|isxdigit|ispunct"
       "|tolower|toupper|fixed|scientific|hex|locale|[io]?stringstream)[^A-Za-z_][^\n]*"
       "|#include <(charconv|cctype|ctype.h|clocale|locale|locale.h|sstream|iomanip)>")

sources(core "h;cpp" core)
sources(queueing "h;cpp" core/boardset/queueing)
sources(cli "h;cpp" app/cli)
sources(app "h;cpp" app)
sources(qml "qml" qml)
set(database ${core})
list(FILTER database EXCLUDE REGEX "^core/(boardset/catalog|tools)/")
set(numbersUsed ${core} ${cli})
list(FILTER numbersUsed EXCLUDE REGEX "^core/boardset/text/")
set(unthemed ${qml})
list(FILTER unthemed EXCLUDE REGEX "^qml/theme/")
sources(desktop "h;cpp" app/desktop)
set(unformatted ${desktop})
list(FILTER unformatted EXCLUDE REGEX "^app/desktop/Format\\.cpp$")
set(everySystem ${core} ${app} ${qml})
list(FILTER everySystem EXCLUDE REGEX "^core/boardset/policy/([a-z]+/|Policy\\.cpp|Program\\.h)")
sources(tests "h;cpp" tests)
sources(qmlTests "qml" tests)

forbid("core knows no Qt" "${qt}" ${core})
forbid("the command line has no Qt" "${qt}" ${cli})
forbid("the solvers know only Eigen and the standard library"
       "#include (<([^E>][^>]*[./]|E[^i])[^>]*>|\"[^b][^\"]*\")" ${queueing})
forbid("numbers become text, and text numbers, in core/boardset/text only" "${numberText}" ${numbersUsed})
forbid("the window's numbers are formatted in Format.cpp only" "[^A-Za-z]QLocale[^\n]*" ${unformatted})
forbid("what is typed is read by the core, not in qml" "[^A-Za-z.](parseFloat|parseInt|Number)\\([^\n]*" ${qml})
forbid("core includes nothing above it" "#include \"([./]*(app|qml|cli|desktop)/|\\.\\.)[^\n]*" ${core})
forbid("SQL is only in data, core/boardset/catalog and core/tools" "${sql}" ${database} ${app})
forbid("one system's policy is known in its folder, Policy.cpp and Program.h" "boardset/policy/[a-z]+/[^\n]*|lgroup|lgrp_" ${everySystem})
forbid("qml imports modules, not paths" "\n *import +\"[^\n]*" ${qml})
forbid("qml knows no core" "\n *import +Boardset\\.Core[^\n]*" ${qml})
forbid("a name hides JavaScript's own" "${javaScriptHidden}" ${qml} ${qmlTests})
forbid("a list places its rows: put the margin into the row" "delegate: [A-Za-z.]+ {[^{}]*[ \n][xy]: [^\n]*" ${qml} ${qmlTests})
forbid("colours are in qml/theme" "\"#[0-9A-Fa-f]+\"|Qt\\.(rgba|hsla)\\([0-9]|olor: *\"[a-su-z][a-z]+\"" ${unthemed} ${desktop})
forbid("font sizes are in qml/theme" "(pixelSize|pointSize|PixelSize|PointSize)[:(] *[0-9][^\n]*" ${unthemed} ${desktop})
checkStages(${core})
checkPackages(${qml} ${qmlTests})
checkLength(${cppLimit} ${core} ${app} ${tests})
checkLength(${qmlLimit} ${qml} ${qmlTests})

get_property(broken GLOBAL PROPERTY broken)
if(broken)
  message(FATAL_ERROR "layering: the rules above are broken; tests/layering.cmake has them all")
endif()
