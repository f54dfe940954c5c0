import type { OutboxItem } from '@nadi/ui/screens/offline/OutboxDrawer';
import type { Clock } from '../browser/clock';
import type { OutboxEntry, Write, WriteType } from '../offline/write';
import type { ConflictWords, Same, UnsentConflict } from './unsent-conflict';

/** The name of an entry as text. */
export type ItemWords = Pick<OutboxItem, 'title' | 'detail' | 'action'>;

/** An entry that conflicts with the current version. */
export type Contradiction<One extends Write = Write> = {
  write: One;
  /** The entry, and those of the same subject that wait behind it. */
  chain: readonly OutboxEntry[];
  /** The current version; null if the server did not send it, or it is gone. */
  current: unknown;
  words: ConflictWords;
  clock: Clock;
};

/** How one kind of write is shown, compared and decided on while it waits; the other half of its `WaitingKind`, for pages only. */
export type UnsentKind<One extends Write = Write> = {
  operation: One['operation'];
  /** The page that shows its subject. */
  home: string;
  /**
   * Returns the address at which it is changed before it is sent; null if there is nothing to change.
   *
   * @param own entries of its subject, in order
   */
  editHref(write: One, own: readonly OutboxEntry[]): string | null;
  words(write: One, clock: Clock): ItemWords;
  fieldLabels: Readonly<Record<string, () => string>>;
  /** The text for one that can no longer be read; only its type is known. */
  sealed?: { type: WriteType; title: () => string; action: OutboxItem['action'] };
  /** True if it is compared with the person's profile when the server did not send the current version. */
  needsProfile?: true;
  /** Null if there are no two versions to compare. Absent if nothing exists yet that it could conflict with. */
  conflict?(contradiction: Contradiction<One>): UnsentConflict | Same | null;
  /**
   * Undoes a write that the server may already have.
   *
   * @param own entries of its subject, in order
   * @param name of the person
   * @returns the write that undoes it, null if one already waits; undefined if it is impossible
   */
  withdrawal?(own: readonly OutboxEntry[], name: string): Write | null | undefined;
};

const kinds = new Map<string, UnsentKind>();

/** Called where the app is assembled, with the code of the pages that show unsent entries. */
export function registerUnsent(added: readonly UnsentKind[]): void {
  for (const kind of added) kinds.set(kind.operation, kind);
}

/** @throws if no area describes it */
export function unsentKindOf({ operation }: Pick<Write, 'operation'>): UnsentKind {
  const kind = kinds.get(operation);
  if (!kind) throw new Error(`No area tells of the write ${operation}.`);
  return kind;
}

/** The known facts about an entry of a type that can no longer be read. */
export function sealedWords(type: WriteType): Pick<ItemWords, 'title' | 'action'> {
  const sealed = [...kinds.values()].find((kind) => kind.sealed?.type === type)?.sealed;
  if (!sealed) throw new Error(`No area tells of sealed entries of the type ${type}.`);
  return { title: sealed.title(), action: sealed.action };
}
