import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root';

export type Places = {
  /** Pictures that were accepted. */
  baselines: string;
  /** What the last run found. */
  results: string;
};

export const usual: Places = {
  baselines: join(root, 'visual', 'baselines'),
  results: join(root, 'test-results', 'visual'),
};

/** Of one that changed: as accepted, as it is now, what is not the same. Of a new one the second, of one that is gone the first. */
export type Side = (typeof sides)[number];
export const sides = ['before', 'after', 'difference'] as const;

export const baselineOf = ({ baselines }: Places, name: string): string => join(baselines, `${name}.webp`);
export const resultOf = ({ results }: Places, side: Side, name: string): string =>
  join(results, side, `${name}.webp`);

export function clear({ baselines, results }: Places): void {
  rmSync(results, { recursive: true, force: true });
  for (const side of sides) mkdirSync(join(results, side), { recursive: true });
  mkdirSync(baselines, { recursive: true });
}

/** Names of the pictures that were accepted. */
export const namesIn = ({ baselines }: Places): string[] =>
  existsSync(baselines)
    ? readdirSync(baselines).flatMap((file) => (file.endsWith('.webp') ? [file.slice(0, -5)] : []))
    : [];

/** Makes what the last run found what is right: a picture takes the place of the one before, or it goes. */
export function accept(places: Places, name: string): void {
  const after = resultOf(places, 'after', name);
  if (existsSync(after)) copyFileSync(after, baselineOf(places, name));
  else rmSync(baselineOf(places, name), { force: true });
}

/** Takes all that was accepted away, for another browser's. */
export function empty(places: Places): void {
  for (const name of namesIn(places)) rmSync(baselineOf(places, name));
}

/** Takes what was found of a picture out of the results. */
export function forget(places: Places, name: string): void {
  for (const side of sides) rmSync(resultOf(places, side, name), { force: true });
}
