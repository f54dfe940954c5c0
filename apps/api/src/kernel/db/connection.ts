import type pg from 'pg';

/** The database did not answer in time; the connection was cut. */
export class DatabaseTooSlow extends Error {
  readonly code = 'ETIMEDOUT';

  /** @param cause the error of the work that was cut off */
  constructor(cause?: unknown) {
    super('The database did not answer in time.', { cause });
    this.name = 'DatabaseTooSlow';
  }
}

/**
 * Does work on a connection of the pool. At the deadline the connection is closed, whatever it waits for: running statements
 * fail, the database rolls back uncommitted changes, and the next request gets another connection.
 *
 * @param timeoutMs milliseconds for the connection and the work together
 */
export async function onConnection<T>(
  pool: pg.Pool,
  timeoutMs: number,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  let client: pg.PoolClient | undefined;
  let isLate = false;
  const leased = pool.connect();
  const { promise: late, resolve: giveUp } = deferred();
  const timer = setTimeout(() => {
    isLate = true;
    // Ending it in good order would mean waiting for an answer that does not come.
    client?.connection.stream.destroy();
    giveUp();
  }, timeoutMs);

  try {
    client = await Promise.race([leased, late]);
    if (!client) {
      leased.then((unused) => unused.release()).catch(() => undefined);
      throw new DatabaseTooSlow();
    }
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    client?.release(isLate || isBroken(client));
    throw isLate ? new DatabaseTooSlow(error) : error;
  } finally {
    clearTimeout(timer);
  }
}

function deferred(): { promise: Promise<undefined>; resolve: () => void } {
  let resolve: () => void = () => {};
  const promise = new Promise<undefined>((settle) => {
    resolve = () => settle(undefined);
  });
  return { promise, resolve };
}

/** A connection that is still in a transaction cannot be used by others. */
const isBroken = (client: pg.PoolClient): boolean => client.getTransactionStatus() !== 'I';
