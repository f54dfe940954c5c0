/** Milliseconds between two looks at the clock. */
const every = 100;
/** Milliseconds after a block in which requests that arrived during it are read. */
const shortly = 250;

/**
 * Watches the event loop, which serves all requests: a timer that comes late tells that something held it up.
 *
 * @param longest milliseconds of a block that is told
 * @returns true while the loop is blocked for longer, as told to requests that arrived meanwhile
 */
export function watchLoop(longest: number): () => boolean {
  let last = performance.now();
  let blockedUntil = 0;
  const look = () => {
    const now = performance.now();
    if (now - last - every > longest) blockedUntil = now + shortly;
    last = now;
  };
  // It does not keep the process from ending.
  setInterval(look, every).unref();
  return () => {
    look();
    return performance.now() < blockedUntil;
  };
}
