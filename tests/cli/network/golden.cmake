# SPDX-License-Identifier: GPL-3.0-or-later
# Runs one case in its folder and compares status, output and message with what is expected; ACCEPT writes it anew.
execute_process(COMMAND ${CLI} network ${CASE}.json --json
                RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE message)
# Compilers differ in the last digits: ten of them are compared.
string(REGEX REPLACE "([0-9]\\.[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9])[0-9]+" "\\1" output "${output}")
string(CONCAT actual "exit status ${status}\n" "${message}" "${output}")
if(ACCEPT)
  file(WRITE ${CASE}.expected "${actual}")
  return()
endif()
file(READ ${CASE}.expected expected)
if(NOT actual STREQUAL expected)
  message(FATAL_ERROR "network ${CASE}: expected\n${expected}\nbut got\n${actual}")
endif()
