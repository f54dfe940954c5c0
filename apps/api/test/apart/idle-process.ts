/** A program that never answers, as a decoder of a large file seems to. */
process.stdin.resume();
