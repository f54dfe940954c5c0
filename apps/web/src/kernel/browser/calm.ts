/** Milliseconds without anything fetched after which a page has what it needs. */
const rest = 1_500;
/** Milliseconds after which nobody waits for that any longer. */
const limit = 10_000;

/** Resolves once the page that was opened has been fetched, so that what comes then takes no bandwidth from it. */
export function whenCalm(): Promise<void> {
  return new Promise((resolve) => {
    let quiet = setTimeout(finish, rest);
    const latest = setTimeout(finish, limit);
    const fetched = new PerformanceObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(finish, rest);
    });
    fetched.observe({ type: 'resource' });
    function finish() {
      clearTimeout(quiet);
      clearTimeout(latest);
      fetched.disconnect();
      resolve();
    }
  });
}
