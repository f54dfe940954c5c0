/**
 * `npm run admin:create -- --email nisha@clinic.example --first-name Nisha --last-name Pillai`: creates the account of an
 * administrator and prints the link to set their password. For an existing one it prints a new link.
 */
import { parseArgs } from 'node:util';
import { checkSchema } from '@nadi/api-server/validation';
import { v7 } from 'uuid';
import { AddressInUse, createAdministrator } from '../areas/administration/offers';
import { openSecrets } from '../kernel/keys/secrets';
import { withData } from './with-data';

const text = { type: 'string', default: '' } as const;
const { values } = parseArgs({ options: { email: text, 'first-name': text, 'last-name': text } });
const { email, 'first-name': firstName, 'last-name': lastName } = values;

const say = (line: string) => process.stdout.write(`${line}\n`);

const faults = [
  ...checkSchema('EmailAddress', email, '--email'),
  ...checkSchema('PersonName', firstName, '--first-name'),
  ...checkSchema('PersonName', lastName, '--last-name'),
];

async function create(opened: Parameters<Parameters<typeof withData>[0]>[0]): Promise<number> {
  const { config, db, log } = opened;
  const secrets = await openSecrets(config, log);
  const { token, isNew } = await createAdministrator(
    { email, firstName, lastName },
    { db, secrets, newId: () => v7(), now: new Date() },
  );
  say(isNew ? `${email} is now an administrator.` : `${email} was already an administrator.`);
  say('To set the password, open this link within 30 minutes:');
  say(`${config.publicUrl}/auth/reset-password#token=${token}`);
  return 0;
}

const complain = (line: string) => {
  process.stderr.write(`${line}\n`);
  return 1;
};

for (const { pointer, message } of faults) process.exitCode = complain(`${pointer}: ${message}`);
if (faults.length === 0)
  await withData((opened) =>
    create(opened).catch((error: unknown) => {
      if (error instanceof AddressInUse) return complain(error.message);
      throw error;
    }),
  );
