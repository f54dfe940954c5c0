import type { Kept } from '../../kernel/db/kept-tables';
import { healthFacts } from './tables/health-facts';
import { patientProfiles } from './tables/patient-profiles';
import { vitalSignDays } from './tables/vital-sign-days';
import { earlierJudgements, vitalSigns } from './tables/vital-signs';

export const kept: Kept = {
  exported: [
    {
      as: 'patientProfile',
      table: patientProfiles,
      person: patientProfiles.userId,
      order: null,
      // How far judging anew has come; an import begins it from the start.
      leftOut: ['rangesVersion', 'rejudgeFrom', 'rejudgeBefore'],
      isImported: true,
    },
    {
      as: 'healthFacts',
      table: healthFacts,
      person: healthFacts.patientId,
      order: healthFacts.id,
      leftOut: [],
      isImported: true,
    },
    {
      as: 'vitalSigns',
      table: vitalSigns,
      person: vitalSigns.patientId,
      order: vitalSigns.id,
      leftOut: [],
      isImported: true,
    },
    {
      as: 'earlierJudgements',
      table: earlierJudgements,
      person: earlierJudgements.patientId,
      order: earlierJudgements.id,
      leftOut: [],
      isImported: true,
    },
  ],
  notExported: [
    {
      table: vitalSignDays,
      why: 'Counts, sums and extremes of your readings by day; the readings that they are made from are exported.',
      erased: 'with the account',
    },
  ],
};
