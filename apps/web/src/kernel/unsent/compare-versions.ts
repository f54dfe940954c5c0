import type { Choices, ConflictField } from '@nadi/ui/screens/offline/ConflictScreen';

/** A part of a record that is changed, compared and chosen as one. */
export type Part<Thing> = {
  field: string;
  label: string;
  keys: readonly (keyof Thing & string)[];
  say: (thing: Thing) => string;
  /** @default the values of all keys are the same */
  isSame?: (one: Thing, other: Thing) => boolean;
};

/** A record as the person read it (null if they read none), as they want it, and its current version. */
export type Versions<Thing> = { before: Thing | null; mine: Thing; standing: Thing };

// The order of a list's members has no meaning.
const plain = (value: unknown): unknown => (Array.isArray(value) ? [...value].sort().join() : value);

function isSame<Thing>(part: Part<Thing>, one: Thing, other: Thing): boolean {
  return part.isSame?.(one, other) ?? part.keys.every((key) => plain(one[key]) === plain(other[key]));
}

/** Returns the parts that differ between both versions, and who changed them. */
export const differences = <Thing>(
  parts: readonly Part<Thing>[],
  { before, mine, standing }: Versions<Thing>,
): ConflictField[] =>
  parts
    .filter((part) => !isSame(part, mine, standing))
    .map((part) => {
      const byMe = before === null || !isSame(part, mine, before);
      const byThem = before === null || !isSame(part, standing, before);
      return {
        field: part.field,
        label: part.label,
        before: before && (part.say(before) || null),
        mine: part.say(mine),
        standing: part.say(standing),
        changedBy: byMe && byThem ? 'both' : byMe ? 'me' : 'them',
      };
    });

/** Returns the chosen fields of the person's version; null if none was chosen. */
export function chosenOf<Thing>(
  parts: readonly Part<Thing>[],
  mine: Thing,
  choices: Choices,
): Partial<Thing> | null {
  const keys = parts.filter(({ field }) => choices[field] === 'mine').flatMap((part) => part.keys);
  if (keys.length === 0) return null;
  return Object.fromEntries(keys.map((key) => [key, mine[key]])) as Partial<Thing>;
}
