import type { Config } from '../config';
import type { Log } from '../log';
import { openEmbedded } from './embedded';
import { openPostgres } from './postgres';
import type { Reader, Writer } from './transaction';

export type Database = {
  kind: 'embedded' | 'postgres';
  /** Runs one statement, without the round trips of a transaction around it. */
  readOnce<T>(work: (tx: Reader) => Promise<T>): Promise<T>;
  /** Runs `work` in one transaction that cannot write. */
  read<T>(work: (tx: Reader) => Promise<T>): Promise<T>;
  /** Runs `work` in one transaction; what it throws undoes everything. */
  write<T>(work: (tx: Writer) => Promise<T>): Promise<T>;
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
