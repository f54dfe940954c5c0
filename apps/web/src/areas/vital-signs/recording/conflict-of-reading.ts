import type { VitalSign } from '@nadi/contract/schema';
import type { Clock } from '../../../kernel/browser/clock';
import type { OutboxEntry, Write } from '../../../kernel/offline/write';
import { differences, type Part } from '../../../kernel/unsent/compare-versions';
import {
  type ConflictWords,
  changed,
  type Same,
  type UnsentConflict,
  withChanges,
} from '../../../kernel/unsent/unsent-conflict';
import { partsOfReading, type ReadingSaid } from './conflict-parts';
import { newReadingOf } from './request-of-draft';
import { subjectOfReading } from './subjects';

type Meant = { words: ConflictWords; clock: Clock };

/** @param current as the reading stands; null where it was deleted */
export function conflictOfReading(
  write: Extract<Write, { operation: 'updateVitalSign' | 'deleteVitalSign' }>,
  chain: readonly OutboxEntry[],
  current: VitalSign | null,
  { words, clock }: Meant,
): UnsentConflict | Same {
  const isDeletion = chain.at(-1)?.write.operation === 'deleteVitalSign';
  const { read } = write;
  const id = write.id ?? current?.id ?? read.id;
  const parts = partsOfReading(read.type, clock);
  const mine = withChanges<VitalSign>(read, chain);
  if (current === null)
    // What was to be deleted is gone.
    return isDeletion ? 'same' : deletedElsewhere(mine, parts, words);
  const subject = subjectOfReading(id);
  const baseVersion = current.version;
  if (isDeletion)
    return {
      conflict: { ...words, kind: 'my-deletion', fields: sinceRead(parts, read, current) },
      choose: () => null,
      deletion: { write: { operation: 'deleteVitalSign', id, read: current }, subject, baseVersion },
    };
  const versions = { before: read, mine, standing: current };
  return changed<ReadingSaid>(parts, versions, words, (body) => ({
    write: { operation: 'updateVitalSign', id, body: body as VitalSignBody, read: current },
    subject,
    baseVersion,
  }));
}

type VitalSignBody = Extract<Write, { operation: 'updateVitalSign' }>['body'];

function deletedElsewhere(
  mine: VitalSign,
  parts: readonly Part<ReadingSaid>[],
  words: ConflictWords,
): UnsentConflict {
  const { type, unit, systolic, diastolic, value, measuredAt, arm, posture, timing, site, note } = mine;
  const body = newReadingOf({
    type,
    unit,
    systolic,
    diastolic,
    value,
    measuredAt,
    arm,
    posture,
    timing,
    site,
    note,
  });
  return {
    conflict: {
      ...words,
      kind: 'deleted-elsewhere',
      fields: parts
        .map((part) => ({ field: part.field, label: part.label, mine: part.say(mine) }))
        .filter((field) => field.mine !== ''),
      canRecordAgain: true,
    },
    choose: () => null,
    again: { operation: 'recordVitalSign', body, isNow: false },
  };
}

/** What was changed since it was read; all of it where nothing was that is shown. */
function sinceRead(parts: readonly Part<ReadingSaid>[], read: VitalSign, current: VitalSign) {
  const found = differences(parts, { before: read, mine: read, standing: current });
  if (found.length > 0) return found;
  return parts
    .map((part) => ({
      field: part.field,
      label: part.label,
      before: part.say(read) || null,
      standing: part.say(current),
    }))
    .filter(({ standing }) => standing !== '');
}
