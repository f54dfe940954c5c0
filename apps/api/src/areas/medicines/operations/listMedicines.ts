import { presentMedicine } from '@nadi/domain/medicines/present-medicine';
import { query } from '../../../kernel/operation/operation';
import { pageAnswer } from '../../../kernel/operation/page-answer';
import { findMedicines } from '../queries/find-medicines';

export const listMedicines = query(
  'listMedicines',
  async ({ query: { page, limit } }, { tx, caller, touched }) => {
    const all = await findMedicines(caller, tx);
    const found = all.slice((page - 1) * limit, page * limit);
    touched({ recordIds: found.map(({ id }) => id) });
    return pageAnswer(found.map(presentMedicine), { page, limit, total: all.length });
  },
);
