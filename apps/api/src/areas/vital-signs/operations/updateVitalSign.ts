import { versioned } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { checkSchema } from '@nadi/api-server/validation';
import type { NewVitalSign } from '@nadi/contract/schema';
import { assessedColumns, needsAssessment } from '@nadi/domain/vital-signs/assessed-columns';
import { isUnitAlone, mergeReading, valueOfUnit } from '@nadi/domain/vital-signs/changed-reading';
import { checkReading, toColumns } from '@nadi/domain/vital-signs/new-reading';
import { eq } from 'drizzle-orm';
import { expectVersion } from '../../../kernel/operation/expect-version';
import { preloadedMutation } from '../../../kernel/operation/operation';
import { tellDoctors } from '../../../kernel/sharing/tell-doctors';
import { presentVitalSign } from '../presenters/vital-sign';
import { findReading } from '../queries/find-reading';
import { holdSubject } from '../queries/subject';
import { earlierAssessments, vitalSigns } from '../tables/vital-signs';

export const updateVitalSign = preloadedMutation('updateVitalSign', {
  load: ({ caller, tx }) => holdSubject(caller, tx),

  async perform({ path, headers, body }, subject, given) {
    const { tx, caller, now, touched } = given;
    const found = await findReading(path.id, caller, tx);
    touched({ recordIds: [found.row.id] });
    expectVersion(headers, found.row.version, 'VitalSign', () => presentVitalSign(found));
    const { row } = found;
    const measuredBefore = { at: row.measuredAt, offset: row.measuredOffset };
    // Checked against the schema right after.
    const merged = mergeReading(row, measuredBefore, body) as NewVitalSign;
    const broken = checkSchema('NewVitalSign', merged, '/body');
    if (isUnitAlone(row, body))
      throw unprocessable([valueOfUnit, ...broken.filter(({ pointer }) => pointer === '/body/unit')]);
    if (broken.length > 0) throw unprocessable(broken);
    const { measured, faults } = checkReading(merged, subject, now);
    if (faults.length > 0) throw unprocessable(faults);

    const columns = toColumns(merged, measured);
    const isReassessed = needsAssessment(found.row, columns);
    const changes = {
      ...columns,
      ...(isReassessed ? assessedColumns(columns, subject, now) : {}),
      version: found.row.version + 1,
      updatedAt: now,
    };
    await tx.update(vitalSigns).set(changes).where(eq(vitalSigns.id, found.row.id));
    // They belonged to numbers that are no longer there.
    if (isReassessed && found.earlier)
      await tx.delete(earlierAssessments).where(eq(earlierAssessments.vitalSignId, found.row.id));
    await tellDoctors(given);
    const earlier = isReassessed ? null : found.earlier;
    return versioned(presentVitalSign({ ...found, earlier, row: { ...found.row, ...changes } }));
  },
});
