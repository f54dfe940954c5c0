import type { LastStatement } from '../db/client';
import type { Clock } from '../environment/clock';
import { append } from './append';

/** The signs of an attack from inside. Its name is written to the log, and nothing about the person concerned. */
export type SecurityEvent =
  | 'sign-in-refused'
  | 'sign-in-locked'
  | 'second-step-refused'
  | 'session-stolen'
  | 'consent-code-refused'
  | 'consent-code-exhausted'
  | 'health-link-unknown'
  | 'health-link-passcode-refused';

/** The entry that it adds to the trail of the person concerned. */
export type SecurityEntry = {
  /** Null if no one has the address: an entry is written anyway, so that the time reveals nothing. */
  subjectId: string | null;
  operation: 'lockSignIn' | 'endStolenSession';
  recordIds?: readonly string[];
};

/** Stands in for a person without an account. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** The statement that adds the entry, in the name of the platform. */
export const securityEntry =
  (
    { subjectId, operation, recordIds = [] }: SecurityEntry,
    { app, requestId }: { app: { newId(): string; clock: Clock }; requestId: string },
  ): LastStatement =>
  (tx) =>
    append(tx, {
      subjectId: subjectId ?? nobody,
      entryId: app.newId(),
      at: app.clock.now().toISOString(),
      actorId: null,
      onBehalfOf: null,
      role: 'SYSTEM',
      purpose: 'HOPERAT',
      operation,
      action: 'change',
      record: 'session',
      recordIds,
      requestId,
    });
