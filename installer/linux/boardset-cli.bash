# SPDX-License-Identifier: GPL-3.0-or-later
# Bash completion for boardset-cli: commands, their options, ids and files. The names come from boardset-cli help.
_boardset_cli() {
    local word=${COMP_WORDS[COMP_CWORD]} words
    if [[ $word == -* ]]; then
        words=$(boardset-cli help "${COMP_WORDS[1]}" 2> /dev/null | grep -oE -e '--[a-z-]+')
    elif ((COMP_CWORD == 1)) || [[ ${COMP_WORDS[1]} == help ]]; then
        words=$(boardset-cli help | sed -n '/^S[Uu][Bb]/,$ s/^  \([a-z]*\) .*/\1/p')
    else
        words=$({ boardset-cli machines; boardset-cli scenarios; } | cut -d ' ' -f 1)
    fi
    mapfile -t COMPREPLY < <(compgen -f -W "$words" -- "$word")
}
complete -o filenames -F _boardset_cli boardset-cli
