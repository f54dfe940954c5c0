import { cast } from '@nadi/contract/examples';
import type { PatientProfile, VitalSign } from '@nadi/contract/schema';
import { profileSubject } from '../src/areas/profile/subject';
import type { Intent } from '../src/kernel/offline/entries';
import type { NewRecord } from '../src/kernel/offline/records';
import { subjectOfNewReading, subjectOfReading } from './subjects';
import '../src/app/writes';

export const owner = cast.people.asha.id;
export const reading = cast.readings.asha[0] as VitalSign;
export const profile = cast.profiles.asha as PatientProfile;

let minted = 0;
export const mintKey = (): string => {
  minted += 1;
  return `key-of-tests-${minted}`;
};

const common = () => ({ owner, timestamp: 1_000, idempotencyKey: mintKey(), baseVersion: null });

/** Intents as the forms mean them, for tests. */
export const recording = (more: Partial<Intent> = {}): Intent => {
  const one = { ...common(), ...more };
  return {
    write: {
      operation: 'recordVitalSign',
      body: { type: 'pulse', unit: '/min', value: 72, measuredAt: '2026-11-19T08:00:00+05:30' },
      isNow: false,
    },
    subject: subjectOfNewReading(one.idempotencyKey),
    ...one,
  };
};

/** Returns what is written of a reading that was taken at this moment, as the device tells it. */
export const recordingOfNow = (measuredAt: string) =>
  ({
    operation: 'recordVitalSign',
    body: { type: 'pulse', unit: '/min', value: 72, measuredAt },
    isNow: true,
  }) as const;

export const change = (more: Partial<Intent> = {}): Intent => ({
  ...common(),
  write: { operation: 'updateVitalSign', id: reading.id, body: { note: 'Changed.' }, read: reading },
  subject: subjectOfReading(reading.id),
  baseVersion: reading.version,
  ...more,
});

export const deletion = (more: Partial<Intent> = {}): Intent => ({
  ...change(),
  write: { operation: 'deleteVitalSign', id: reading.id, read: reading },
  ...more,
});

export const profileChange = (more: Partial<Intent> = {}): Intent => ({
  ...common(),
  write: { operation: 'updatePatientProfile', body: { phone: '+910000000199' }, read: profile },
  subject: profileSubject,
  baseVersion: profile.version,
  ...more,
});

/** A record as it lies in the database; what it says is nothing. */
export const record = (more: Partial<NewRecord> = {}): NewRecord => ({
  type: 'vital-sign',
  data: new Uint8Array([1, 2, 3]),
  timestamp: 1_000,
  idempotencyKey: mintKey(),
  subject: subjectOfReading(reading.id),
  baseVersion: null,
  targetId: null,
  owner,
  attempts: 0,
  standing: 'waiting',
  answer: null,
  format: 1,
  ...more,
});
