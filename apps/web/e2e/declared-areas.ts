import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { listFiles } from '../../../scripts/test/inputs';
import { areasOf } from '../../../scripts/test/journeys';
import { readRooms, roomOf, takenBy } from '../../../scripts/test/rooms';

/**
 * The folders of areas of which a journey has opened a page, and which its first line does not name.
 *
 * @param journey its file
 * @param code addresses of the code that its pages have fetched
 */
export function undeclaredAreas(journey: string, code: ReadonlySet<string>): string[] {
  const declared = areasOf(readFileSync(journey, 'utf8'));
  if (!declared) return [];
  const files = listFiles('apps/web/src');
  const { rooms } = takenBy(declared, readRooms(files));
  const names = new Set(
    [...code].map((address) => `${/\/([A-Za-z]+Route)-[\w-]+\.js$/.exec(address)?.[1]}.tsx`),
  );
  const opened = files.filter((file) => names.has(basename(file))).flatMap((file) => roomOf(file) ?? []);
  return [...new Set(opened)].filter((room) => !rooms.has(room)).sort();
}
