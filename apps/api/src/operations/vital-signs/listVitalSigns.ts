import { answer } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { parseMoment } from '../../moments';
import { reading } from '../../operation';
import { presentPlace } from '../../presenters/pagination';
import { presentVitalSign } from '../../presenters/vital-sign';
import { type Position, readCursor } from '../../vital-signs/cursor';
import { findPage } from '../../vital-signs/find-page';

export const listVitalSigns = reading('listVitalSigns', async ({ query }, { tx, caller, touched }) => {
  const { page, limit, type } = query;
  const after = positionOf(query.cursor);
  const from = momentOf('dateFrom', query.dateFrom);
  const to = momentOf('dateTo', query.dateTo);

  const found = await findPage(caller, { page, limit, after, type, from, to }, tx);
  touched({ recordIds: found.found.map(({ row }) => row.id) });
  const { body } = answer(found.found.map((one) => presentVitalSign(one)));
  const isAfterCursor = after !== null;
  return { body: { ...body, pagination: presentPlace(found, { page, limit, isAfterCursor }) } };
});

function positionOf(text: string | undefined): Position | null {
  if (text === undefined) return null;
  const position = readCursor(text);
  if (!position)
    throw unprocessable([
      { pointer: '/query/cursor', message: 'Must be `pagination.next` of an answer.', code: 'format' },
    ]);
  return position;
}

function momentOf(name: 'dateFrom' | 'dateTo', text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const moment = parseMoment(text);
  if (!moment)
    throw unprocessable([
      { pointer: `/query/${name}`, message: 'Must be a moment that exists.', code: 'format' },
    ]);
  return moment.at;
}
