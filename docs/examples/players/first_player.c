/* A player of one's own in C: always the first legal move.
   cc -o first_player first_player.c; tiling-gui match 4x4 --max exec:./first_player */
#include <stdio.h>
#include <string.h>

static char line[1 << 20];

int main(void) {
    while (fgets(line, sizeof line, stdin)) {
        const char *moves = strstr(line, "\"moves_text\": [\"");
        if (!moves) return 1;
        moves += strlen("\"moves_text\": [\"");
        printf("{\"move\": \"%.*s\"}\n", (int)strcspn(moves, "\""), moves);
        fflush(stdout);
    }
    return 0;
}
