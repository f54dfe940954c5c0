import type { Kept } from '../../kernel/db/kept-tables';
import { healthLinkOpenings, healthLinks } from './tables/health-links';

export const kept: Kept = {
  exported: [
    {
      as: 'healthLinks',
      table: healthLinks,
      person: healthLinks.patientId,
      order: healthLinks.id,
      leftOut: ['handleHash', 'passcodeHash', 'file'],
      isImported: false,
    },
    {
      as: 'healthLinkOpenings',
      table: healthLinkOpenings,
      person: healthLinkOpenings.patientId,
      order: healthLinkOpenings.id,
      leftOut: ['ticketHash'],
      isImported: false,
    },
  ],
  notExported: [],
};
