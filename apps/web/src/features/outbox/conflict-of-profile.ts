import type { DoctorProfile, PatientProfile } from '@nadi/contract/schema';
import { profileSubject } from '../../platform/offline/subjects';
import type { Write } from '../../platform/offline/write';
import type { Versions } from './compare-versions';
import { partsOfDoctor, partsOfPatient } from './conflict-parts';
import { changed, type Words } from './unsent-conflict';

export const isOfDoctor = (profile: PatientProfile | DoctorProfile): profile is DoctorProfile =>
  'licenseNumber' in profile;

type PatientWrite = Extract<Write, { operation: 'updatePatientProfile' }>;
type DoctorWrite = Extract<Write, { operation: 'updateDoctorProfile' }>;

export const conflictOfPatient = (versions: Versions<PatientProfile>, baseVersion: number, words: Words) =>
  changed(partsOfPatient(), versions, words, (body) => ({
    write: {
      operation: 'updatePatientProfile',
      body: body as PatientWrite['body'],
      read: versions.standing,
    },
    subject: profileSubject,
    baseVersion,
  }));

export const conflictOfDoctor = (versions: Versions<DoctorProfile>, baseVersion: number, words: Words) =>
  changed(partsOfDoctor(), versions, words, (body) => ({
    write: {
      operation: 'updateDoctorProfile',
      body: body as DoctorWrite['body'],
      read: versions.standing,
    },
    subject: profileSubject,
    baseVersion,
  }));
