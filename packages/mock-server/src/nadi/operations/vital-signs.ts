import type { ExportedVitalSign, NewVitalSign } from '@nadi/contract/schema';
import { parseMoment } from '@nadi/domain/kernel/moment';
import { needsAssessment } from '@nadi/domain/vital-signs/assessed-columns';
import { isUnitAlone, mergeReading, valueOfUnit } from '@nadi/domain/vital-signs/changed-reading';
import { assessed, subjectOf } from '../judging';
import { done, etagOf, signedIn, versioned } from '../operation';
import { pagedByCursor } from '../paged-readings';
import { presentReading } from '../present';
import { changedSince, notFound, unprocessable } from '../problems';
import { expectReading, findMisplaced, measuredOn, readingsOf, toRow } from '../readings';
import type { Person } from '../world';

export const vitalSigns = {
  listVitalSigns: signedIn('listVitalSigns', ({ query, me, touched }) => {
    const from = momentOf('dateFrom', query.dateFrom) ?? Number.NEGATIVE_INFINITY;
    const to = momentOf('dateTo', query.dateTo) ?? Number.POSITIVE_INFINITY;
    const chosen = readingsOf(me, query.type).filter(
      (row) => measuredOn(row) >= from && measuredOn(row) < to,
    );
    return pagedByCursor(chosen, query, (row) => {
      touched({ recordIds: [row.id] });
      return presentReading(row, me);
    });
  }),

  recordVitalSign: signedIn('recordVitalSign', ({ body, me, now, newId, touched }) => {
    const measured = expectReading(body, subjectOf(me), now);
    const at = now.toISOString();
    const columns = toRow(body, measured);
    const row: ExportedVitalSign = {
      id: newId(),
      ...columns,
      enteredBy: me.account.id,
      ...assessed(columns, subjectOf(me), at),
      version: 1,
      createdAt: at,
      updatedAt: at,
      deletedAt: null,
    };
    me.readings.push(row);
    touched({ recordIds: [row.id] });
    return versioned(presentReading(row, me));
  }),

  updateVitalSign: signedIn('updateVitalSign', ({ path, headers, body, me, now, touched }) => {
    const row = findReading(me, path.id);
    touched({ recordIds: [row.id] });
    checkVersion(row, me, headers);
    const measuredBefore = { at: new Date(row.measuredAt), offset: row.measuredOffset };
    const merged = mergeReading(row, measuredBefore, body) as NewVitalSign;
    const misplaced = findMisplaced(merged);
    if (misplaced.length > 0) throw unprocessable(...misplaced);
    if (isUnitAlone(row, body)) throw unprocessable(valueOfUnit);
    const measured = expectReading(merged, subjectOf(me), now);
    const [columns, at] = [toRow(merged, measured), now.toISOString()];
    const isJudgedAnew = needsAssessment(row, columns);
    Object.assign(row, columns, { version: row.version + 1, updatedAt: at });
    if (isJudgedAnew) {
      Object.assign(row, assessed(columns, subjectOf(me), at));
      // They were of numbers that are no longer there.
      me.earlierJudgements = me.earlierJudgements.filter(({ vitalSignId }) => vitalSignId !== row.id);
    }
    return versioned(presentReading(row, me));
  }),

  deleteVitalSign: signedIn('deleteVitalSign', ({ path, headers, me, now, touched }) => {
    const row = findReading(me, path.id);
    touched({ recordIds: [row.id] });
    checkVersion(row, me, headers);
    const at = now.toISOString();
    Object.assign(row, { deletedAt: at, updatedAt: at, version: row.version + 1 });
    return done();
  }),
};

/** @throws 404 for one that is absent, deleted or another's */
function findReading({ readings }: Person, id: string | undefined): ExportedVitalSign {
  const found = readings.find((one) => one.id === id && one.deletedAt === null);
  if (!found) throw notFound();
  return found;
}

function checkVersion(row: ExportedVitalSign, me: Person, headers: Headers): void {
  const expected = headers.get('if-match');
  if (expected !== null && expected !== etagOf(row.version)) throw changedSince(presentReading(row, me));
}

function momentOf(name: 'dateFrom' | 'dateTo', text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const moment = parseMoment(text);
  if (!moment)
    throw unprocessable({
      pointer: `/query/${name}`,
      message: 'Must be a moment that exists.',
      code: 'format',
    });
  return moment.at.getTime();
}
