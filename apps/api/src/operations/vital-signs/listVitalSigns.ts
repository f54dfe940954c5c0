import { answer } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { and, desc, eq, gte, lt } from 'drizzle-orm';
import { users } from '../../db/schema/users';
import { vitalSigns } from '../../db/schema/vital-signs';
import { parseMoment } from '../../moments';
import { reading } from '../../operation';
import { loadSubject } from '../../patients/subject';
import { ownReadings } from '../../policies/own-readings';
import { presentPagination } from '../../presenters/pagination';
import { presentVitalSign } from '../../presenters/vital-sign';
import { withEnterer } from '../../vital-signs/find-reading';

export const listVitalSigns = reading('listVitalSigns', async ({ query }, { tx, caller, touched }) => {
  const { page, limit, type } = query;
  const from = momentOf('dateFrom', query.dateFrom);
  const to = momentOf('dateTo', query.dateTo);
  const chosen = and(
    ownReadings(caller),
    type && eq(vitalSigns.type, type),
    from && gte(vitalSigns.measuredAt, from),
    to && lt(vitalSigns.measuredAt, to),
  );

  const subject = await loadSubject(caller, tx);
  const total = await tx.$count(vitalSigns, chosen);
  const found = await tx
    .select(withEnterer)
    .from(vitalSigns)
    .innerJoin(users, eq(users.id, vitalSigns.enteredBy))
    .where(chosen)
    .orderBy(desc(vitalSigns.measuredAt), desc(vitalSigns.id))
    .limit(limit)
    .offset((page - 1) * limit);

  touched({ recordIds: found.map(({ row }) => row.id) });
  const { body } = answer(found.map((one) => presentVitalSign(one, subject)));
  return { body: { ...body, pagination: presentPagination({ page, limit, total }) } };
});

function momentOf(name: 'dateFrom' | 'dateTo', text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const moment = parseMoment(text);
  if (!moment)
    throw unprocessable([
      { pointer: `/query/${name}`, message: 'Must be a moment that exists.', code: 'format' },
    ]);
  return moment.at;
}
