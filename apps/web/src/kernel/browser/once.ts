/** Done once, however often it is asked for, and again only where it failed. */
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
