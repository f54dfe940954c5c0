import type { OutboxItem } from '@nadi/ui/screens/offline/OutboxDrawer';
import type { Clock } from '../browser/clock';
import type { OutboxEntry, Write, WriteType } from '../offline/write';
import type { ConflictWords, Same, UnsentConflict } from './unsent-conflict';

/** What an entry is, in words. */
export type ItemWords = Pick<OutboxItem, 'title' | 'detail' | 'action'>;

/** An entry that contradicts how things stand. */
export type Contradiction<One extends Write = Write> = {
  write: One;
  /** The entry, and those of the same subject that wait behind it. */
  chain: readonly OutboxEntry[];
  /** As it stands; null where the server did not tell it, or it is gone. */
  current: unknown;
  words: ConflictWords;
  clock: Clock;
};

/** How one kind of write is told, compared and decided about while it waits; the other half of its `WaitingKind`, for pages alone. */
export type UnsentKind<One extends Write = Write> = {
  operation: One['operation'];
  /** Where one sees what it is about. */
  home: string;
  /**
   * Where it is changed before it is sent; null where there is nothing to change.
   *
   * @param own entries of its subject, in their order
   */
  editHref(write: One, own: readonly OutboxEntry[]): string | null;
  words(write: One, clock: Clock): ItemWords;
  fieldLabels: Readonly<Record<string, () => string>>;
  /** What is said of one that nobody can read any more; no more is known of it than its type. */
  sealed?: { type: WriteType; title: () => string; action: OutboxItem['action'] };
  /** It is compared with the person's profile where the server did not tell how it stands. */
  needsProfile?: true;
  /** Null where there are no two versions to compare. Left out where nothing stands yet that it could contradict. */
  conflict?(contradiction: Contradiction<One>): UnsentConflict | Same | null;
  /**
   * Takes back what the server may have already.
   *
   * @param own entries of its subject, in their order
   * @param name of the person
   * @returns the write that does, null where one waits for it already; undefined where it cannot be
   */
  withdrawal?(own: readonly OutboxEntry[], name: string): Write | null | undefined;
};

const kinds = new Map<string, UnsentKind>();

/** Called where the app is put together, with the code of the pages that tell what waits. */
export function registerUnsent(added: readonly UnsentKind[]): void {
  for (const kind of added) kinds.set(kind.operation, kind);
}

/** @throws where no area tells of it */
export function unsentKindOf({ operation }: Pick<Write, 'operation'>): UnsentKind {
  const kind = kinds.get(operation);
  if (!kind) throw new Error(`No area tells of the write ${operation}.`);
  return kind;
}

/** What is known of an entry of a type that nobody can read any more. */
export function sealedWords(type: WriteType): Pick<ItemWords, 'title' | 'action'> {
  const sealed = [...kinds.values()].find((kind) => kind.sealed?.type === type)?.sealed;
  if (!sealed) throw new Error(`No area tells of sealed entries of the type ${type}.`);
  return { title: sealed.title(), action: sealed.action };
}
