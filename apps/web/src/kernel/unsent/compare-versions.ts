import type { Choices, ConflictField } from '@nadi/ui/screens/offline/ConflictScreen';

/** What of a record is changed, compared and chosen as one. */
export type Part<Thing> = {
  field: string;
  label: string;
  keys: readonly (keyof Thing & string)[];
  say: (thing: Thing) => string;
  /** @default the values of all keys are the same */
  isSame?: (one: Thing, other: Thing) => boolean;
};

/** A record as the person had read it (null where they had read none), as they want it, and as it stands. */
export type Versions<Thing> = { before: Thing | null; mine: Thing; standing: Thing };

// In which order the members of a list stand says nothing.
const plain = (value: unknown): unknown => (Array.isArray(value) ? [...value].sort().join() : value);

function isSame<Thing>(part: Part<Thing>, one: Thing, other: Thing): boolean {
  return part.isSame?.(one, other) ?? part.keys.every((key) => plain(one[key]) === plain(other[key]));
}

/** What is not the same in both versions, and by whom it was changed. */
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

/** Of the person's version, the fields that were chosen; null where none was. */
export function chosenOf<Thing>(
  parts: readonly Part<Thing>[],
  mine: Thing,
  choices: Choices,
): Partial<Thing> | null {
  const keys = parts.filter(({ field }) => choices[field] === 'mine').flatMap((part) => part.keys);
  if (keys.length === 0) return null;
  return Object.fromEntries(keys.map((key) => [key, mine[key]])) as Partial<Thing>;
}
