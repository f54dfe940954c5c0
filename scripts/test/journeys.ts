import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../root';
import { type ProofsByFile, proofsByKey, runAll } from './by-file';
import { hashFiles } from './inputs';
import { type Hashed, keyOf, type Proofs } from './proofs';
import { type Rooms, readRooms, roomOf, takenBy } from './rooms';

/** Files of which nothing is in the built product, nor in what a journey runs with. */
const beside =
  /^(visual|docs|packages\/mock-server|scripts\/(attack|labs|lock|new|pack|rules|visual))\/|\.md$|\.(test|stories)\.tsx?$|^apps\/api\/(test|crash|src\/areas\/[\w-]+\/test)\//;
const isJourney = (file: string) => /^apps\/web\/e2e\/[^/]+\.test\.ts$/.test(file);

/**
 * The areas of which a journey opens pages, by its first line: `// areas: consent, records`. Undefined where it has none: then it may open
 * any.
 */
export function areasOf(code: string): string[] | undefined {
  const [, areas] = /^\/\/ areas: ([\w, -]+)\n/.exec(code) ?? [];
  return areas?.split(', ');
}

/** Texts for people, as they are written. */
const messageFile = /^packages\/ui\/messages\/en\/[\w-]+\.json$/;

type Given = { journeys: readonly string[]; proofs: Proofs; tools: readonly string[] };

/**
 * Says which journeys have to run: one of which the areas, and all that stands outside of areas, are as they were when it passed does not.
 * One that names no areas runs after any change.
 */
export function proofsOfJourneys({ journeys, proofs, tools }: Given): ProofsByFile {
  if (process.env.NADI_TEST_ALL) return runAll(journeys);
  const areas = new Map(
    journeys.map((journey) => [journey, areasOf(readFileSync(join(root, journey), 'utf8'))] as const),
  );
  const keysOf = (files: readonly Hashed[]) => {
    const rooms = readRooms(files.map(({ file }) => file));
    const texts = readTexts(files);
    return new Map(
      journeys.map((journey) => {
        const parts = partsOf(journey, areas.get(journey), files, rooms, texts);
        return [journey, keyOf(`e2e ${basename(journey)}`, parts, tools, undefined)] as const;
      }),
    );
  };
  const keys = keysOf(hashFiles());
  return proofsByKey(journeys, keys, {
    proofs,
    findSame() {
      const after = keysOf(hashFiles());
      return (journey) => after.get(journey) === keys.get(journey);
    },
  });
}

/** All that the outcome of a journey can depend on. @param texts by their keys */
export function partsOf(
  journey: string,
  areas: readonly string[] | undefined,
  files: readonly Hashed[],
  rooms: Rooms,
  texts: Readonly<Record<string, unknown>>,
): Hashed[] {
  const others = files.filter(({ file }) => !isJourney(file) || file === journey);
  if (!areas) return others.filter(({ file }) => !/^visual\//.test(file));
  const taken = takenBy(areas, rooms);
  const parts = others.filter(({ file }) => {
    if (file === journey) return true;
    const room = roomOf(file);
    return !beside.test(file) && !messageFile.test(file) && (room === undefined || taken.rooms.has(room));
  });
  const used = JSON.stringify([...taken.messages].sort().map((key) => [key, texts[key]]));
  return [...parts, { file: 'messages', hash: createHash('sha256').update(used).digest('hex') }];
}

const readTexts = (files: readonly Hashed[]): Record<string, unknown> =>
  Object.assign(
    {},
    ...files
      .filter(({ file }) => messageFile.test(file))
      .map(({ file }) => JSON.parse(readFileSync(join(root, file), 'utf8'))),
  );
