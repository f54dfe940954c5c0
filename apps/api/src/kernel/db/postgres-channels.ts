import pg from 'pg';
import { describeError, type Log } from '../environment/log';
import type { Channels } from './channels';

/** Milliseconds for the server to answer; without an answer the connection counts as lost. */
const timeoutMs = 2_000;
/** Milliseconds between two looks whether the listening connection still works: a cut network says nothing. */
const pulse = 2_000;
/** Connections that send; what they send is small. */
const senders = 2;

/** @param lost called once when notifications may have been missed; the caller closes, and opens another */
export async function openPostgresChannels(
  connectionString: string,
  lost: () => void,
  log: Log,
): Promise<Channels> {
  const options = {
    connectionString,
    // LISTEN and NOTIFY need no right at all; this role has few.
    options: '-c role=nadi_gate',
    application_name: 'nadi-live',
    connectionTimeoutMillis: timeoutMs,
    keepAlive: true,
  };
  let isOver = false;
  const lose = (error?: unknown) => {
    if (isOver) return;
    isOver = true;
    log.warn({ error: describeError(error) }, 'notifications of the database lost');
    // Waits for the end of the event of the connection, whose other listeners come after this one.
    setImmediate(lost);
  };

  const listener = new pg.Client({ ...options, query_timeout: timeoutMs });
  // Unheard, the event would end the process; `end` follows it.
  listener.on('error', () => undefined);
  listener.once('end', () => lose(new Error('The connection ended.')));
  const sending = new pg.Pool({ ...options, max: senders, query_timeout: timeoutMs });
  sending.on('error', lose);
  sending.on('connect', (client) => client.on('error', () => undefined));

  async function close(): Promise<void> {
    isOver = true;
    clearInterval(timer);
    // Ending in good order waits for an answer, which may never come.
    const late = setTimeout(() => listener.connection.stream.destroy(), timeoutMs);
    await Promise.allSettled([listener.end(), sending.end()]);
    clearTimeout(late);
  }

  const timer = setInterval(() => void listener.query('select 1').catch(lose), pulse);
  try {
    await listener.connect();
  } catch (error) {
    await close();
    throw error;
  }
  // The adapter gives back what it was lent; this connection has no pool to return to.
  const lent = Object.assign(listener, { release: () => undefined });
  return {
    async listen(channel, hear) {
      listener.on('notification', (told) => {
        if (told.channel === channel) hear(told.payload ?? '');
      });
      await listener.query(`listen ${pg.escapeIdentifier(channel)}`);
    },
    adapter: {
      connect: async () => lent,
      query: (text, values) =>
        sending.query(text, values).catch((error: unknown) => {
          lose(error);
          throw error;
        }),
    },
    close,
  };
}
