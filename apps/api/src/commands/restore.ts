/**
 * `npm run restore -- /elsewhere`: puts back the newest backup of a folder, or the file that is named, into the database and the data
 * folder that the environment names. `--replace` removes what is there; `--without-keys` restores also what can then not be opened.
 */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError } from '../kernel/environment/config';
import { readPassphrase } from './backup/passphrase';
import { restore } from './backup/restore';
import { say, withConfig } from './with-data';

const flag = { type: 'boolean', default: false } as const;
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { replace: flag, 'without-keys': flag },
});

async function archiveAt(given: string | undefined): Promise<string> {
  const found = given === undefined ? null : await stat(given).catch(() => null);
  if (given === undefined || !found)
    throw new ConfigError('restore', 'name a backup, or a folder with one: npm run restore -- /elsewhere');
  if (!found.isDirectory()) return given;
  const newest = (await readdir(given))
    .filter((name) => /^nadi-.*\.backup$/.test(name))
    .sort()
    .at(-1);
  if (!newest) throw new ConfigError('restore', `there is no backup in ${given}.`);
  return join(given, newest);
}

await withConfig(async ({ config, log }) => {
  const path = await archiveAt(positionals[0]);
  const manifest = await restore({
    config,
    log,
    path,
    passphrase: readPassphrase(process.env),
    isReplacing: values.replace,
    isWithoutKeys: values['without-keys'],
  });
  say(`${path} of ${manifest.createdAt} is restored, and the database is up to date.`);
  say(
    'What was changed, ended or erased since then is as it was: see "Back up and restore" in docs/security/data.md.',
  );
  say('Check the audit trail now: npm run audit:verify');
  return 0;
});
