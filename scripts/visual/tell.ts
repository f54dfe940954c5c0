import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Count } from '../test/count';
import type { Finding } from './judge';
import type { Places } from './places';
import type { Run } from './run';

export const isWrong = ({ is }: Finding): boolean => is !== 'same';

/** Returns the fault in a few words. */
export function inWords(finding: Finding): string {
  switch (finding.is) {
    case 'same':
      return 'as accepted';
    case 'new':
      return 'new: no picture of it was accepted yet';
    case 'gone':
      return 'gone: no sheet shows it any more';
    case 'broken':
      return `broken: ${finding.problems.join('; ').slice(0, 600)}`;
    case 'changed': {
      if (finding.count === 0)
        return 'changed: only shades of small parts, less than the stored picture shows';
      const places = finding.boxes.length === 1 ? '1 place' : `${finding.boxes.length} places`;
      const pixels = finding.count === 1 ? '1 pixel' : `${finding.count.toLocaleString('en')} pixels`;
      return `changed: ${pixels} in ${places}`;
    }
  }
}

/** Counts for `npm test`. */
export function keepCounts({ results }: Places, count: Count): void {
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, 'counts.json'), `${JSON.stringify(count)}\n`);
}

/** Prints the differences and the next steps; the last line has the counts. */
export function tell(places: Places, { findings, unsteady, seconds }: Run): void {
  const wrong = findings.filter(isWrong);
  for (const finding of wrong)
    console.log(`✗ ${finding.name}  ${inWords(finding).replaceAll('\n', '\n    ')}`);
  for (const name of unsteady) console.log(`! ${name}  was drawn otherwise when it was looked at again`);
  if (wrong.length > 0)
    console.log(
      `\nLook at it: ${join(places.results, 'index.html')}, or npm run visual -- --review, which can accept it.` +
        '\nAccept all of it: npm run visual -- --update',
    );
  const passed = findings.length - wrong.length;
  const failing = wrong.map((finding) => `${finding.name}: ${inWords(finding)}`);
  keepCounts(places, { passed, failed: wrong.length, skipped: 0, failing });
  const pace = findings.length > 0 ? Math.round((findings.length / seconds) * 60) : 0;
  console.log(
    `\nPictures: ${passed} as accepted, ${wrong.length} not (${seconds.toFixed(1)} s, ${pace} a minute)`,
  );
}
