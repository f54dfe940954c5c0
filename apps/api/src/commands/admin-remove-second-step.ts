/**
 * `npm run admin:remove-second-step -- --email nisha@clinic.example`: removes the authenticator app, the recovery codes and the passkeys of an administrator who lost
 * them, and ends their sessions. The password is not changed. Check first who asks.
 */
import { parseArgs } from 'node:util';
import { checkSchema } from '@nadi/api-server/validation';
import { v7 } from 'uuid';
import { NoAdministrator, removeAdministratorsSecondStep } from '../areas/administration/offers';
import { openSecrets } from '../kernel/keys/secrets';
import { withData } from './with-data';

const { values } = parseArgs({ options: { email: { type: 'string', default: '' } } });
const { email } = values;

const complain = (line: string) => {
  process.stderr.write(`${line}\n`);
  return 1;
};

const faults = checkSchema('EmailAddress', email, '--email');
for (const { pointer, message } of faults) process.exitCode = complain(`${pointer}: ${message}`);
if (faults.length === 0)
  await withData(async ({ config, db, log }) => {
    const secrets = await openSecrets(config, log);
    const { publicUrl, grievanceOfficer } = config;
    const tools = { db, secrets, publicUrl, grievanceOfficer, newId: () => v7(), now: new Date() };
    try {
      if (!(await removeAdministratorsSecondStep(email, tools)))
        return complain(`${email} has no second step.`);
    } catch (error) {
      if (error instanceof NoAdministrator) return complain(error.message);
      throw error;
    }
    process.stdout.write(
      `The second step of ${email} is removed, and they are signed out everywhere. They are told by e-mail.\n`,
    );
    return 0;
  });
