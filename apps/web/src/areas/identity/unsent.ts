import type { DoctorProfile, PatientProfile } from '@nadi/contract/schema';
import * as m from '@nadi/ui/messages';
import type { Write } from '../../kernel/offline/write';
import { paths } from '../../kernel/session/destination';
import type { UnsentKind } from '../../kernel/unsent/unsent-kinds';
import { conflictOfDoctor, doctorLabels } from '../doctors/offers';
import { conflictOfPatient, patientLabels } from '../profile/offers';
import { onboardingSubject } from './onboarding/subject';

type FirstAnswers = Extract<Write, { operation: 'completeOnboarding' }>;

const isOfDoctor = (profile: PatientProfile | DoctorProfile): profile is DoctorProfile =>
  'licenseNumber' in profile;

const firstAnswers: UnsentKind<FirstAnswers> = {
  operation: 'completeOnboarding',
  home: '/dashboard/profile',
  editHref: ({ answers }) => ('languages' in answers ? paths.doctorOnboarding : paths.patientOnboarding),
  words: () => ({ title: m.app_unsent_onboarding(), action: 'add' }),
  fieldLabels: { ...patientLabels, ...doctorLabels },
  sealed: { type: onboardingSubject, title: m.app_unsent_onboarding, action: 'add' },
  needsProfile: true,
  conflict({ write: { answers }, current, words }) {
    const standing = current as PatientProfile | DoctorProfile | null;
    if (standing === null) return null;
    // Nothing had been read before, and an unanswered question contradicts nothing.
    return isOfDoctor(standing)
      ? conflictOfDoctor(
          { before: null, mine: { ...standing, ...answers } as DoctorProfile, standing },
          words,
        )
      : conflictOfPatient(
          { before: null, mine: { ...standing, ...answers } as PatientProfile, standing },
          words,
        );
  },
};

/** The texts for unsent entries of onboarding. */
export const unsent: readonly UnsentKind[] = [firstAnswers];
