import { answer } from '@nadi/api-server/answers';
import { query } from '../../../kernel/operation/operation';
import { presentConsent } from '../presenters/consent';
import { findGranted } from '../queries/find-consents';
import type { ConsentRow } from '../tables/consents';

export const listSharedDoctors = query('listSharedDoctors', async (_, { tx, caller, now, touched }) => {
  const granted = await findGranted(caller, now, tx);
  touched({ recordIds: granted.map(({ id }) => id) });
  const byDoctor = new Map<string, ConsentRow[]>();
  for (const row of granted) byDoctor.set(row.doctorId, [...(byDoctor.get(row.doctorId) ?? []), row]);
  return answer(
    [...byDoctor.values()].flatMap((rows) => {
      const [newest] = rows;
      if (!newest) return [];
      // More than this many accesses of one doctor say nothing more.
      const consents = rows.slice(0, 100).map((row) => presentConsent(row, null, now));
      return [{ doctor: newest.requester, consents }];
    }),
  );
});
