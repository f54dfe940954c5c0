import type { ApiClient } from '@nadi/api-client/client';
import type { Write, WriteType } from './write';

/** A write as one request of a batch. */
export type BatchPart = { method: 'POST' | 'PUT' | 'DELETE'; url: string; body?: Record<string, unknown> };

/** One thing that can be written offline, as its area describes it: all that the outbox knows of it. */
export type WriteKind<One extends Write = Write> = {
  operation: One['operation'];
  type: WriteType;
  /** What is asked of the server, together with others; left out where it goes alone. */
  request?(write: One): BatchPart;
  /** Sends it alone, where it is no request of a batch. */
  send?(
    api: ApiClient,
    write: One,
    idempotencyKey: string,
  ): Promise<{ data?: unknown; error?: unknown; response: Response }>;
  /** It brings its record into being: nothing stands before it, and what rests on it leaves with it. */
  isOrigin?: true;
  /** What it means that the server has no such record (404). @default it is refused */
  whenGone?: 'done' | 'conflict';
  /** A conflict tells that it was done before. */
  isDoneByConflict?: true;
  /** So many milliseconds earlier, where it tells of a moment of this device's clock (`isNow`). */
  earlier?(write: One, milliseconds: number): One;
  /** Paths of the contract whose answers change with it. */
  invalidates?: RegExp;
  /** Who is here changes with it: the name, or whether the first answers are given. */
  renewsUser?: true;
};

const kinds = new Map<string, WriteKind>();

/** Called where the app is put together, before anything is written or sent. */
export function registerWrites(added: readonly WriteKind[]): void {
  for (const kind of added) kinds.set(kind.operation, kind);
}

/** @throws where no area has described it */
export function kindOf({ operation }: Pick<Write, 'operation'>): WriteKind {
  const kind = kinds.get(operation);
  if (!kind) throw new Error(`No area describes the write ${operation}.`);
  return kind;
}

/** All of a type, or of all types. */
export const kindsOf = (type?: WriteType): WriteKind[] =>
  [...kinds.values()].filter((kind) => type === undefined || kind.type === type);
