import type { VitalSign } from '@nadi/contract/schema';
import type { ReadingDraft } from '@nadi/ui/screens/vital-signs/VitalSignsScreen';
import type { Clock } from '../../../kernel/browser/clock';
import { conflictOfItem } from '../../../kernel/items/conflict-of-item';
import type { OutboxEntry, Write } from '../../../kernel/offline/write';
import type { ConflictWords, Same, UnsentConflict } from '../../../kernel/unsent/unsent-conflict';
import { partsOfReading, type ReadingSaid } from './conflict-parts';
import { newReadingOf } from './request-of-draft';
import { readingOperations } from './subjects';

type Meant = { words: ConflictWords; clock: Clock };

/** @param current version of the reading; null if it was deleted */
export const conflictOfReading = (
  write: Extract<Write, { operation: 'updateVitalSign' | 'deleteVitalSign' }>,
  chain: readonly OutboxEntry[],
  current: VitalSign | null,
  { words, clock }: Meant,
): UnsentConflict | Same =>
  conflictOfItem<VitalSign, ReadingSaid>(
    {
      operations: readingOperations,
      parts: partsOfReading(write.read.type, clock),
      change: (id, body, read) => ({
        operation: 'updateVitalSign',
        id,
        body: body as Extract<Write, { operation: 'updateVitalSign' }>['body'],
        read,
      }),
      remove: (id, read) => ({ operation: 'deleteVitalSign', id, read }),
      again: (mine) => ({ operation: 'recordVitalSign', body: newReadingOf(said(mine)), isNow: false }),
    },
    { write, chain, current, words },
  );

/** Returns the fields of a reading that a person enters, without those that the server adds. */
const said = ({ type, unit, measuredAt, note, ...rest }: VitalSign): ReadingDraft => {
  const { systolic, diastolic, value, arm, posture, timing, site } = rest;
  return { type, unit, measuredAt, systolic, diastolic, value, arm, posture, timing, site, note };
};
