import type { DoctorProfile, PatientProfile } from '@nadi/contract/schema';
import { profileSubject } from '../../../kernel/offline/subjects';
import type { Write } from '../../../kernel/offline/write';
import type { Versions } from '../../../kernel/unsent/compare-versions';
import { partsOfDoctor, partsOfPatient } from '../../vital-signs/recording/conflict-parts';
import { changed, type Words } from '../../../kernel/unsent/unsent-conflict';

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
