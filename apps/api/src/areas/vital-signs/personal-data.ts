import { rangesVersion } from '@nadi/domain/vital-signs/assessment';
import type { Kept } from '../../kernel/db/kept-tables';
import { healthFacts } from './tables/health-facts';
import { patientProfiles } from './tables/patient-profiles';
import { pressureWeeks } from './tables/pressure-weeks';
import { vitalSignDays } from './tables/vital-sign-days';
import { earlierAssessments, vitalSigns } from './tables/vital-signs';

/** The importing server may have other ranges and rules, and an export does not include which readings are still to be assessed. */
const toBeAssessed = (exportedAt: string) => ({
  rangesVersion,
  reassessFrom: new Date(0),
  reassessBefore: new Date(Date.parse(exportedAt) + 86_400_000),
});

export const kept: Kept = {
  exported: [
    {
      as: 'patientProfile',
      table: patientProfiles,
      person: patientProfiles.userId,
      order: null,
      // The progress of assessing again; an import starts it over.
      leftOut: ['rangesVersion', 'reassessFrom', 'reassessBefore'],
      isImported: true,
      atImport: toBeAssessed,
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
      as: 'earlierAssessments',
      table: earlierAssessments,
      person: earlierAssessments.patientId,
      order: earlierAssessments.id,
      leftOut: [],
      isImported: true,
    },
    {
      as: 'pressureWeeks',
      table: pressureWeeks,
      person: pressureWeeks.patientId,
      order: pressureWeeks.id,
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
