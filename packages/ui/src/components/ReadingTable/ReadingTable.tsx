import { useRef } from 'react';
import type { Reading } from '../private/reading/reading';
import { useIsNarrower } from '../private/use-is-narrower';
import type { Clock } from '../When/When';
import { ReadingList } from './ReadingList';
import { ReadingRows } from './ReadingRows';

/** An unsent change on this device. */
export type Unsent = {
  /** The entry of the outbox. */
  entryId: number;
  /** The effect on the record once it is sent. */
  action: 'add' | 'change' | 'delete';
  /** `attention`: changed elsewhere or refused, so that the person has to decide. */
  standing: 'waiting' | 'sending' | 'attention';
  /** Why the server did not take it as it is, of the whole and of its fields; the form says so again. */
  refusal?: { message: string; errors: readonly { field: string; message: string }[] };
};

/** A reading as it will stand, and what of it still waits on this device. */
export type ReadingRow = Reading & { unsent?: Unsent };

export type ReadingTableProps = {
  /** Name of the table, for screen readers: "Readings of the last 30 days". */
  label: string;
  /** The newest first. */
  rows: readonly ReadingRow[];
  clock: Clock;
  /** Other rows are on their way; these stay in sight until they are there. */
  isPending?: boolean;
  /** Shows what a reading means and what to do. */
  onExplain: (row: ReadingRow) => void;
  onEdit: (row: ReadingRow) => void;
  onDelete: (row: ReadingRow) => void;
  /** Keeps a reading that would be deleted once there is a connection; its row offers it while that can be undone. */
  onUndoDelete?: (row: ReadingRow) => void;
  /** Leads to what the person has to decide of a row whose standing is `attention`. */
  onResolve?: (row: ReadingRow) => void;
};

/** Below this many times the text's size its columns would be too narrow to read. */
const minWidth = 44;

/** Readings with what they mean: a table, and a list where there is no room for its columns. */
export function ReadingTable({ isPending, ...props }: ReadingTableProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrower(ref, minWidth);
  return (
    <div ref={ref} aria-busy={isPending}>
      {isNarrow ? <ReadingList {...props} /> : <ReadingRows {...props} />}
    </div>
  );
}
