import type { LastStatement } from '../db/client';
import type { Clock } from '../environment/clock';
import { append } from './append';

/** What an attack looks like from inside. Its word stands in the log, and nothing of whom it was about. */
export type SecurityEvent = 'sign-in-refused' | 'sign-in-locked' | 'second-step-refused' | 'session-stolen';

/** The entry that it leaves in the trail of the person whom it was about. */
export type SecurityEntry = {
  /** Null where nobody has the address: an entry is written all the same, so that the time it takes does not tell. */
  subjectId: string | null;
  operation: 'lockSignIn' | 'endStolenSession';
  recordIds?: readonly string[];
};

/** Stands for whoever has no account. */
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
      role: 'SYSTEM',
      purpose: 'HOPERAT',
      operation,
      action: 'change',
      record: 'session',
      recordIds,
      requestId,
    });
