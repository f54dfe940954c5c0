import type { Choices, Conflict } from '@nadi/ui/screens/offline/ConflictScreen';
import type { OutboxEntry, Write } from '../offline/write';
import { chosenOf, differences, type Part, type Versions } from './compare-versions';

/** What is written in the place of entries that contradict how things stand. */
export type Decided = { write: Write; subject: string; baseVersion: number | null };

export type UnsentConflict = {
  conflict: Conflict;
  /** What is written for a choice; null where nothing of the person's version is wanted. */
  choose: (choices: Choices) => Decided | null;
  /** The person's version as a new record. */
  again?: Write;
  /** The deletion of how it stands now. */
  deletion?: Decided;
};

/** Both versions say the same, so that nothing is left to decide and nothing lost. */
export type Same = 'same';

/** What a conflict is called, and when the person meant it. */
export type ConflictWords = Pick<Conflict, 'title' | 'since'>;

/** What was read, with all changes that wait. */
export const withChanges = <Thing extends object>(read: Thing, chain: readonly OutboxEntry[]): Thing =>
  Object.assign({}, read, ...chain.map(bodyOf));

export const bodyOf = ({ write }: OutboxEntry): object => ('body' in write ? write.body : {});

/** Two versions of a record that both stand. */
export function changed<Thing>(
  parts: readonly Part<Thing>[],
  versions: Versions<Thing>,
  words: ConflictWords,
  decide: (body: Partial<Thing>) => Decided,
): UnsentConflict | Same {
  const fields = differences(parts, versions);
  if (fields.length === 0) return 'same';
  return {
    conflict: { ...words, kind: 'changed', fields },
    choose(choices) {
      const body = chosenOf(parts, versions.mine, choices);
      return body && decide(body);
    },
  };
}
