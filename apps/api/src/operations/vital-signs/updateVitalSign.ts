import { etagOf, versioned } from '@nadi/api-server/answers';
import { changedSince, unprocessable } from '@nadi/api-server/problem';
import { checkSchema } from '@nadi/api-server/validation';
import type { NewVitalSign, VitalSignPatch } from '@nadi/contract/schema';
import { eq } from 'drizzle-orm';
import { type VitalSignRow, vitalSigns } from '../../db/schema/vital-signs';
import { formatMoment } from '../../moments';
import { writing } from '../../operation';
import { loadSubject } from '../../patients/subject';
import { presentVitalSign } from '../../presenters/vital-sign';
import { toColumns } from '../../vital-signs/columns';
import { findReading } from '../../vital-signs/find-reading';
import { checkReading } from '../../vital-signs/rules';

export const updateVitalSign = writing(
  'updateVitalSign',
  async ({ path, headers, body }, { tx, caller, now, touched }) => {
    const found = await findReading(path.id, caller, tx);
    touched({ recordIds: [found.row.id] });
    const subject = await loadSubject(caller, tx);
    const expected = headers['If-Match'];
    if (expected !== undefined && expected !== etagOf(found.row.version))
      throw changedSince(presentVitalSign(found, subject));

    const merged = merge(found.row, body);
    const broken = checkSchema('NewVitalSign', merged, '/body');
    if (broken.length > 0) throw unprocessable(broken);
    const { measured, faults } = checkReading(merged, subject, now);
    if (faults.length > 0) throw unprocessable(faults);

    const changes = { ...toColumns(merged, measured), version: found.row.version + 1, updatedAt: now };
    await tx.update(vitalSigns).set(changes).where(eq(vitalSigns.id, found.row.id));
    return versioned(presentVitalSign({ ...found, row: { ...found.row, ...changes } }, subject));
  },
);

/** The reading that results: what the patch leaves out stays, what it makes null is gone. */
function merge(row: VitalSignRow, patch: VitalSignPatch): NewVitalSign {
  const { type, unit, systolic, diastolic, value, arm, posture, timing, note } = row;
  const measuredAt = formatMoment({ at: row.measuredAt, offset: row.measuredOffset });
  const all = { type, unit, measuredAt, systolic, diastolic, value, arm, posture, timing, note, ...patch };
  // Checked against the schema right after, which knows no null.
  return Object.fromEntries(Object.entries(all).filter(([, given]) => given !== null)) as NewVitalSign;
}
