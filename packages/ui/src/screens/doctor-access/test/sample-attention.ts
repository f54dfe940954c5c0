import { cast } from '@nadi/contract/examples';
import type { Attention } from '../PatientsAttention/types';
import { ashaFound, kiranFound, longNamed } from './sample-patients';

const { ravi } = cast.people;
const raviFound = {
  ...{ id: ravi.id, firstName: ravi.firstName, lastName: ravi.lastName },
  ...{ yearOfBirth: 1968, gender: 'MALE' as const, phoneEnding: '102' },
};

const numbers = { systolic: null, diastolic: null, value: null, timing: null };
const pressure = { ...numbers, type: 'blood_pressure' as const, unit: 'mm[Hg]' as const };

/** 186 / 122 in an adult: critical in any case. */
export const crisis = {
  ...pressure,
  ...{ id: 'a', systolic: 186, diastolic: 122, measuredAt: '2026-11-20T07:52:00+05:30' },
  ...{ status: 'critical' as const, advice: 'emergency-if-symptoms' as const },
  worst: {
    ...{ status: 'critical' as const, side: 'high' as const },
    ...{ condition: null, advice: 'emergency-if-symptoms' as const },
  },
};

/** 144 / 92 where pregnancy is not known. */
export const possible = {
  ...pressure,
  ...{ id: 'b', systolic: 144, diastolic: 92, measuredAt: '2026-11-19T21:10:00+05:30' },
  ...{ status: 'high' as const, advice: 'soon' as const },
  worst: {
    ...{ status: 'high' as const, side: 'high' as const },
    ...{ condition: 'pregnant-or-after-birth' as const, advice: 'emergency-if-symptoms' as const },
  },
};

/** 38.2 °C where the age is not known. */
export const ageless = {
  ...{ ...numbers, id: 'c', type: 'temperature' as const, unit: 'Cel' as const, value: 38.2 },
  ...{ measuredAt: '2026-11-20T06:30:00+05:30', status: 'high' as const, advice: 'repeat' as const },
  worst: {
    ...{ status: 'critical' as const, side: 'high' as const },
    ...{ condition: 'under-three-months' as const, advice: 'emergency' as const },
  },
};

export const attention: Attention = {
  critical: {
    days: 7,
    count: 1,
    isPart: false,
    patients: [{ patient: ashaFound, readings: [crisis], isMore: false, together: null }],
  },
  requests: {
    count: 2,
    requests: [
      {
        ...{ id: 'r', patient: raviFound, isActive: false, isCodeWaiting: true },
        ...{ requestedAt: '2026-11-19T17:20:00+05:30', answerBy: '2026-11-26T17:20:00+05:30' },
      },
      {
        ...{ id: 's', patient: kiranFound, isActive: false, isCodeWaiting: false },
        ...{ requestedAt: '2026-11-20T08:36:00+05:30', answerBy: '2026-11-27T08:36:00+05:30' },
      },
    ],
  },
  news: {
    count: 2,
    isPart: false,
    patients: [
      {
        ...{ patient: ashaFound, since: '2026-11-18T12:10:00+05:30', hasLooked: true, isMore: false },
        newestAt: '2026-11-20T07:52:00+05:30',
        entries: [
          { kind: 'vital-signs', count: 2 },
          { kind: 'documents', count: 1 },
        ],
      },
      {
        ...{ patient: longNamed, since: '2026-11-17T10:00:00+05:30', hasLooked: false, isMore: true },
        newestAt: '2026-11-19T19:00:00+05:30',
        entries: [{ kind: 'vital-signs', count: 101 }],
      },
    ],
  },
  trialQuestions: 2,
};

export const nothing: Attention = {
  critical: { days: 7, patients: [], count: 0, isPart: false },
  requests: { requests: [], count: 0 },
  news: { patients: [], count: 0, isPart: false },
  trialQuestions: 0,
};
