import type { ExportedPatientProfile, PatientProfilePatch } from '@nadi/contract/schema';
import { presentPatient } from '@nadi/domain/profile/present-patient';
import type { Kind } from '../../mock-types';
import { answerPregnancy } from '../answer-pregnancy';
import { factsOf, reassess } from '../assessing';
import { checkDateOfBirth } from '../birth';
import { unprocessable } from '../problems';
import { keptOne, ownerOf } from './list-adapters';

type Named = { firstName: string; lastName: string };

export const patientProfile: Kind<ExportedPatientProfile & Named> = {
  kept(given) {
    const me = ownerOf(given);
    const { firstName, lastName } = me.account;
    return keptOne(
      () => me.patient && { ...me.patient, firstName, lastName },
      (row) => {
        if (!row || !me.patient) return;
        const { firstName: first, lastName: last, ...patient } = row;
        Object.assign(me.patient, patient);
        Object.assign(me.account, { firstName: first, lastName: last, updatedAt: patient.updatedAt });
      },
    );
  },

  make(sent, before, given) {
    const me = ownerOf(given);
    const { pregnancy, ...said }: PatientProfilePatch = sent;
    const faults = checkDateOfBirth(said.dateOfBirth, '/body/dateOfBirth', { me, now: given.now });
    if (faults.length > 0) throw unprocessable(...faults);
    if (pregnancy) answerPregnancy(me, pregnancy, given);
    return { ...before, ...said };
  },

  after(given) {
    reassess(ownerOf(given), given);
    return undefined;
  },

  show(row, given) {
    const me = ownerOf(given);
    return presentPatient({ ...me.account, ...nameOf(row) }, row, factsOf(me), given.now);
  },
};

const nameOf = ({ firstName, lastName }: Named): Named => ({ firstName, lastName });
