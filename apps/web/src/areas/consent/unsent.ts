import * as m from '@nadi/ui/messages';
import { doctorName } from '@nadi/ui/words/doctor-name';
import type { Write } from '../../kernel/offline/write';
import type { UnsentKind } from '../../kernel/unsent/unsent-kinds';
import { consentSubject } from './subject';

type Revocation = Extract<Write, { operation: 'revokeConsent' }>;

const revocation: UnsentKind<Revocation> = {
  operation: 'revokeConsent',
  home: '/dashboard/consents',
  editHref: () => null,
  words: ({ doctor }) => ({
    title: m.sharing_unsent({ doctor: doctorName(doctor) }),
    detail: m.sharing_still(),
    action: 'delete',
  }),
  fieldLabels: {},
  sealed: { type: consentSubject, title: m.sharing_sealed, action: 'delete' },
};

/** The texts for the unsent end of an access. */
export const unsent: readonly UnsentKind[] = [revocation];
