import { answer } from '@nadi/api-server/answers';
import { positionOf } from '../../../kernel/db/list-cursor';
import { query } from '../../../kernel/operation/operation';
import { personOf } from '../queries/find-audit-entries';
import { findConsents } from '../queries/find-consents';

export const listAdminConsents = query('listAdminConsents', async ({ query }, { tx, now, touched }) => {
  const { limit, cursor, status, purpose } = query;
  const after = positionOf(cursor);
  const doctor = await personOf(query.doctor, 'doctor', tx);
  const patient = await personOf(query.patient, 'patient', tx);
  const filter = { status, purpose, doctor, patient };
  const { list, named } = await findConsents(filter, { after, limit, now }, tx);
  for (const touch of named) touched(touch);
  return answer(list);
});
