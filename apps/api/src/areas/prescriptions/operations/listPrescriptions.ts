import { placeOf } from '@nadi/domain/kernel/page';
import { presentPrescription } from '@nadi/domain/prescriptions/present-prescription';
import { positionOf, toCursor } from '../../../kernel/db/list-cursor';
import { query } from '../../../kernel/operation/operation';
import { findPage } from '../queries/find-prescriptions';

export const listPrescriptions = query('listPrescriptions', async ({ query: { limit, cursor } }, given) => {
  const after = positionOf(cursor);
  const { found, hasMore, total } = await findPage({ limit, after }, given);
  given.touched({ recordIds: found.map(({ id }) => id) });
  const [last, before] = [found.at(-1), after?.before ?? 0];
  const next =
    hasMore && last?.signedAt ? toCursor({ at: last.signedAt, id: last.id, before: before + limit }) : null;
  const place = placeOf({ page: Math.floor(before / limit) + 1, limit, total });
  return {
    body: { success: true as const, data: found.map(presentPrescription), pagination: { ...place, next } },
  };
});
