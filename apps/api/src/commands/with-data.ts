import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, openDatabase } from '../kernel/db/client';
import { FolderInUse } from '../kernel/db/folder-lock';
import { type Config, ConfigError, readConfig } from '../kernel/environment/config';
import { createLog, type Log } from '../kernel/environment/log';

/** Exit code of a command that could not do its work; 1 means that it did, and found a fault. */
const couldNot = 2;

/** Runs a command on the data that the environment names, and ends the process with the exit code that it returns. */
export async function withData(
  work: (opened: { config: Config; db: Database; log: Log }) => Promise<number>,
): Promise<void> {
  try {
    const config = readConfig(process.env);
    const log = createLog('warn');
    if (!config.databaseUrl && !existsSync(join(config.dataDir, 'database')))
      throw new ConfigError('DATA_DIR', `there is no database in ${config.dataDir}.`);
    const db = await openDatabase(config, log);
    process.exitCode = await work({ config, db, log }).finally(() => db.close());
  } catch (error) {
    // Errors that the person can correct are one line; others need their stack.
    const isExpected = error instanceof ConfigError || error instanceof FolderInUse;
    const text = error instanceof Error ? (isExpected ? error.message : error.stack) : String(error);
    process.stderr.write(`${text}\n`);
    process.exitCode = couldNot;
  }
}
