import type { AdminConsent, AdminConsultation, Consent } from '@nadi/contract/schema';
import { sinceOf } from '@nadi/domain/appointments/since';
import { fullName as nameOf } from '@nadi/domain/kernel/full-name';
import type { Kind } from '../../mock-types';
import { fullName } from '../present';
import { type Person, type World, worldOf } from '../world';
import type { KeptVisit } from './appointments';
import { checkPeople, isWithin, type WithAddress, withAddress, without } from './audit';
import { consentsOf } from './consents';
import { keptList } from './list-adapters';

type KeptConsultation = Omit<AdminConsultation, 'doctor'> & { doctor: WithAddress };
type KeptConsent = Omit<AdminConsent, 'doctor' | 'patient'> & { doctor: WithAddress; patient: WithAddress };

const toConsultation = (visit: KeptVisit, world: World): KeptConsultation => ({
  ...{ id: visit.id, status: visit.status, since: sinceOf(visit.changes, visit.status), type: visit.type },
  ...{ scheduledAt: String(visit.scheduledAt), duration: visit.duration },
  patientName: nameOf(visit.patient),
  doctor: withAddress({ id: visit.doctor.id, name: nameOf(visit.doctor) }, world),
});

function toConsent(consent: Consent, patient: Person, world: World): KeptConsent {
  const { id, status, origin, purpose, doctor, asked, allowed, entryIds } = consent;
  const { requestedAt, answerBy, grantedAt, endedAt } = consent;
  const scope = grantedAt !== null && allowed ? allowed : asked;
  return {
    ...{ id, status, origin, purpose, ...scope, entryCount: entryIds?.length ?? null },
    ...{ requestedAt, answerBy, grantedAt, endedAt },
    doctor: withAddress({ id: doctor.id, name: nameOf(doctor) }, world),
    patient: withAddress({ id: patient.account.id, name: fullName(patient) }, world),
  };
}

/** Visits of everyone, without what was written about them. */
export const adminConsultations: Kind<KeptConsultation> = {
  kept({ store, query }) {
    const world = worldOf(store);
    checkPeople(query, ['doctor'], world);
    return keptList(() => world.visits.map((visit) => toConsultation(visit, world)));
  },
  isChosen: ({ scheduledAt }, { query }) => isWithin(scheduledAt, query),
  show: ({ doctor, ...visit }) => ({ ...visit, doctor: without(doctor) }),
};

/** Consents of everyone, without reasons and entries. */
export const adminConsents: Kind<KeptConsent> = {
  kept({ store, query, now }) {
    const world = worldOf(store);
    checkPeople(query, ['doctor', 'patient'], world);
    return keptList(() =>
      world.people.flatMap((person) => consentsOf(person, now).map((one) => toConsent(one, person, world))),
    );
  },
  show: ({ doctor, patient, ...consent }) => ({
    ...consent,
    doctor: without(doctor),
    patient: without(patient),
  }),
};
