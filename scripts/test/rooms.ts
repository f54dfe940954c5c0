import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from '../root';

/** Names what some code takes of other rooms, and of the messages. */
type Taken = { rooms: Set<string>; messages: Set<string> };

/**
 * The rooms of the house: the folders of areas in the app, the API, the screens and the domain. What stands outside of them, the kernels among it,
 * is in every part of the product.
 */
export type Rooms = {
  /** Holds what each room takes of others. */
  byRoom: ReadonlyMap<string, Taken>;
  /** Holds what the code outside of rooms takes of them. */
  ofAll: Taken;
};

const folders =
  /^(?:apps\/(?:web|api)\/src\/areas\/(?!platform\b)[\w-]+|packages\/ui\/src\/screens\/[\w-]+|packages\/domain\/src\/(?!kernel\b|platform\b)[\w-]+)(?=\/|$)/;

/** Code that is in no built product; and the demo data and the commands, which take of every area what they begin with and are not asked by a page. */
const apart =
  /\.(test|stories)\.tsx?$|\/(test|crash|e2e)\/|^(scripts|\.storybook|packages\/mock-server|apps\/api\/src\/(seed|commands))\//;

export const roomOf = (file: string): string | undefined => folders.exec(file)?.[0];

const nothing = (): Taken => ({ rooms: new Set(), messages: new Set() });

/** @param files of the repository, relative to the root */
export function readRooms(files: readonly string[]): Rooms {
  const byRoom = new Map<string, Taken>();
  const ofAll = nothing();
  for (const file of files) {
    if (!/\.tsx?$/.test(file) || apart.test(file)) continue;
    const here = roomOf(file);
    const taken = here ? (byRoom.get(here) ?? nothing()) : ofAll;
    if (here) byRoom.set(here, taken);
    const code = readFileSync(join(root, file), 'utf8');
    for (const [, path = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g)) {
      const room = roomOf(pathOf(file, path) ?? '');
      if (room && room !== here) taken.rooms.add(room);
    }
    for (const [, key = ''] of code.matchAll(/\bm\.(\w+)/g)) taken.messages.add(key);
  }
  return { byRoom, ofAll };
}

/** Returns what some areas take, with their own rooms, those that these need, and what all take. */
export function takenBy(areas: readonly string[], { byRoom, ofAll }: Rooms): Taken {
  const found = { rooms: new Set<string>(), messages: new Set(ofAll.messages) };
  const add = (room: string) => {
    if (found.rooms.has(room)) return;
    found.rooms.add(room);
    const taken = byRoom.get(room) ?? nothing();
    for (const key of taken.messages) found.messages.add(key);
    for (const next of taken.rooms) add(next);
    // A page asks the area of its name.
    if (room.startsWith('apps/web/')) add(room.replace('/web/', '/api/'));
  };
  for (const room of ofAll.rooms) add(room);
  for (const area of areas) add(`apps/web/src/areas/${area}`);
  return found;
}

/** A path of this repository; none for a library. */
function pathOf(file: string, path: string): string | undefined {
  if (path.startsWith('.')) return normalize(join(dirname(file), path));
  const [, name, within] = /^@nadi\/(ui|domain)\/(.+)$/.exec(path) ?? [];
  return name && `packages/${name}/src/${within}`;
}
