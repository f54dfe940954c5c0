import type { VitalSign } from '@nadi/contract/schema';
import type { ReadingRow } from '@nadi/ui/components/ReadingTable';
import type { ReadingDraft } from '@nadi/ui/screens/vital-signs/VitalSignsScreen';
import { itemWrites } from '../../../kernel/items/item-writes';
import { tolerance } from '../../../kernel/offline/device-clock';
import type { Write } from '../../../kernel/offline/write';
import { changeOf, newReadingOf } from './request-of-draft';
import { readingOperations } from './subjects';

type Options = Parameters<typeof itemWrites>[1] & {
  /** Milliseconds of this device's clock. */
  now: () => number;
};

/** Describes to the outbox how a reading is recorded, changed and deleted. */
export function readingWrites({ now, ...options }: Options) {
  /** A reading taken now, whose time comes from a clock and not from the person. */
  const isNow = (measuredAt: string) => Math.abs(now() - Date.parse(measuredAt)) < tolerance;
  const recordingOf = (draft: ReadingDraft): Write => ({
    operation: 'recordVitalSign',
    body: newReadingOf(draft),
    isNow: isNow(draft.measuredAt),
  });

  const { add: record, ...others } = itemWrites<ReadingRow, ReadingDraft>(
    {
      operations: readingOperations,
      add: recordingOf,
      change: (id, draft, row) => ({
        operation: 'updateVitalSign',
        id,
        body: changeOf(draft, row),
        read: readOf(row),
      }),
      remove: (id, row) => ({ operation: 'deleteVitalSign', id, read: readOf(row) }),
      replace(write, draft, row) {
        if (write.operation === 'recordVitalSign') return { ...write, ...recordingOf(draft) };
        if (write.operation !== 'updateVitalSign') return write;
        const shown = write.body.measuredAt === undefined ? row : undefined;
        return { ...write, body: changeOf(draft, shown), read: row.unsent ? write.read : readOf(row) };
      },
    },
    options,
  );
  return { record, ...others };
}

/** The reading as the person saw it, without the fields that only this device has. */
export function readOf({ unsent: _, ...reading }: ReadingRow): VitalSign {
  // The contract's type has mutable lists; nothing here changes them.
  return { createdAt: reading.measuredAt, updatedAt: reading.measuredAt, ...reading } as VitalSign;
}
