import type { FieldProblem } from '@nadi/contract/schema';

/** The groups of records; each has a background sync of its own, `offline-{type}`. */
export type WriteType = string;

/** A photo to be sent; the form's `File` is read once, when it is stored. */
export type KeptFile = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> };

/** The possible writes, by the operation of the contract. Each area adds its own, with their description in its `writes.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the areas
export interface Writes {}

/**
 * A person's intent, in the form of the contract's operation. `read` is the version that the person saw: the change is based
 * on it, and a conflict is compared with it.
 */
export type Write = Writes[keyof Writes];

export type WriteOperation = Write['operation'];

/** The state of an entry for the page and its screens. */
export type EntryStanding =
  /** It waits for its turn, or for the network. */
  | { phase: 'waiting' }
  /** Being sent; it is unknown whether the server has it. */
  | { phase: 'sending' }
  /** Changed elsewhere since (412), or it conflicts with the current state (409). `current` is the current version of the record. */
  | { phase: 'conflict'; message: string; current: unknown }
  /** The server does not accept it as it is. */
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
  /** The time of the intent, in milliseconds of this device's clock. */
  timestamp: number;
  /** Created with the intent; the same for each attempt. */
  idempotencyKey: string;
  /** The record that it is about, with its patient where that is another; entries of one subject are sent in order, one after the other. */
  subject: string;
  /** Version for `If-Match`; null if none is needed, or while it comes from the entry before. */
  baseVersion: number | null;
  /** Id of the person. */
  owner: string;
  /** The patient for whom it is; absent for oneself. */
  patientId?: string;
  /** The number of times it was sent. Above 0, the server may have it. */
  attempts: number;
  standing: EntryStanding;
};

/** The outcome of a write for which a form waits. */
export type WriteOutcome =
  /** The server has accepted it; `data` is its answer. */
  | { kind: 'sent'; data: unknown }
  /** It is kept on this device and will be sent. */
  | { kind: 'kept'; entry: OutboxEntry }
  /** The server does not accept it; it is back with the form and nowhere else. `error` is the problem. */
  | { kind: 'refused'; error: unknown }
  /** This device could not store it (its storage is full) and the server could not be reached. Only the form has it. */
  | { kind: 'unkept'; error: unknown };
