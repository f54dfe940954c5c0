/** Runs work once, however often it is requested, and again only after a failure. */
export function once<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  return () => {
    running ??= run();
    running.catch(() => {
      running = undefined;
    });
    return running;
  };
}
