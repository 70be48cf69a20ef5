# SPDX-License-Identifier: GPL-3.0-or-later
# Runs the command lines of cases/NAME.session, each after "$ ", in the folder of the case. Status, message and output
# must match the following text, with DIGITS digits after the decimal point. In JSON each row of a list is one line,
# and so is a list or an object of plain values. ACCEPT rewrites the session.
cmake_minimum_required(VERSION 3.22)

# Joins lines with a deeper indentation than `indent` to the line above.
function(join variable indent)
  string(REGEX REPLACE "\n${indent}  +" " " text "${${variable}}")
  string(REGEX REPLACE "\n${indent}([]}])" " \\1" text "${text}")
  set(${variable} "${text}" PARENT_SCOPE)
endfunction()

function(run line)
  string(SUBSTRING "${line}" 2 -1 words)
  separate_arguments(words UNIX_COMMAND "${words}")
  execute_process(COMMAND ${CLI} ${words} RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE message)
  string(REPEAT "[0-9]" ${DIGITS} digits) # compilers and fixed points differ in the last digits
  string(REGEX REPLACE "([0-9]\\.${digits})[0-9]+" "\\1" output "${output}")
  if(output MATCHES "^\\[\n")
    join(output "  ")
  elseif(output MATCHES "^{\n")
    join(output "    ")
    string(REGEX REPLACE "\n    (\"[^\"\n]*\": {)" "\n     \\1" output "${output}") # objects keep their lines
    string(REGEX REPLACE "\n    ([^]{}[ ])" " \\1" output "${output}")
    string(REGEX REPLACE "\n     " "\n    " output "${output}")
    string(REGEX REPLACE "([^]}])\n  ([]}])" "\\1 \\2" output "${output}")
  endif()
  string(APPEND actual "${line}\nexit status ${status}\n" "${message}" "${output}")
  set(actual "${actual}" PARENT_SCOPE)
endfunction()

file(STRINGS ${CASE}.session lines REGEX "^\\$ ")
foreach(line IN LISTS lines)
  run("${line}")
endforeach()
if(ACCEPT)
  file(WRITE ${CASE}.session "${actual}")
  return()
endif()
file(READ ${CASE}.session expected)
if(NOT actual STREQUAL expected)
  message(FATAL_ERROR "${CASE}: expected\n${expected}\nbut got\n${actual}")
endif()
