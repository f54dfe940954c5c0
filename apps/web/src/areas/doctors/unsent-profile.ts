import type { DoctorProfile } from '@nadi/contract/schema';
import * as m from '@nadi/ui/messages';
import { doctorFieldLabels, doctorFields, sayDoctorField } from '@nadi/ui/words/doctor-profile';
import type { Write } from '../../kernel/offline/write';
import type { Part, Versions } from '../../kernel/unsent/compare-versions';
import { type ConflictWords, changed } from '../../kernel/unsent/unsent-conflict';
import { profileSubject } from './subject';

export const doctorLabels: Readonly<Record<string, () => string>> = doctorFieldLabels;

const parts = (): Part<DoctorProfile>[] =>
  doctorFields.map((field) => ({
    field,
    label: doctorFieldLabels[field](),
    keys: [field],
    say: (profile) => sayDoctorField(profile, field) || m.profile_not_said(),
  }));

type Body = Extract<Write, { operation: 'updateDoctorProfile' }>['body'];

/** Compares an unsent change of a doctor's profile with the current version. */
export const conflictOfDoctor = (versions: Versions<DoctorProfile>, words: ConflictWords) =>
  changed(parts(), versions, words, (body) => ({
    write: { operation: 'updateDoctorProfile', body: body as Body, read: versions.standing },
    subject: profileSubject,
    baseVersion: versions.standing.version,
  }));

/** Returns the names of the fields that a change sets. */
export const doctorFieldsIn = (body: Body): string[] =>
  doctorFields.filter((field) => field in body).map((field) => doctorFieldLabels[field]());
