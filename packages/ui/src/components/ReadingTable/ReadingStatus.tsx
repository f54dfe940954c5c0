import { Inline } from '../Inline/Inline';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import { UnsentMark } from '../UnsentMark/UnsentMark';
import type { ReadingRow } from './ReadingTable';

/** What a reading means, and beside it whether it is on this device only. */
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
