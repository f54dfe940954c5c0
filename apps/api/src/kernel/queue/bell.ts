/** The workers of this server, which hear the bell. */
export type Workers = {
  /** On a server it returns at once, as nobody who asked may wait for a job; in tests it resolves once the queue is empty. */
  wake(queue: string): void | Promise<void>;
  /** Resolves when they have done what was enqueued before. */
  idle(queue: string): Promise<void>;
};

/** Tells the workers of this server that something was enqueued, so that it does not wait for their next look. A lost ring costs seconds, and no job. */
export type Bell = {
  /** Called after the commit. */
  ring(queue: string): Promise<void>;
  /** Resolves when the workers, if there are any, have done what was enqueued before. */
  idle(queue: string): Promise<void>;
  answer(workers: Workers): void;
};

export function createBell(): Bell {
  let workers: Workers | undefined;
  return {
    async ring(queue) {
      await workers?.wake(queue);
    },
    async idle(queue) {
      await workers?.idle(queue);
    },
    answer(given) {
      workers = given;
    },
  };
}
