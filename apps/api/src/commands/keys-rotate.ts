/**
 * `npm run keys:rotate`: seals data again with the newest key that older ones had sealed, and prints what still needs them. On the embedded
 * default, `-- --new` creates a new key first, and `-- --drop-old` removes the older ones if nothing needs them.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError } from '../kernel/environment/config';
import { folderStore } from '../kernel/files/store';
import { addGeneratedSecret, dropOldSecrets } from '../kernel/keys/generated-secret';
import { ringOf } from '../kernel/keys/ring';
import { openSecrets } from '../kernel/keys/secrets';
import { rotateKeys } from './rotate-keys';
import { withData } from './with-data';

const { values } = parseArgs({
  options: { new: { type: 'boolean', default: false }, 'drop-old': { type: 'boolean', default: false } },
});

const say = (line: string) => process.stdout.write(`${line}\n`);

await withData(async ({ config, db, log }) => {
  const isGenerated = config.secret === null;
  if ((values.new || values['drop-old']) && !isGenerated)
    throw new ConfigError('NADI_SECRET', 'is set, so change it there: docs/security/data.md says how.');
  if (values.new) await addGeneratedSecret(config.dataDir, log);

  const secrets = await openSecrets(config, log);
  const files = folderStore(join(config.dataDir, 'files'), ringOf(secrets, 'files'));
  const done = await rotateKeys({ db, files, secrets });
  say(
    `Key ${secrets.id} is the newest; older ones: ${secrets.previous.map(({ id }) => id).join(', ') || 'none'}.`,
  );
  say(
    `Sealed again: ${done.files} files, ${done.twoStepSecrets} secrets of authenticator apps, ${done.mails} mails that wait, ${done.connections} connections to providers of health data.`,
  );
  for (const id of done.missingFiles) say(`File ${id} has a row and no content.`);
  if (done.recoveryCodes > 0)
    say(`${done.recoveryCodes} recovery codes still need an older key. Their owners must get new ones.`);
  else
    say(
      'Nothing permanent needs an older key. Access tokens still do, for 15 minutes after the last server started.',
    );

  if (values['drop-old']) {
    if (done.recoveryCodes > 0) {
      say('The older keys were kept.');
      return 1;
    }
    await dropOldSecrets(config.dataDir, log);
    say('The older keys have been deleted.');
  }
  return done.missingFiles.length > 0 ? 1 : 0;
});
