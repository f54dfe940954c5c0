import { type Database, openDatabase } from '../kernel/db/client';
import { FolderInUse } from '../kernel/db/folder-lock';
import { type Config, ConfigError, readConfig } from '../kernel/environment/config';
import { createLog, type Log } from '../kernel/environment/log';
import { requireDatabase } from './backup/raw-database';
import { BrokenArchive } from './backup/tar';

/** Exit code of a command that could not do its work; 1 means that it did, and found a fault. */
const couldNot = 2;

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs a command with the configuration of the environment, and ends the process with the exit code that it returns. */
export async function withConfig(
  work: (given: { config: Config; log: Log }) => Promise<number>,
): Promise<void> {
  try {
    process.exitCode = await work({ config: readConfig(process.env), log: createLog('warn') });
  } catch (error) {
    // Errors that the person can correct are one line; others need their stack.
    const isExpected =
      error instanceof ConfigError || error instanceof FolderInUse || error instanceof BrokenArchive;
    const text = error instanceof Error ? (isExpected ? error.message : error.stack) : String(error);
    process.stderr.write(`${text}\n`);
    process.exitCode = couldNot;
  }
}

/** Runs a command on the data that the environment names. */
export const withData = (
  work: (opened: { config: Config; db: Database; log: Log }) => Promise<number>,
): Promise<void> =>
  withConfig(async ({ config, log }) => {
    requireDatabase(config);
    const db = await openDatabase(config, log);
    return work({ config, db, log }).finally(() => db.close());
  });
