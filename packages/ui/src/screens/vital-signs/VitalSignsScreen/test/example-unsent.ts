import { cast } from '@nadi/contract/examples';
import { interpret } from '@nadi/domain/vital-signs/interpretation';
import { asha } from '../../../../catalogue/test/clinical-states';
import type { ReadingRow, Unsent } from '../../../../components/ReadingTable/ReadingTable';

const [first, ...others] = cast.readings.asha;
if (!first) throw new Error('Asha has readings.');
const numbers = { systolic: 184, diastolic: 121 };

/** Entered this morning without a connection, and interpreted on the device. */
export const added: ReadingRow = {
  ...first,
  ...numbers,
  id: 'unsent-1',
  measuredAt: '2026-11-20T08:40:00+05:30',
  interpretation: interpret({ ...first, ...numbers }, asha, '2026-11-20T08:40:00+05:30'),
  unsent: { entryId: 1, action: 'add', standing: 'waiting' },
};

const changes: Record<number, Unsent> = {
  0: { entryId: 2, action: 'change', standing: 'waiting' },
  2: { entryId: 3, action: 'delete', standing: 'waiting' },
  4: { entryId: 4, action: 'change', standing: 'attention' },
};

/** The newest page with all that can wait in it. */
export const rowsWithUnsent: readonly ReadingRow[] = [
  added,
  ...[first, ...others].slice(0, 9).map((row, index) => ({ ...row, unsent: changes[index] })),
];
