# SPDX-License-Identifier: GPL-3.0-or-later
# Runs the command lines of one case in its folder, one argument a line and `---` between two; status, message and output
# must be as expected. Of JSON each row of a list is one line. ACCEPT writes anew.
cmake_minimum_required(VERSION 3.22)

# Joins what stands deeper than `indent` to the line above it.
function(join variable indent)
  string(REGEX REPLACE "\n${indent}  +" " " text "${${variable}}")
  string(REGEX REPLACE "\n${indent}([]}])" " \\1" text "${text}")
  set(${variable} "${text}" PARENT_SCOPE)
endfunction()

function(run)
  execute_process(COMMAND ${CLI} ${ARGN} RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE message)
  # Compilers and fixed points differ in the last digits.
  string(REGEX REPLACE "([0-9]\\.[0-9][0-9][0-9][0-9][0-9])[0-9]+(e-[0-9]+)?" "\\1" output "${output}")
  if(output MATCHES "^\\[\n")
    join(output "  ")
  elseif(output MATCHES "^{\n")
    join(output "    ")
  endif()
  string(JOIN " " line ${ARGN})
  string(APPEND actual "$ ${line}\nexit status ${status}\n" "${message}" "${output}")
  set(actual "${actual}" PARENT_SCOPE)
endfunction()

file(STRINGS ${CASE}.args lines)
foreach(line IN LISTS lines ITEMS "---")
  if(NOT line STREQUAL "---")
    list(APPEND command "${line}")
  elseif(command)
    run(${command})
    set(command)
  endif()
endforeach()
if(ACCEPT)
  file(WRITE ${CASE}.expected "${actual}")
  return()
endif()
file(READ ${CASE}.expected expected)
if(NOT actual STREQUAL expected)
  message(FATAL_ERROR "${CASE}: expected\n${expected}\nbut got\n${actual}")
endif()
