import type {
  Availability,
  Consultation,
  ConsultationChange,
  ConsultationTime,
  DirectoryDoctor,
  DoctorDashboard,
  NewAvailability,
  NewConsultation,
  Slots,
} from '@nadi/contract/schema';
import { checkAvailability, presetAvailability, presetType } from '@nadi/domain/appointments/availability';
import {
  isPlacedSo,
  isThere,
  noSuchTime,
  planVisit,
  startsOf,
  statusOfMoved,
} from '@nadi/domain/appointments/book';
import { isUnsigned, mostUnsigned, presentDay } from '@nadi/domain/appointments/day';
import { presentDirectoryDoctor, presentSlot } from '@nadi/domain/appointments/directory';
import { refuseAnotherMove, refuseMore, refuseOverlap } from '@nadi/domain/appointments/own-visits';
import {
  eventOf,
  type KeptConsultation,
  type KeptNote,
  listConsultation,
  presentConsultation,
} from '@nadi/domain/appointments/present-consultation';
import { slotsOf } from '@nadi/domain/appointments/slots';
import { isMovable, isToCome, notMovable, refuseStatus, timeIsTaken } from '@nadi/domain/appointments/states';
import type { Side } from '@nadi/domain/appointments/visit';
import { parseMoment } from '@nadi/domain/kernel/moment';
import { localDay } from '@nadi/domain/kernel/time-zone';
import type { Given, Kind } from '../../mock-types';
import { conflict, notFound, timeTaken, unprocessable } from '../problems';
import { endHold } from '../slot-holds';
import { busyOf, tookHeldTime } from '../waitlist';
import { findPerson, type Person, seesPatients, type World, worldOf } from '../world';
import { countPatients } from './consents';
import { attentionOf, waitingOf } from './doctor-dashboard';
import { keptList, keptOne, ownerOf, putInto } from './list-adapters';
import { countsOf } from './notifications';
import { nameBegins } from './users';
import { changeAnswers, keptIntake } from './visit-answers';

/** A visit with the versions of its note. It belongs to two people. */
export type KeptVisit = KeptConsultation<Consultation['doctor']> & { notesKept: KeptNote[] };

export const rulesOf = ({ availability }: Person): NewAvailability => availability ?? presetAvailability;
export const sideOf = ({ account }: Person): Side => (account.role === 'DOCTOR' ? 'DOCTOR' : 'PATIENT');

/** The visits of a person, whichever side they are on. */
export const visitsOf = (world: World, { account: { id } }: Person): KeptVisit[] =>
  world.visits.filter(({ patient, doctor }) => patient.id === id || doctor.id === id);

export const showVisit = (visit: KeptVisit, me: Person, now: Date): Consultation =>
  presentConsultation(visit, visit.notesKept, sideOf(me), now);

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

export const inOrder = (visits: readonly KeptVisit[]) =>
  [...visits].sort(
    (one, other) => Date.parse(String(one.scheduledAt)) - Date.parse(String(other.scheduledAt)),
  );

/** Doctors as patients see them; nobody finds one whose registration is not verified. */
function doctorsOf(world: World, now: Date, meId: string): DirectoryDoctor[] {
  return world.people
    .flatMap((person) => {
      if (!seesPatients(person)) return [];
      const { account, doctor } = person;
      const { specialization, licenseNumber, council, experience, languages, about } = doctor;
      const { id, firstName, lastName } = account;
      const known = { id, firstName, lastName, specialization, licenseNumber, council, experience, about };
      return [
        presentDirectoryDoctor({ ...known, languages }, person.availability, {
          busy: busyOf(world, id, { now, meId }),
          now,
        }),
      ];
    })
    .sort((one, other) =>
      `${one.firstName} ${one.lastName}`.localeCompare(`${other.firstName} ${other.lastName}`),
    );
}

export const directory: Kind<DirectoryDoctor> = {
  kept: ({ store, now, caller }) => keptList(() => doctorsOf(worldOf(store), now, caller?.subject ?? '')),
  isChosen({ languages, fees }, { query }) {
    const { language, maxFee } = query as { language?: string; maxFee?: number };
    const costs = Object.values(fees).filter((fee) => fee !== null);
    return (
      (language === undefined || languages.includes(language)) &&
      (maxFee === undefined || costs.some((fee) => fee <= maxFee))
    );
  },
};

function slotsOfDoctor({ store, path, query, now, caller }: Given): Slots {
  const world = worldOf(store);
  const doctor = findPerson(world, path.id ?? '');
  if (!seesPatients(doctor)) throw notFound();
  const rules = rulesOf(doctor);
  const {
    days,
    type,
    from = localDay(now, rules.timeZone),
  } = query as { days: number; type?: Consultation['type']; from?: string };
  const busy = busyOf(world, doctor.account.id, { now, meId: caller?.subject ?? '' });
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

export function planned(
  doctorId: string,
  wanted: { scheduledAt: string; type: Consultation['type'] },
  { world, me, now }: { world: World; me: Person; now: Date },
  exceptId?: string,
) {
  const doctor = findPerson(world, doctorId);
  if (!seesPatients(doctor))
    throw unprocessable({
      pointer: '/body/doctorId',
      message: 'Must be a doctor whose registration is verified.',
      code: 'unknown',
    });
  const busy = busyOf(world, doctorId, { now, meId: me.account.id, exceptId });
  const moment = parseMoment(wanted.scheduledAt);
  if (!moment) throw unprocessable(noSuchTime);
  const found = planVisit(rulesOf(doctor), { ...wanted, scheduledAt: moment.at }, { busy, now });
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

const isIn = (visit: KeptVisit, when: unknown, now: Date) =>
  when === undefined || (when === 'upcoming') === isToCome(visit, now);

/** The visits to come of who asks. */
const toComeOf = (given: Given, exceptId?: string) =>
  visitsOf(worldOf(given.store), ownerOf(given))
    .filter((visit) => visit.id !== exceptId && isToCome(visit, given.now))
    .map(({ doctor, scheduledAt, endsAt }) => ({ doctorId: doctor.id, scheduledAt, endsAt }));

export const consultations: Kind<KeptVisit> = {
  kept(given) {
    const world = worldOf(given.store);
    return keptList(() => visitsOf(world, ownerOf(given)), {
      put(visit) {
        putInto(world.visits, visit);
        tookHeldTime(world, visit);
        endHold(world, visit);
      },
    });
  },
  isChosen: (visit, { query, now }) => isIn(visit, query.when, now),
  make(sent, before, given) {
    const me = ownerOf(given);
    const world = worldOf(given.store);
    const { now, operationId } = given;
    if (!before) {
      const {
        doctorId,
        scheduledAt,
        type = presetType,
        reason = null,
        intake = [],
      } = sent as NewConsultation;
      const own = toComeOf(given);
      const refusal = refuseMore(own, doctorId);
      if (refusal) throw conflict(refusal);
      const visit = planned(doctorId, { scheduledAt, type }, { world, me, now });
      const overlap = refuseOverlap(own, visit);
      if (overlap) throw conflict(overlap);
      const { id, firstName, lastName } = me.account;
      return {
        ...visit,
        reason,
        patient: { id, firstName, lastName },
        changes: [eventOf(visit, 'PATIENT', null, now)],
        signedAt: null,
        prescription: null,
        noteVersion: 0,
        intake: keptIntake(intake, visit.doctor.specialization, '/body/intake'),
        photos: [],
        rating: null,
        notesKept: [],
      };
    }
    if (operationId === 'rescheduleConsultation') {
      if (!isMovable({ ...before, scheduledAt: String(before.scheduledAt) }, now)) throw conflict(notMovable);
      const refusal = refuseAnotherMove(before.changes);
      if (refusal) throw conflict(refusal);
      const { scheduledAt, type = before.type } = sent as ConsultationTime;
      if (isPlacedSo(before, { scheduledAt, type })) throw conflict(isThere);
      const free = planned(before.doctor.id, { scheduledAt, type }, { world, me, now }, before.id);
      const overlap = refuseOverlap(toComeOf(given, before.id), free);
      if (overlap) throw conflict(overlap);
      const visit = { ...free, status: statusOfMoved(before, free) };
      return {
        ...before,
        ...visit,
        doctor: before.doctor,
        changes: [...before.changes, eventOf(visit, 'PATIENT', null, now)],
      };
    }
    const answered = changeAnswers(sent, before, { operationId, now });
    if (answered) return answered;
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
  show(visit, given) {
    const shown = showVisit(visit, ownerOf(given), given.now);
    return given.operationId === 'listConsultations' ? listConsultation(shown) : shown;
  },
};

const questionsOf = ({ store, owner }: Given) =>
  store
    .collection('/trial-referrals', owner)
    .list()
    .filter(({ status }) => status === 'ASKED').length;

export const doctorDashboard: Kind<DoctorDashboard> = {
  kept(given) {
    const { store, now } = given;
    const [world, me] = [worldOf(store), ownerOf(given)];
    const { timeZone } = rulesOf(me);
    const date = localDay(now, timeZone);
    const visits = inOrder(visitsOf(world, me));
    const unsigned = visits
      .map((visit) => showVisit(visit, me, now))
      .filter(isUnsigned)
      .map(({ id, scheduledAt, patient }) => ({ id, scheduledAt, patient }));
    return keptOne(() => ({
      ...{ timeZone, date },
      ...presentDay(visits.filter((visit) => localDay(new Date(visit.scheduledAt), timeZone) === date)),
      ...{ unsigned: unsigned.slice(0, mostUnsigned), unsignedCount: unsigned.length },
      patients: countPatients(world, me, now),
      requests: waitingOf(world, me, now),
      ...attentionOf(world, me, now),
      trialQuestions: questionsOf(given),
      unreadNotifications: countsOf(me).unread,
    }));
  },
};

export const doctorConsultations: Kind<KeptVisit> = {
  kept: (given) => keptList(() => visitsOf(worldOf(given.store), ownerOf(given))),
  isChosen: ({ scheduledAt, timeZone, patient }, { query }) =>
    (query.date === undefined || localDay(new Date(scheduledAt), timeZone) === query.date) &&
    (query.search === undefined || nameBegins(patient, String(query.search))),
  show: (visit, given) => listConsultation(showVisit(visit, ownerOf(given), given.now)),
};
