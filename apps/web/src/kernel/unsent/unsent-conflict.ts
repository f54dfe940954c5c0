import type { Choices, Conflict } from '@nadi/ui/screens/offline/ConflictScreen';
import type { OutboxEntry, Write } from '../offline/write';
import { chosenOf, differences, type Part, type Versions } from './compare-versions';

/** The writes that can replace entries in conflict with the current version. */
export type Decided = { write: Write; subject: string; baseVersion: number | null };

export type UnsentConflict = {
  conflict: Conflict;
  /** Returns the write for a choice; null if nothing of the person's version was chosen. */
  choose: (choices: Choices) => Decided | null;
  /** The person's version as a new record. */
  again?: Write;
  /** The deletion of the current version. */
  deletion?: Decided;
};

/** Both versions are the same, so that there is nothing to decide and nothing is lost. */
export type Same = 'same';

/** The name of a conflict, and the time of the person's change. */
export type ConflictWords = Pick<Conflict, 'title' | 'since'>;

/** The version that was read, with all waiting changes applied. */
export const withChanges = <Thing extends object>(read: Thing, chain: readonly OutboxEntry[]): Thing =>
  Object.assign({}, read, ...chain.map(bodyOf));

export const bodyOf = ({ write }: OutboxEntry): object => ('body' in write ? write.body : {});

/** Two existing versions of a record. */
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
