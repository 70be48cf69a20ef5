# SPDX-License-Identifier: GPL-3.0-or-later
# Generates locales for tests in the build folder, because the machine may have none, and root rights are not required
# there. The variable LOCPATH points the C library to the folder; support/inLocale.h sets it.
set(BOARDSET_LOCALES ${CMAKE_BINARY_DIR}/tests/locales)
find_program(LOCALEDEF localedef REQUIRED)
foreach(locale de_DE tr_TR ps_AF)
  set(generated ${BOARDSET_LOCALES}/${locale}.UTF-8)
  add_custom_command(
    OUTPUT ${generated}/LC_NUMERIC
    COMMAND ${CMAKE_COMMAND} -E make_directory ${BOARDSET_LOCALES}
    COMMAND ${LOCALEDEF} -i ${locale} -f UTF-8 ${generated}
    COMMENT "Generating the locale ${locale}.UTF-8"
    VERBATIM)
  list(APPEND locales ${generated}/LC_NUMERIC)
endforeach()
add_custom_target(boardset_locales ALL DEPENDS ${locales})
