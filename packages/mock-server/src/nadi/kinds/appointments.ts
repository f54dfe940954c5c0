import type {
  AccountExport,
  Availability,
  Consultation,
  ConsultationChange,
  ConsultationTime,
  DirectoryDoctor,
  DoctorAnalytics,
  NewAvailability,
  NewConsultation,
  Schedule,
  Slots,
} from '@nadi/contract/schema';
import { checkAvailability, presetAvailability, presetType } from '@nadi/domain/appointments/availability';
import { planVisit, startsOf } from '@nadi/domain/appointments/book';
import { presentDirectoryDoctor, presentSlot } from '@nadi/domain/appointments/directory';
import { type FiguresPeriod, figuresOf } from '@nadi/domain/appointments/figures';
import {
  eventOf,
  type KeptConsultation,
  type KeptNote,
  presentConsultation,
} from '@nadi/domain/appointments/present-consultation';
import { daysAsked, presentSchedule } from '@nadi/domain/appointments/schedule';
import { type Span, slotsOf } from '@nadi/domain/appointments/slots';
import { isActive, isMovable, notMovable, refuseStatus, timeIsTaken } from '@nadi/domain/appointments/states';
import type { Side } from '@nadi/domain/appointments/visit';
import { localDay } from '@nadi/domain/kernel/time-zone';
import type { Given, Kind } from '../../mock-types';
import { conflict, notFound, timeTaken, unprocessable } from '../problems';
import { findPerson, type Person, type World, worldOf } from '../world';
import { keptList, keptOne, ownerOf, putInto } from './list-adapters';

/** A visit with the versions of its note. It belongs to two people. */
export type KeptVisit = KeptConsultation<Consultation['doctor']> & { notesKept: KeptNote[] };

const rulesOf = ({ availability }: Person): NewAvailability => availability ?? presetAvailability;
export const sideOf = ({ account }: Person): Side => (account.role === 'DOCTOR' ? 'DOCTOR' : 'PATIENT');

/** The visits of a person, whichever side they are on. */
export const visitsOf = (world: World, { account: { id } }: Person): KeptVisit[] =>
  world.visits.filter(({ patient, doctor }) => patient.id === id || doctor.id === id);

export const showVisit = (visit: KeptVisit, me: Person, now: Date): Consultation =>
  presentConsultation(visit, visit.notesKept, sideOf(me), now);

const busyOf = (world: World, doctorId: string, exceptId?: string): Span[] =>
  world.visits
    .filter(({ id, doctor, status }) => doctor.id === doctorId && id !== exceptId && isActive(status))
    .map(({ scheduledAt, endsAt }) => ({ start: new Date(scheduledAt), end: new Date(endsAt) }));

export const availability: Kind<Availability> = {
  kept(given) {
    const me = ownerOf(given);
    return keptOne<Availability>(
      () => me.availability ?? { ...presetAvailability, version: 0 },
      (row) => {
        me.availability = row;
      },
    );
  },
  make(sent, before) {
    const body = sent as NewAvailability;
    const faults = checkAvailability(body);
    if (faults.length > 0) throw unprocessable(...faults);
    return { ...body, version: (before?.version ?? 0) + 1 };
  },
};

function scheduleOf(given: Given): Schedule {
  const { store, query, now } = given;
  const me = ownerOf(given);
  const rules = rulesOf(me);
  const days = daysAsked(query, localDay(now, rules.timeZone));
  if (Array.isArray(days)) throw unprocessable(...days);
  return presentSchedule(rules, inOrder(visitsOf(worldOf(store), me)), days, now);
}

export const schedule: Kind<Schedule> = {
  kept: (given) => keptOne(() => scheduleOf(given)),
};

export const doctorAnalytics: Kind<DoctorAnalytics> = {
  kept(given) {
    const { store, query, now } = given;
    const me = ownerOf(given);
    const period = query.period as FiguresPeriod;
    const visits = visitsOf(worldOf(store), me);
    return keptOne(() => figuresOf(visits, { period, timeZone: rulesOf(me).timeZone, now }));
  },
};

const inOrder = (visits: readonly KeptVisit[]) =>
  [...visits].sort(
    (one, other) => Date.parse(String(one.scheduledAt)) - Date.parse(String(other.scheduledAt)),
  );

/** Doctors as patients see them; nobody finds one whose registration is not verified. */
function doctorsOf(world: World, now: Date): DirectoryDoctor[] {
  return world.people
    .flatMap((person) => {
      const { account, doctor } = person;
      if (doctor?.verification !== 'VERIFIED') return [];
      const { specialization, licenseNumber, council, experience, languages, about } = doctor;
      const { id, firstName, lastName } = account;
      const known = { id, firstName, lastName, specialization, licenseNumber, council, experience, about };
      return [
        presentDirectoryDoctor({ ...known, languages }, person.availability, {
          busy: busyOf(world, id),
          now,
        }),
      ];
    })
    .sort((one, other) =>
      `${one.firstName} ${one.lastName}`.localeCompare(`${other.firstName} ${other.lastName}`),
    );
}

export const directory: Kind<DirectoryDoctor> = {
  kept: ({ store, now }) => keptList(() => doctorsOf(worldOf(store), now)),
  isChosen({ languages, fees }, { query }) {
    const { language, maxFee } = query as { language?: string; maxFee?: number };
    const costs = Object.values(fees).filter((fee) => fee !== null);
    return (
      (language === undefined || languages.includes(language)) &&
      (maxFee === undefined || costs.some((fee) => fee <= maxFee))
    );
  },
};

function slotsOfDoctor({ store, path, query, now }: Given): Slots {
  const world = worldOf(store);
  const doctor = findPerson(world, path.id ?? '');
  if (doctor?.doctor?.verification !== 'VERIFIED') throw notFound();
  const rules = rulesOf(doctor);
  const {
    days,
    type,
    from = localDay(now, rules.timeZone),
  } = query as { days: number; type?: Consultation['type']; from?: string };
  const busy = busyOf(world, doctor.account.id);
  const found = slotsOf(rules, { from, days, busy, now, type });
  return { timeZone: rules.timeZone, from, days, slots: found.map(presentSlot) };
}

/** To the rules it is a list of slots, with the days beside it. */
export const slots: Kind<Slots['slots'][number] & { id: string }> = {
  kept: (given) => keptList(() => slotsOfDoctor(given).slots.map((slot) => ({ ...slot, id: slot.startsAt }))),
  list(items, given) {
    const { timeZone, from, days } = slotsOfDoctor(given);
    return { items: items.map(({ id: _, ...slot }) => slot), beside: { timeZone, from, days } };
  },
};

function planned(
  doctorId: string,
  wanted: { scheduledAt: string; type: Consultation['type'] },
  { store, now }: Given,
  exceptId?: string,
) {
  const world = worldOf(store);
  const doctor = findPerson(world, doctorId);
  if (doctor?.doctor?.verification !== 'VERIFIED')
    throw unprocessable({
      pointer: '/body/doctorId',
      message: 'Must be a doctor whose registration is verified.',
      code: 'unknown',
    });
  const busy = busyOf(world, doctorId, exceptId);
  const found = planVisit(rulesOf(doctor), wanted, { busy, now });
  if ('nextFree' in found) throw timeTaken(timeIsTaken, startsOf(found.nextFree));
  const { scheduledAt, endsAt, ...rest } = found;
  const { id, firstName, lastName } = doctor.account;
  return {
    ...rest,
    scheduledAt: scheduledAt.toISOString(),
    endsAt: endsAt.toISOString(),
    doctor: { id, firstName, lastName, specialization: doctor.doctor.specialization },
  };
}

const isIn = (visit: KeptVisit, when: unknown) =>
  when === undefined || (when === 'upcoming') === isActive(visit.status);

export const consultations: Kind<KeptVisit> = {
  kept(given) {
    const world = worldOf(given.store);
    return keptList(() => visitsOf(world, ownerOf(given)), { put: (visit) => putInto(world.visits, visit) });
  },
  isChosen: (visit, { query }) => isIn(visit, query.when),
  make(sent, before, given) {
    const me = ownerOf(given);
    const { now, operationId } = given;
    if (!before) {
      const { doctorId, scheduledAt, type = presetType, reason = null } = sent as NewConsultation;
      const visit = planned(doctorId, { scheduledAt, type }, given);
      const { id, firstName, lastName } = me.account;
      return {
        ...visit,
        reason,
        patient: { id, firstName, lastName },
        changes: [eventOf(visit, 'PATIENT', null, now)],
        signedAt: null,
        notesKept: [],
      };
    }
    if (operationId === 'rescheduleConsultation') {
      if (!isMovable({ ...before, scheduledAt: String(before.scheduledAt) }, now)) throw conflict(notMovable);
      const { scheduledAt, type = before.type } = sent as ConsultationTime;
      const visit = planned(before.doctor.id, { scheduledAt, type }, given, before.id);
      return {
        ...before,
        ...visit,
        doctor: before.doctor,
        changes: [...before.changes, eventOf(visit, 'PATIENT', null, now)],
      };
    }
    const { status, reason = null } = sent as ConsultationChange;
    const side = sideOf(me);
    const refusal = refuseStatus({ ...before, scheduledAt: String(before.scheduledAt) }, status, side, now);
    if (refusal) throw conflict(refusal);
    return {
      ...before,
      status,
      changes: [...before.changes, eventOf({ ...before, status }, side, reason, now)],
    };
  },
  show: (visit, given) => showVisit(visit, ownerOf(given), given.now),
};

export const doctorConsultations: Kind<KeptVisit> = {
  kept: (given) => keptList(() => visitsOf(worldOf(given.store), ownerOf(given))),
  isChosen: ({ scheduledAt, timeZone }, { query }) =>
    query.date === undefined || localDay(new Date(scheduledAt), timeZone) === query.date,
  show: (visit, given) => showVisit(visit, ownerOf(given), given.now),
};

/** The visits of a patient with their signed notes, in the form of an export. */
export function exportVisits(
  person: Person,
  world: World,
): Pick<AccountExport, 'consultations' | 'consultationNotes'> {
  const own = visitsOf(world, person).filter(({ patient }) => patient.id === person.account.id);
  const text = (at: KeptConsultation['createdAt']) => new Date(at).toISOString();
  return {
    consultations: own.map(({ notesKept: _, ...visit }) => ({
      ...visit,
      doctorId: visit.doctor.id,
      scheduledAt: text(visit.scheduledAt),
      endsAt: text(visit.endsAt),
      signedAt: visit.signedAt && text(visit.signedAt),
      createdAt: text(visit.createdAt),
      updatedAt: text(visit.updatedAt),
    })),
    consultationNotes: own.flatMap(({ id, doctor, notesKept }) =>
      notesKept
        .filter(({ kind }) => kind !== 'draft')
        .map((note, index) => ({
          id: `${id.slice(0, -2)}${String(index).padStart(2, '0')}`,
          consultationId: id,
          doctorId: doctor.id,
          ...note,
          at: text(note.at),
        })),
    ),
  };
}
