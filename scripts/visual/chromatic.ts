/**
 * `npm run chromatic`: sends the built catalogue to Chromatic, which takes pictures of the same sheets in the same widths and themes as
 * `npm run visual`, for teams that review there. Without a token it says so and sends nothing.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root';
import { run } from '../run';
import { buildCatalogue, catalogue } from '../stories/build';
import { findSheets, shotsOf } from './shots';

const { CHROMATIC_PROJECT_TOKEN: token } = process.env;

function explain(): void {
  const sheets = existsSync(join(catalogue, 'index.json')) ? findSheets(catalogue) : undefined;
  const extent = sheets
    ? `${sheets.length} sheets, ${shotsOf(sheets).length} pictures`
    : 'the stories with the tag "sheet": a screen in two pictures, others in four';
  console.log(`Nothing was sent: CHROMATIC_PROJECT_TOKEN is not set.

Chromatic (chromatic.com) is a paid service with a free plan, by the makers of Storybook, where several people review pictures of the
catalogue. Nadi does not need it: npm run visual compares the same pictures on this machine.

With a token this command builds the catalogue and sends it there: its files, the names of branch and author, the commits, and
nothing of anyone's health, since people in stories are invented. Pictured are ${extent}.

To get a token: sign in at https://www.chromatic.com, add a project for this repository, and copy the token from its page "Manage". Then

    CHROMATIC_PROJECT_TOKEN=... npm run chromatic

Options of Chromatic itself go after two dashes: npm run chromatic -- --dry-run`);
}

if (!token) explain();
else {
  buildCatalogue();
  const args = ['--storybook-build-dir', catalogue, ...process.argv.slice(2)];
  // The token stays in the environment: arguments are visible to everyone on the machine.
  const ended = await run(join(root, 'node_modules', '.bin', 'chromatic'), args);
  process.exitCode = ended ? 0 : 1;
}
