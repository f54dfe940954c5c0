import type { ApiClient } from '@nadi/api-client/client';
import type { operations } from '@nadi/contract/schema';
import type { Write, WriteOperation, WriteType } from './write';

/** A write as one request of a batch. */
export type BatchPart = { method: 'POST' | 'PUT' | 'DELETE'; url: string; body?: Record<string, unknown> };

/** One thing that may wait for a connection, as its area describes it in `writes.ts`: all that the outbox knows of it. */
export type WaitingKind<One extends Write = Write> = {
  waits: true;
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

/** One thing that is done online, at once or not at all, as its area describes it in `acts.ts`. The outbox never keeps it. */
export type OnlineKind<Said, Answer> = {
  waits: false;
  operation: Exclude<keyof operations, WriteOperation>;
  /** Sends it once. @param idempotencyKey the same at each try of the same intent */
  send(api: ApiClient, said: Said, idempotencyKey: string): Promise<{ data?: Answer; error?: unknown }>;
  /** Paths of the contract whose answers change with it. */
  invalidates: RegExp;
};

const kinds = new Map<string, WaitingKind>();

/** Called where the app is put together, before anything is written or sent. */
export function registerWrites(added: readonly WaitingKind[]): void {
  for (const kind of added) kinds.set(kind.operation, kind);
}

/** @throws if no area says that it may wait */
export function kindOf({ operation }: Pick<Write, 'operation'>): WaitingKind {
  const kind = kinds.get(operation);
  if (!kind?.waits) throw new Error(`No area says that ${operation} may wait.`);
  return kind;
}

/** All of a type, or of all types. */
export const kindsOf = (type?: WriteType): WaitingKind[] =>
  [...kinds.values()].filter((kind) => type === undefined || kind.type === type);
