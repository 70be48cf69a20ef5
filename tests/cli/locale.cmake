# SPDX-License-Identifier: GPL-3.0-or-later
# The command line prints the same bytes in every locale.
#   cmake -DCLI=<boardset-cli> -DLOCALES=<folder> -DNETWORK=<file> -P tests/cli/locale.cmake
cmake_minimum_required(VERSION 3.22)

set(commands
  "solve sunfire6800-first --explain"
  "solve sparcserver690mp-case7-first --json"
  "sweep sunfire6800-first --vary threads=1..6 --format csv"
  "compare sunfire6800-copy-1-random sunfire6800-copy-24-local"
  "probe sparcserver690mp-case3"
  "plots t5440-outstanding --format csv"
  "network ${NETWORK}"
  "network ${NETWORK} --json")

foreach(command IN LISTS commands)
  separate_arguments(arguments UNIX_COMMAND "${command}")
  foreach(locale C de_DE.UTF-8 tr_TR.UTF-8 ps_AF.UTF-8)
    execute_process(COMMAND ${CMAKE_COMMAND} -E env LOCPATH=${LOCALES} LC_ALL=${locale} ${CLI} ${arguments}
                    RESULT_VARIABLE code OUTPUT_VARIABLE text ERROR_VARIABLE errors)
    if(NOT code EQUAL 0 OR text STREQUAL "")
      message(SEND_ERROR "${command}: exit status ${code} in ${locale}: ${errors}")
    endif()
    if(locale STREQUAL "C")
      set(plain "${text}")
    elseif(NOT text STREQUAL plain)
      message(SEND_ERROR "${command}: the output in ${locale} differs from that in C:\n${text}")
    endif()
  endforeach()
endforeach()
