# SPDX-License-Identifier: GPL-3.0-or-later
# Runs one command line in the folder of its case; status, output and message must be as expected. ACCEPT writes anew.
file(STRINGS ${CASE}.args arguments)
execute_process(COMMAND ${CLI} ${arguments} RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE message)
# Compilers and fixed points differ in the last digits.
string(REGEX REPLACE "([0-9]\\.[0-9][0-9][0-9][0-9][0-9])[0-9]+(e-[0-9]+)?" "\\1" output "${output}")
string(CONCAT actual "exit status ${status}\n" "${message}" "${output}")
if(ACCEPT)
  file(WRITE ${CASE}.expected "${actual}")
  return()
endif()
file(READ ${CASE}.expected expected)
if(NOT actual STREQUAL expected)
  message(FATAL_ERROR "${CASE}: expected\n${expected}\nbut got\n${actual}")
endif()
