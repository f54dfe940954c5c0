import { examples } from '@nadi/contract/examples';
import type {
  ConsultationPrescription,
  NewPrescription,
  Prescription,
  PrescriptionCancelling,
  PrintedPrescription,
} from '@nadi/contract/schema';
import { ageInYears } from '@nadi/domain/kernel/age';
import { dayInIndia } from '@nadi/domain/kernel/time-zone';
import { pregnancyOf } from '@nadi/domain/medicines/pregnancy-known';
import { weightDays } from '@nadi/domain/prescriptions/item-checks';
import {
  draftOf,
  nextVersionOf,
  type Prescribing,
  presentPrescribing,
  writeDraft,
} from '@nadi/domain/prescriptions/prescribing';
import type { KeptPrescription } from '@nadi/domain/prescriptions/prescription';
import { lineOf, presentPrescription } from '@nadi/domain/prescriptions/present-prescription';
import { followUpSince, isPatientTold, refuseWriting } from '@nadi/domain/prescriptions/visit-rules';
import type { Given, Kind } from '../../mock-types';
import { subjectOf } from '../assessing';
import { changedSince, conflict, notFound, unprocessable } from '../problems';
import { readingsOf } from '../readings';
import { findPerson, type Person, type World, worldOf } from '../world';
import { type KeptVisit, sideOf, visitsOf } from './appointments';
import { consentsOf } from './consents';
import { keptList, keptOne, ownerOf, putInto } from './list-adapters';

/** Holds a prescription of a patient and a doctor, as the mock keeps it. */
export type KeptRx = KeptPrescription<NonNullable<PrintedPrescription>> & {
  patientId: string;
  doctorId: string;
};

/** Returns the prescriptions of the examples. @param at moves a time of the examples to the mock's */
export function examplePrescriptions(at: (text: string) => string): KeptRx[] {
  const told = structuredClone(
    examples.listPrescriptions.answers['200'].asha.data,
  ) as unknown as readonly Prescription[];
  return told.map((one) => {
    const {
      items,
      diagnosis,
      advice,
      tests,
      adultPresent,
      isSameCondition,
      validDays,
      acknowledgements,
      ...row
    } = one;
    const content = {
      items,
      diagnosis,
      advice,
      tests,
      adultPresent,
      isSameCondition,
      validDays,
      acknowledgements,
    };
    return {
      ...row,
      ...{ content, patientId: examples.listConsultations.answers['200'].asha.data[1].patient.id },
      doctorId: examples.listConsultations.answers['200'].asha.data[1].doctor.id,
      signedAt: row.signedAt && at(row.signedAt),
      validUntil: row.validUntil && at(`${row.validUntil}T12:00:00+05:30`).slice(0, 10),
      ...{ createdAt: at(row.createdAt), updatedAt: at(row.updatedAt) },
    };
  });
}

/** Returns the prescriptions that a person may see: a patient those that were signed, a doctor what they wrote. */
export const prescriptionsOf = (world: World, me: Person): KeptRx[] =>
  world.prescriptions.filter((one) =>
    sideOf(me) === 'DOCTOR'
      ? one.doctorId === me.account.id
      : one.patientId === me.account.id && one.state !== 'draft',
  );

/** Changes what the visit of a prescription says of it in one line. */
export function tellVisit(world: World, row: KeptRx, now: Date): void {
  const visit = world.visits.find(({ id }) => id === row.consultationId);
  if (!visit) return;
  const changes = { version: visit.version + 1, updatedAt: now.toISOString() };
  Object.assign(visit, { prescription: lineOf(row), ...changes });
}

/** Returns what a doctor sees of a patient: parts of the record only by a consent that covers all of them. */
function seenOf(
  visit: KeptVisit,
  patient: Person,
  doctor: Person,
  now: Date,
): Prescribing<NonNullable<PrintedPrescription>>['seen'] {
  const granted = consentsOf(patient, now).filter(
    (one) => one.status === 'GRANTED' && one.doctor.id === doctor.account.id,
  );
  const sees = (kind: 'medicines' | 'allergies' | 'conditions' | 'vital-signs') =>
    granted.some(
      ({ allowed, entryIds }) => allowed?.kinds.includes(kind) && allowed.dates === null && entryIds === null,
    );
  const known = subjectOf(patient);
  const subject = isPatientTold(visit, now) ? known : { ...known, dateOfBirth: null, gender: null };
  const kindOf = (kind: string) =>
    kind === 'allergy' ? 'allergies' : kind === 'medicine' ? 'medicines' : 'conditions';
  const facts = sees('conditions') ? subject.facts : [];
  const age = ageInYears(subject.dateOfBirth, dayInIndia(now));
  const since = now.getTime() - weightDays(age) * 86_400_000;
  const weight = readingsOf(patient, 'weight').find(({ measuredAt }) => Date.parse(measuredAt) >= since);
  return {
    recordSeen: { medicines: sees('medicines'), history: sees('allergies') },
    medicines: sees('medicines') ? patient.medicines.filter(({ isOnlyYou }) => !isOnlyYou) : [],
    history: patient.medicalHistoryEntries.filter(({ kind, onlyYou }) => !onlyYou && sees(kindOf(kind))),
    pregnancy: pregnancyOf({ ...subject, facts }, now),
    age,
    sex: subject.gender,
    weightKg: sees('vital-signs') ? (weight?.canonicalValue ?? null) : null,
  };
}

function lastInPersonOf(world: World, visit: KeptVisit): string | null {
  const [since, until] = [followUpSince(visit.scheduledAt).getTime(), new Date(visit.scheduledAt).getTime()];
  const times = world.visits
    .filter(
      ({ id, type, status, patient, doctor }) =>
        id !== visit.id &&
        type === 'in_clinic' &&
        status === 'completed' &&
        patient.id === visit.patient.id &&
        doctor.id === visit.doctor.id,
    )
    .map(({ scheduledAt }) => new Date(scheduledAt).getTime())
    .filter((at) => at >= since && at < until);
  return times.length > 0 ? new Date(Math.max(...times)).toISOString() : null;
}

/** Returns what is known while the prescription of a doctor's visit is written. @throws 404 if it is not theirs */
export function prescribingOf(
  world: World,
  me: Person,
  visitId: string | undefined,
  now: Date,
): Prescribing<NonNullable<PrintedPrescription>> & { visit: KeptVisit; rows: KeptRx[] } {
  const visit = visitsOf(world, me).find(({ id }) => id === visitId);
  const patient = visit && findPerson(world, visit.patient.id);
  if (!visit || !patient) throw notFound();
  const rows = prescriptionsOf(world, me)
    .filter(({ consultationId }) => consultationId === visit.id)
    .reverse();
  return {
    visit,
    rows,
    seen: seenOf(visit, patient, me, now),
    lastInPersonAt: lastInPersonOf(world, visit),
    now,
  };
}

const loaded = (given: Given) =>
  prescribingOf(worldOf(given.store), ownerOf(given), given.path.id, given.now);

/** Shows the rules one prescription of a visit: its draft, with all that is known beside it. */
export const consultationPrescription: Kind<ConsultationPrescription> = {
  kept: (given) => keptOne(() => presentPrescribing(loaded(given))),
  make(sent, _, given) {
    const { store, now, newId } = given;
    const prescribing = loaded(given);
    const { visit, rows } = prescribing;
    const refusal = refuseWriting(visit, now);
    if (refusal) throw conflict(refusal);
    const { draftVersion, ...written } = sent as unknown as NewPrescription;
    const draft = draftOf(rows);
    const newest = draft ?? rows[0];
    if (draftVersion !== undefined && draftVersion !== (draft?.version ?? 0))
      throw newest ? changedSince(presentPrescription(newest)) : conflict('This was already done.');
    const made = writeDraft(written, prescribing);
    if ('faults' in made) throw unprocessable(...made.faults);
    const at = now.toISOString();
    const saved: KeptRx = draft
      ? { ...draft, content: made.content, version: draft.version + 1, updatedAt: at }
      : {
          ...{
            id: newId(),
            consultationId: visit.id,
            patientId: visit.patient.id,
            doctorId: visit.doctor.id,
          },
          ...{ state: 'draft', content: made.content, printed: null, signedAt: null, validUntil: null },
          ...{
            cancelledAt: null,
            cancelReason: null,
            replacedBy: null,
            version: nextVersionOf(rows),
            createdAt: at,
            updatedAt: at,
          },
        };
    putInto(worldOf(store).prescriptions, saved);
    return presentPrescribing(loaded(given));
  },
};

export const prescriptions: Kind<KeptRx> = {
  kept(given) {
    const world = worldOf(given.store);
    return keptList(() => prescriptionsOf(world, ownerOf(given)), {
      put(row) {
        // The contract knows no property that is set by another one of the body.
        if (row.state === 'cancelled') row.cancelReason ??= (given.body as PrescriptionCancelling).reason;
        putInto(world.prescriptions, row);
        tellVisit(world, row, given.now);
      },
    });
  },
  show: (row) => presentPrescription(row),
};
