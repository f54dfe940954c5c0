import { versioned } from '@nadi/api-server/answers';
import { conflict } from '@nadi/api-server/problem';
import { canChangeIntake, intakeIsClosed } from '@nadi/domain/appointments/intake';
import { mutation } from '../../../kernel/operation/operation';
import { changeConsultation } from '../change-consultation';
import { keptIntake } from '../kept-intake';
import { findConsultation, holdConsultation } from '../queries/find-consultations';
import { tellBoth } from '../tell-both';
import { touchOf } from '../touch-of';

export const updateConsultationIntake = mutation(
  'updateConsultationIntake',
  async ({ path, headers, body }, given) => {
    const { caller, touched } = given;
    const { row, shown: before } = await holdConsultation(path.id, headers['If-Match'], given);
    touched(touchOf(before, caller));
    if (!canChangeIntake(row)) throw conflict(intakeIsClosed);
    const intake = keptIntake(body.answers, row.doctor.specialization, '/body/answers');
    await changeConsultation(row, { intake }, given);
    const shown = await findConsultation(row.id, given);
    tellBoth(shown, given);
    return versioned(shown);
  },
);
