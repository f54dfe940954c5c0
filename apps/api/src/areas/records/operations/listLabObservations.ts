import { loincNotice } from '@nadi/domain/labs/dictionary';
import { presentObservation } from '@nadi/domain/labs/present-observation';
import { query } from '../../../kernel/operation/operation';
import { findObservations } from '../queries/find-lab-reading';

export const listLabObservations = query(
  'listLabObservations',
  async ({ query: { analyte, recordId } }, { tx, caller, touched }) => {
    const found = await findObservations({ analyte, recordId }, caller, tx);
    touched({ recordIds: found.map(({ id }) => id) });
    return { body: { success: true as const, data: found.map(presentObservation), notice: loincNotice } };
  },
);
