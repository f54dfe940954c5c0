import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { countUnits, planned } from '../test/projection';

/** Maximum size of all accepted pictures at the planned number of screens: everyone who clones the repository downloads them. */
export const maxBytes = 42_000_000;

export type Room = { pictures: number; bytes: number; bytesAtPlan: number };

/** Returns the size of the accepted pictures, and their size at the planned number of screens. */
export async function measureRoom(baselines: string): Promise<Room> {
  const files = readdirSync(baselines).filter((file) => file.endsWith('.webp'));
  const sizeOf = (some: string[]) =>
    some.reduce((sum, file) => sum + statSync(join(baselines, file)).size, 0);
  const bytes = sizeOf(files);
  const ofScreens = sizeOf(files.filter((file) => file.startsWith('screens-')));
  const { screen } = await countUnits();
  return {
    pictures: files.length,
    bytes,
    bytesAtPlan: bytes - ofScreens + (ofScreens / screen) * planned.screen,
  };
}

const inMB = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Returns it as one line. */
export const tellRoom = ({ pictures, bytes, bytesAtPlan }: Room): string =>
  `Baselines: ${pictures} pictures, ${inMB(bytes)}; with ${planned.screen} screens ${inMB(bytesAtPlan)}, planned: ${inMB(maxBytes)}.${bytesAtPlan > maxBytes ? ' ALARM: too much.' : ''}`;
