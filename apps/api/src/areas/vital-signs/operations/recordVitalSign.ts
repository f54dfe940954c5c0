import { versioned } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { checkReading } from '@nadi/domain/vital-signs/new-reading';
import { preparedInsert } from '../../../kernel/db/prepared';
import { preloadedMutation } from '../../../kernel/operation/operation';
import { presentVitalSign } from '../presenters/vital-sign';
import { holdSubject } from '../queries/subject';
import { vitalSigns } from '../tables/vital-signs';
import { toVitalSign } from '../to-vital-sign';

const insert = preparedInsert(vitalSigns);

export const recordVitalSign = preloadedMutation('recordVitalSign', {
  load: ({ caller, tx }) => holdSubject(caller, tx),

  async perform({ body }, subject, { atEnd, caller, newId, now, touched }) {
    const { faults } = checkReading(body, subject, now);
    if (faults.length > 0) throw unprocessable(faults);

    const row = toVitalSign(body, subject, { caller, newId, now });
    atEnd((tx) => insert(tx, row));
    touched({ recordIds: [row.id] });
    return versioned(presentVitalSign({ row, enteredBy: caller.user, earlier: null }));
  },
});
