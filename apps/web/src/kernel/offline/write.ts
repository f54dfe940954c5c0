import type { FieldProblem } from '@nadi/contract/schema';

/** What records are grouped by; each has a background sync of its own, `offline-{type}`. */
export type WriteType = string;

/** A photo on its way; a `File` of the form is read once, when it is kept. */
export type KeptFile = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> };

/** What can be written, by the operation of the contract. Each area adds its own, beside what `writes.ts` there says of it. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the areas
export interface Writes {}

/**
 * What a person meant to write, as the contract's operation takes it. `read` is what they had before them: the version on which it
 * rests, and what a conflict is compared with.
 */
export type Write = Writes[keyof Writes];

export type WriteOperation = Write['operation'];

/** How an entry stands, as the page and its screens know it. */
export type EntryStanding =
  /** It waits for its turn, or for the network. */
  | { phase: 'waiting' }
  /** On its way; whether the server has it is not known. */
  | { phase: 'sending' }
  /** Changed elsewhere since (412), or it contradicts how things stand (409). `current` is the record as it stands now. */
  | { phase: 'conflict'; message: string; current: unknown }
  /** The server will not take it as it is. */
  | {
      phase: 'refused';
      status: number;
      message: string;
      errors: readonly FieldProblem[];
    };

/** An entry of the outbox, readable, in memory. */
export type OutboxEntry = {
  id: number;
  type: WriteType;
  write: Write;
  /** When it was meant, in milliseconds of this device's clock. */
  timestamp: number;
  /** Minted with the intent; the same at each try. */
  idempotencyKey: string;
  /** What it is about; entries of one subject are sent in their order, one after the other. */
  subject: string;
  /** Version for `If-Match`; null where none is needed, or while it comes from the entry before. */
  baseVersion: number | null;
  /** Id of the person. */
  owner: string;
  /** How often it was sent. Above 0, the server may have it. */
  attempts: number;
  standing: EntryStanding;
};

/** What became of a write that a form waits for. */
export type WriteOutcome =
  /** The server has taken it; `data` is what it answered. */
  | { kind: 'sent'; data: unknown }
  /** It lies on this device and will be sent. */
  | { kind: 'kept'; entry: OutboxEntry }
  /** The server will not take it; it is with the form again and nowhere else. `error` is the problem. */
  | { kind: 'refused'; error: unknown }
  /** This device could not keep it (its storage is full) and the server could not be reached. Only the form has it. */
  | { kind: 'unkept'; error: unknown };
