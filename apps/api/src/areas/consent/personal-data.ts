import type { Kept } from '../../kernel/db/kept-tables';
import { consentCodes } from './tables/consent-codes';
import { consents } from './tables/consents';
import { sharingSettings } from './tables/sharing-settings';

export const kept: Kept = {
  exported: [
    {
      as: 'consents',
      table: consents,
      person: consents.patientId,
      order: consents.id,
      leftOut: [],
      isImported: false,
    },
    {
      as: 'sharingSettings',
      table: sharingSettings,
      person: sharingSettings.userId,
      order: null,
      leftOut: [],
      isImported: false,
    },
  ],
  notExported: [
    {
      table: consentCodes,
      why: 'Codes that you read to a doctor. Only keyed hashes of them are stored, with the number of wrong tries.',
      erased: 'with the account',
    },
  ],
};
