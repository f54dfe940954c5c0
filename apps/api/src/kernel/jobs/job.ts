import type { AppContext } from '../operation/context';
import type { Ids } from '../queue/enqueue';
import type { Schedule } from '../queue/schedule';

/**
 * Work that is done after the commit, at least once: by whichever server fetches it, and again where that server is gone or the work fails. How often and
 * after which pauses is said by its queue, in the migration that makes it.
 */
export type Job = {
  /** Its queue. */
  name: string;
  /** Jobs that one server does side by side. @default 1 */
  atOnce?: number;
  /**
   * Jobs that are fetched in one go. More than are done at once where each is short: all of them must be done in the time that their queue gives to one.
   *
   * @default atOnce
   */
  fetched?: number;
  /** When it is enqueued by itself. */
  schedule?: Schedule;
  /**
   * Does it. A second run with the same ids must not do it twice.
   *
   * @param isEnding true once the server is told to end
   */
  run(ids: Ids, context: AppContext, isEnding: () => boolean): Promise<unknown>;
  /** Notes that it is not tried again; it is among the failed jobs then, and an administrator may retry it. */
  givenUp?(ids: Ids, context: AppContext): Promise<unknown>;
};
