import type { Config } from '../environment/config';
import type { Log } from '../environment/log';
import type { Actor } from './actor';
import type { Channels } from './channels';
import { openPostgres } from './postgres';
import type { Reader, Transaction } from './transaction';

/** Accepts a statement that nothing waits for: it is sent with the commit, and rolls everything back if it fails. */
export type AtEnd = (send: LastStatement) => void;
export type LastStatement = (tx: Transaction) => PromiseLike<unknown>;

/** Declares that everything is sent: the commit goes in the same packet, and nothing can be sent after it. */
export type Finish = () => void;

/** The work of one transaction. */
export type Work<T> = (tx: Transaction, atEnd: AtEnd, finish?: Finish) => Promise<T>;

export type Database = {
  kind: 'embedded' | 'postgres';
  /** Runs one statement at the gate, without the round trips of a transaction around it. */
  readOnce<T>(work: (tx: Reader) => Promise<T>): Promise<T>;
  /**
   * Runs `work` in one transaction that changes no row; it may add to the audit trail.
   *
   * @param waited milliseconds that the request has already waited for the database
   * @param timeoutMs milliseconds in all, if it may take longer than a person waits
   */
  read<T>(actor: Actor, work: Work<T>, waited?: number, timeoutMs?: number): Promise<T>;
  /**
   * Runs `work` in one transaction; an error rolls everything back.
   *
   * @param isLasting true if its commit waits for the disk. If not, a crash of the database may still undo it for a moment,
   * and no one may be told before `flush` has confirmed it. @default true
   */
  write<T>(actor: Actor, work: Work<T>, waited?: number, isLasting?: boolean): Promise<T>;
  /** Waits until everything committed so far is on the disk, whoever committed it. */
  flush<T>(actor: Actor, look: (tx: Reader) => Promise<T>): Promise<T>;
  /** Runs one statement outside of any transaction; resolves if the database answers. */
  ping(): Promise<void>;
  /**
   * Opens the database's notifications.
   *
   * @param lost called once when some may have been missed; the caller closes, and opens them again
   */
  openChannels(lost: () => void): Promise<Channels>;
  close(): Promise<void>;
};

type Where = Pick<Config, 'databaseUrl' | 'databasePool' | 'dataDir'>;

/** Opens the configured database and brings its schema up to date. */
export async function openDatabase(config: Where, log: Log): Promise<Database> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl, config.databasePool, log);
  // Only if it is used: it takes time to load.
  const { openEmbedded } = await import('./embedded');
  return openEmbedded(config.dataDir, log);
}
