import { rangesVersion } from '@nadi/domain/vital-signs/judgement';
import type { Kept } from '../../kernel/db/kept-tables';
import { healthFacts } from './tables/health-facts';
import { patientProfiles } from './tables/patient-profiles';
import { vitalSignDays } from './tables/vital-sign-days';
import { earlierJudgements, vitalSigns } from './tables/vital-signs';

/** The ranges and rules of the server that imports may be others, and what was left to judge is not in an export. */
const toBeJudged = (exportedAt: string) => ({
  rangesVersion,
  rejudgeFrom: new Date(0),
  rejudgeBefore: new Date(Date.parse(exportedAt) + 86_400_000),
});

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
      atImport: toBeJudged,
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
      why: 'Daily counts, sums, and lowest and highest values of your readings. The readings themselves are exported.',
      erased: 'with the account',
    },
  ],
};
