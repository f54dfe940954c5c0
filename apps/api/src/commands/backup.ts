/**
 * `npm run backup -- /elsewhere`: writes the database and the sealed files into one new archive in this folder, or into the file that
 * is named. It contains health data of everyone; NADI_BACKUP_PASSPHRASE seals it.
 */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError } from '../kernel/environment/config';
import { backUp } from './backup/back-up';
import { passphraseVariable, readPassphrase } from './backup/passphrase';
import { say, withConfig } from './with-data';

const { positionals } = parseArgs({ allowPositionals: true });

/** Returns the name of an archive in a folder. The newest is the last in the order of names. */
const named = (folder: string, now: Date) =>
  join(folder, `nadi-${now.toISOString().replaceAll(/[:.]/g, '-')}.backup`);

await withConfig(async ({ config, log }) => {
  const [given] = positionals;
  if (given === undefined)
    throw new ConfigError('backup', 'name a folder or a new file: npm run backup -- /elsewhere');
  const now = new Date();
  const isFolder = await stat(given).then(
    (found) => found.isDirectory(),
    () => false,
  );
  const path = isFolder ? named(given, now) : given;
  const passphrase = readPassphrase(process.env);
  const made = await backUp({ config, log, path, passphrase, now });
  const rows = made.tables.reduce((sum, table) => sum + table.rows, 0);
  const files = made.parts.filter(({ name }) => name.startsWith('files/')).length;
  say(`${path}: ${rows} rows of ${made.tables.length} tables, ${files} sealed files.`);
  for (const table of made.leftOut) say(`${table} is no table of Nadi: its rows are not in the archive.`);
  for (const id of made.missingFiles) say(`File ${id} has a row and no content.`);
  say(
    passphrase === null
      ? `It contains the health data of everyone here, readable by whoever has the file. Set ${passphraseVariable} to seal it, or keep it on an encrypted disk.`
      : `It is sealed with ${passphraseVariable}. Without this passphrase nobody can restore it.`,
  );
  say(
    `Keep apart from it: ${config.secret === null ? join(config.dataDir, 'secret') : 'NADI_SECRET'}${made.keys.length > 1 ? ' with NADI_SECRET_PREVIOUS' : ''} (key ${made.keys.join(', ')}). Files and second steps cannot be opened without it.`,
  );
  return made.missingFiles.length + made.leftOut.length > 0 ? 1 : 0;
});
