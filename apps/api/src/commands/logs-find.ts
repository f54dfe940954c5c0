/** `npm run logs:find -- 5f0c19ae`: prints what a page logged with the error id that it showed. */
import { parseArgs } from 'node:util';
import { findLogs } from '../areas/platform/offers';
import { withData } from './with-data';

const { positionals } = parseArgs({ allowPositionals: true });
const [errorId = ''] = positionals;

const say = (line: string) => process.stdout.write(`${line}\n`);

if (/^[0-9a-f]{8}$/.test(errorId))
  await withData(async ({ db }) => {
    const found = await findLogs(errorId, db);
    for (const row of found) say(JSON.stringify(row));
    if (found.length === 0) say(`Nothing is kept of the error id ${errorId}. Entries are kept for 30 days.`);
    return found.length > 0 ? 0 : 1;
  });
else {
  process.stderr.write('Name the error id of the error screen: eight of the characters 0-9 and a-f.\n');
  process.exitCode = 2;
}
