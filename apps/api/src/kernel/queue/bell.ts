/** Tells the workers of this server that something was enqueued, so that it does not wait for their next look. A lost ring costs seconds, and no job. */
export type Bell = {
  /** Called after the commit. On a server it resolves at once, as nobody who asked may wait for a job; in tests, once the queue is empty. */
  ring(queue: string): Promise<void>;
  answer(how: (queue: string) => void | Promise<void>): void;
};

export function createBell(): Bell {
  let hear: (queue: string) => void | Promise<void> = () => {};
  return {
    async ring(queue) {
      await hear(queue);
    },
    answer(how) {
      hear = how;
    },
  };
}
