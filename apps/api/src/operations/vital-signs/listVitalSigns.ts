import { answer } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { parseMoment } from '../../moments';
import { reading } from '../../operation';
import { presentPagination } from '../../presenters/pagination';
import { presentVitalSign } from '../../presenters/vital-sign';
import { findPage } from '../../vital-signs/find-page';

export const listVitalSigns = reading('listVitalSigns', async ({ query }, { tx, caller, touched }) => {
  const { page, limit, type } = query;
  const from = momentOf('dateFrom', query.dateFrom);
  const to = momentOf('dateTo', query.dateTo);

  const { found, total } = await findPage(caller, { page, limit, type, from, to }, tx);
  touched({ recordIds: found.map(({ row }) => row.id) });
  const { body } = answer(found.map((one) => presentVitalSign(one)));
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
