/** Milliseconds without a fetch after which a page counts as loaded. */
const rest = 1_500;
/** Maximum milliseconds to wait for that. */
const limit = 10_000;

/** Resolves once the first page has been fetched, so that later fetches take no bandwidth from it. */
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
