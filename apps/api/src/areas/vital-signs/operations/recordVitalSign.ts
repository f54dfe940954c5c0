import { versioned } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { assessedColumns } from '@nadi/domain/vital-signs/assessed-columns';
import { checkReading, toColumns } from '@nadi/domain/vital-signs/new-reading';
import { preparedInsert } from '../../../kernel/db/prepared';
import { preloadedMutation } from '../../../kernel/operation/operation';
import { presentVitalSign } from '../presenters/vital-sign';
import { holdSubject } from '../queries/subject';
import { type VitalSignRow, vitalSigns } from '../tables/vital-signs';

const insert = preparedInsert(vitalSigns);

export const recordVitalSign = preloadedMutation('recordVitalSign', {
  load: ({ caller, tx }) => holdSubject(caller, tx),

  async perform({ body }, subject, { atEnd, caller, newId, now, touched }) {
    const { measured, faults } = checkReading(body, subject, now);
    if (faults.length > 0) throw unprocessable(faults);

    const columns = toColumns(body, measured);
    const row: VitalSignRow = {
      id: newId(),
      patientId: caller.userId,
      ...columns,
      enteredBy: caller.actorId,
      ...assessedColumns(columns, subject, now),
      version: 1,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
      isOnlyYou: false,
    };
    atEnd((tx) => insert(tx, row));
    touched({ recordIds: [row.id] });
    return versioned(presentVitalSign({ row, enteredBy: caller.user, earlier: null }));
  },
});
