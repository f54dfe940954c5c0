import { Inline } from '../Inline/Inline';
import { ConditionNote } from '../private/ConditionNote/ConditionNote';
import { Reassessed } from '../private/Reassessed/Reassessed';
import { Stack } from '../Stack/Stack';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import { UnsentMark } from '../UnsentMark/UnsentMark';
import type { Clock } from '../When/When';
import type { ReadingRow } from './ReadingTable';

/** The meaning of a reading, and a mark if it is only on this device. */
export function ReadingStatus({ row }: { row: ReadingRow }) {
  const badge = <StatusBadge status={row.interpretation.status} />;
  if (!row.unsent) return badge;
  return (
    <Inline space={1}>
      {badge}
      <UnsentMark {...row.unsent} />
    </Inline>
  );
}

/** The notes below a reading's status: none if its meaning is the same by each range and was always the same. */
export function ReadingRemarks({ row, clock }: { row: ReadingRow; clock: Clock }) {
  return (
    <Stack space={1}>
      <ConditionNote interpretation={row.interpretation} />
      <Reassessed earlier={row.earlierInterpretations} clock={clock} />
    </Stack>
  );
}
