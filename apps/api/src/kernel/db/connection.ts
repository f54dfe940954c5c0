import type pg from 'pg';

/** The database did not answer in time; the connection was cut. */
export class DatabaseTooSlow extends Error {
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('The database did not answer in time.');
    this.name = 'DatabaseTooSlow';
  }
}

/**
 * Does work on a connection of the pool. At the deadline the connection is cut, whatever it waits for: the statements under way
 * fail, the database undoes what was not committed, and the next request gets another connection.
 *
 * @param patience milliseconds for the connection and the work together
 */
export async function onConnection<T>(
  pool: pg.Pool,
  patience: number,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  let client: pg.PoolClient | undefined;
  let isLate = false;
  const leased = pool.connect();
  const { promise: late, resolve: giveUp } = deferred();
  const timer = setTimeout(() => {
    isLate = true;
    // To end it in good order would mean to wait for what does not come.
    client?.connection.stream.destroy();
    giveUp();
  }, patience);

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
    throw isLate ? new DatabaseTooSlow() : error;
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

/** A connection that is still within a transaction is no good to anyone else. */
const isBroken = (client: pg.PoolClient): boolean => client.getTransactionStatus() !== 'I';
