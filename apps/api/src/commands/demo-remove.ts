/**
 * `npm run demo:remove`: erases the people of the demonstration and all their data, and prints what it removed. An installation
 * that was once a demonstration does not start for others before that.
 */
import { join } from 'node:path';
import { v7 } from 'uuid';
import { allTables } from '../../generated/personal-data';
import { systemClock } from '../kernel/environment/clock';
import { folderStore } from '../kernel/files/store';
import { ringOf } from '../kernel/keys/ring';
import { openSecrets } from '../kernel/keys/secrets';
import { type Removed, removeDemo } from '../seed/demo-remains';
import { withData } from './with-data';

const say = (line: string) => process.stdout.write(`${line}\n`);

const roles: Record<string, string> = { PATIENT: 'patient', DOCTOR: 'doctor', ADMIN: 'administrator' };

function toLine({ name, role, records }: Removed): string {
  const listed = records.map(({ what, count }) => `${what} ${count}`).join(', ');
  return `Removed ${name} (${roles[role]}): account 1${listed ? `, ${listed}` : ''}.`;
}

await withData(async ({ config, db, log }) => {
  const secrets = await openSecrets(config, log);
  const files = folderStore(join(config.dataDir, 'files'), ringOf(secrets, 'files'));
  const tools = { db, files, secrets, clock: systemClock, newId: () => v7(), kept: allTables };
  const { people, decisions, others } = await removeDemo(tools);
  if (people.length === 0) {
    say('There are no demo people to remove.');
    return 0;
  }
  for (const person of people) say(toLine(person));
  say(`Demo people removed: ${people.length}. Their entries stay in the audit trail, by ID only.`);
  if (decisions > 0)
    say(`Doctors decided on by the demo administrator, who are waiting again: ${decisions}.`);
  say(`Accounts kept: ${others}.`);
  if (others > 0)
    say(
      'Anyone at the demonstration could read every mail. Check who these accounts belong to, administrators first.',
    );
  return 0;
});
