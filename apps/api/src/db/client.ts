import type { Config } from '../config';
import type { Log } from '../log';
import type { Actor } from './actor';
import { openEmbedded } from './embedded';
import { openPostgres } from './postgres';
import type { Reader, Transaction } from './transaction';

export type Database = {
  kind: 'embedded' | 'postgres';
  /** Runs one statement at the gate, without the round trips of a transaction around it. */
  readOnce<T>(work: (tx: Reader) => Promise<T>): Promise<T>;
  /** Runs `work` in one transaction that changes no row; it may add to the audit trail. */
  read<T>(actor: Actor, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Runs `work` in one transaction; what it throws undoes everything. */
  write<T>(actor: Actor, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** One statement outside of any transaction; resolves where the database answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

type Where = Pick<Config, 'databaseUrl' | 'databasePool' | 'dataDir'>;

/** Opens the database that the configuration names and brings its schema up to date. */
export const openDatabase = (config: Where, log: Log): Promise<Database> =>
  config.databaseUrl
    ? openPostgres(config.databaseUrl, config.databasePool, log)
    : openEmbedded(config.dataDir, log);
