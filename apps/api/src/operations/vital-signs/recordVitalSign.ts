import { versioned } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { preparedInsert } from '../../db/prepared';
import { type VitalSignRow, vitalSigns } from '../../db/schema/vital-signs';
import { loadedWriting } from '../../operation';
import { holdSubject } from '../../patients/subject';
import { presentVitalSign } from '../../presenters/vital-sign';
import { toColumns } from '../../vital-signs/columns';
import { judgedColumns } from '../../vital-signs/judge';
import { checkReading } from '../../vital-signs/rules';

const insert = preparedInsert(vitalSigns);

export const recordVitalSign = loadedWriting('recordVitalSign', {
  load: ({ caller, tx }) => holdSubject(caller, tx),

  async perform({ body }, subject, { atEnd, caller, newId, now, touched }) {
    const { measured, faults } = checkReading(body, subject, now);
    if (faults.length > 0) throw unprocessable(faults);

    const columns = toColumns(body, measured);
    const row: VitalSignRow = {
      id: newId(),
      patientId: caller.userId,
      ...columns,
      enteredBy: caller.userId,
      ...judgedColumns(columns, subject, now),
      version: 1,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    };
    atEnd((tx) => insert(tx, row));
    touched({ recordIds: [row.id] });
    return versioned(presentVitalSign({ row, enteredBy: caller.user, earlier: null }));
  },
});
