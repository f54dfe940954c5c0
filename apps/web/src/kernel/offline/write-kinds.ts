import type { ApiClient } from '@nadi/api-client/client';
import type { operations } from '@nadi/contract/schema';
import type { Write, WriteOperation, WriteType } from './write';

/** Returns a write as one request of a batch. */
export type BatchPart = {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  body?: Record<string, unknown>;
};

/** A write that may wait for a connection, as its area describes it in `writes.ts`: everything that the outbox needs to know. */
export type WaitingKind<One extends Write = Write> = {
  waits: true;
  operation: One['operation'];
  type: WriteType;
  /** The request to the server, sent together with others; absent if it is sent alone. */
  request?(write: One): BatchPart;
  /** Sends it alone, if it cannot be part of a batch. */
  send?(
    api: ApiClient,
    write: One,
    idempotencyKey: string,
  ): Promise<{ data?: unknown; error?: unknown; response: Response }>;
  /** True if it creates its record: no entry comes before it, and entries based on it leave with it. */
  isOrigin?: true;
  /** The meaning of an answer that there is no such record (404). @default it is refused */
  whenGone?: 'done' | 'conflict';
  /** True if a conflict means that it was done before. */
  isDoneByConflict?: true;
  /** Moves it so many milliseconds back, if its time is of this device's clock (`isNow`). */
  earlier?(write: One, milliseconds: number): One;
  /** Paths of the contract whose answers change with it. */
  invalidates?: RegExp;
  /** True if it changes the user: the name, or whether the first answers are given. */
  renewsUser?: true;
};

/** A write that is done online, at once or not at all, as its area describes it in `online-writes.ts`. The outbox never keeps it. */
export type OnlineKind<Said, Answer> = {
  waits: false;
  operation: Exclude<keyof operations, WriteOperation>;
  /** Sends it once. @param idempotencyKey the same for each attempt of the same intent */
  send(api: ApiClient, said: Said, idempotencyKey: string): Promise<{ data?: Answer; error?: unknown }>;
  /** Paths of the contract whose answers change with it. */
  invalidates: RegExp;
};

const kinds = new Map<string, WaitingKind>();

/** Called where the app is assembled, before anything is written or sent. */
export function registerWrites(added: readonly WaitingKind[]): void {
  for (const kind of added) kinds.set(kind.operation, kind);
}

/** @throws if no area says that it may wait */
export function kindOf({ operation }: Pick<Write, 'operation'>): WaitingKind {
  const kind = kinds.get(operation);
  if (!kind?.waits) throw new Error(`No area says that ${operation} may wait.`);
  return kind;
}

/** All writes of a type, or of all types. */
export const kindsOf = (type?: WriteType): WaitingKind[] =>
  [...kinds.values()].filter((kind) => type === undefined || kind.type === type);
