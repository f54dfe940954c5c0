import type { Config } from '../environment/config';
import type { Log } from '../environment/log';
import type { Actor } from './actor';
import { openPostgres } from './postgres';
import type { Reader, Transaction } from './transaction';

/** Takes what sends a statement that nothing waits for: it goes out with the commit, and undoes everything where it fails. */
export type AtEnd = (send: LastStatement) => void;
export type LastStatement = (tx: Transaction) => PromiseLike<unknown>;

/** Says that everything is sent: the commit leaves in the same packet, and nothing can be sent after it. */
export type Finish = () => void;

/** What happens in one transaction. */
export type Work<T> = (tx: Transaction, atEnd: AtEnd, finish?: Finish) => Promise<T>;

export type Database = {
  kind: 'embedded' | 'postgres';
  /** Runs one statement at the gate, without the round trips of a transaction around it. */
  readOnce<T>(work: (tx: Reader) => Promise<T>): Promise<T>;
  /**
   * Runs `work` in one transaction that changes no row; it may add to the audit trail.
   *
   * @param waited milliseconds for which the request has waited for the database before
   * @param patience milliseconds in all, where it may take longer than a person likes to wait
   */
  read<T>(actor: Actor, work: Work<T>, waited?: number, patience?: number): Promise<T>;
  /**
   * Runs `work` in one transaction; what it throws undoes everything.
   *
   * @param isLasting whether its commit waits for the disk. Where it does not, a crash of the database may undo it for a moment
   * still, and nobody may hear of it before `flush` has seen it. @default true
   */
  write<T>(actor: Actor, work: Work<T>, waited?: number, isLasting?: boolean): Promise<T>;
  /** Looks, and waits until all that it could see is on the disk, whoever committed it. */
  flush<T>(actor: Actor, look: (tx: Reader) => Promise<T>): Promise<T>;
  /** One statement outside of any transaction; resolves where the database answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

type Where = Pick<Config, 'databaseUrl' | 'databasePool' | 'dataDir'>;

/** Opens the database that the configuration names and brings its schema up to date. */
export async function openDatabase(config: Where, log: Log): Promise<Database> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl, config.databasePool, log);
  // Only where it is used: it takes its time to load.
  const { openEmbedded } = await import('./embedded');
  return openEmbedded(config.dataDir, log);
}
