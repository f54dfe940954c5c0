import type { Kept } from '../../kernel/db/kept-tables';
import { clinicalTrials } from './tables/clinical-trials';
import { savedTrials } from './tables/saved-trials';
import { trialInterests } from './tables/trial-interests';
import { trialReferrals } from './tables/trial-referrals';

export const kept: Kept = {
  exported: [
    {
      ...{ as: 'savedTrials', table: savedTrials, person: savedTrials.patientId, order: savedTrials.id },
      ...{ leftOut: [], isImported: false },
    },
    {
      ...{ as: 'trialReferrals', table: trialReferrals, person: trialReferrals.patientId },
      ...{ order: trialReferrals.id, leftOut: [], isImported: false },
    },
    {
      ...{ as: 'trialInterests', table: trialInterests, person: trialInterests.patientId },
      ...{ order: trialInterests.id, leftOut: [], isImported: false },
    },
  ],
  notExported: [
    {
      table: clinicalTrials,
      why: 'Clinical trials of public registries. They are about no person.',
      erased: 'never',
    },
  ],
};
