# SPDX-License-Identifier: GPL-3.0-or-later
# Checks that no object of the core prints or reads floating-point numbers with the C library or a stream, which follow
# the locale. It finds calls that tests/layering.cmake can't see in the source text: std::to_string(double) calls
# vsnprintf, and streams have a symbol for each type.
#   cmake -DNM=<nm> "-DFILES=<objects or archives>" -P tests/numberSymbols.cmake
cmake_minimum_required(VERSION 3.22)

execute_process(COMMAND ${NM} -C --undefined-only ${FILES} OUTPUT_VARIABLE symbols ERROR_VARIABLE errors RESULT_VARIABLE code)
if(NOT code EQUAL 0 OR NOT symbols MATCHES " U ")
  message(FATAL_ERROR "${NM} lists no symbols of ${FILES}: ${errors}")
endif()
string(REGEX MATCHALL " U [^\n]*(vsn?printf|strtof|strtold|_M_(insert|extract)<[a-z ]*(double|float)>|operator[<>]+.[a-z ]*(double|float).)[^\n]*"
       found "${symbols}")
if(found)
  list(REMOVE_DUPLICATES found)
  message(FATAL_ERROR "numbers follow the locale here; use core/boardset/text/NumberText.h:${found}")
endif()
