import type { PatientProfile } from '@nadi/contract/schema';
import * as m from '@nadi/ui/messages';
import { patientFieldLabels, patientFields, sayPatientField } from '@nadi/ui/words/patient-profile';
import type { Write } from '../../kernel/offline/write';
import type { Part, Versions } from '../../kernel/unsent/compare-versions';
import { type ConflictWords, changed } from '../../kernel/unsent/unsent-conflict';
import { profileSubject } from './subject';

export const patientLabels: Readonly<Record<string, () => string>> = patientFieldLabels;

const parts = (): Part<PatientProfile>[] =>
  patientFields.map((field) => ({
    field,
    label: patientFieldLabels[field](),
    keys: [field],
    say: (profile) => sayPatientField(profile, field) || m.profile_not_said(),
  }));

type Body = Extract<Write, { operation: 'updatePatientProfile' }>['body'];

/** Compares an unsent change of a patient's profile with the current version. */
export const conflictOfPatient = (versions: Versions<PatientProfile>, words: ConflictWords) =>
  changed(parts(), versions, words, (body) => ({
    write: { operation: 'updatePatientProfile', body: body as Body, read: versions.standing },
    subject: profileSubject,
    baseVersion: versions.standing.version,
  }));

/** Returns the names of the fields that a change sets. */
export const patientFieldsIn = (body: Body): string[] =>
  patientFields.filter((field) => field in body).map((field) => patientFieldLabels[field]());
