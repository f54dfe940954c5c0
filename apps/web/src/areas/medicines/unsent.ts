import type { MedicineDose, NewMedicineDose } from '@nadi/contract/schema';
import * as m from '@nadi/ui/messages';
import { itemUnsent } from '../../kernel/items/item-unsent';
import type { UnsentKind } from '../../kernel/unsent/unsent-kinds';
import { doseOperations } from './dose-operations';
import { addition, change, removal, unnamed } from './dose-writes';

const statuses = { taken: m.medicines_state_taken, skipped: m.medicines_state_skipped } as const;

/** The texts for unsent entries of doses. They name no medicine: the list of what is not sent may be seen by others. */
export const unsent: readonly UnsentKind[] = itemUnsent<MedicineDose, NewMedicineDose>({
  operations: doseOperations,
  home: '/dashboard/medications',
  title: ({ day, time }) => (day && time ? m.medicines_unsent({ day, time }) : m.medicines_unsent_other()),
  sealedTitle: m.medicines_unsent_sealed,
  parts: () => [
    {
      field: 'status',
      label: m.medicines_unsent_status(),
      keys: ['status'],
      say: ({ status }) => statuses[status](),
    },
  ],
  add: addition,
  change,
  remove: removal,
  unnamed,
});
