import type { ConsentDoctor } from '@nadi/contract/schema';
import type { WaitingKind } from '../../kernel/offline/write-kinds';
import { consentSubject } from './subject';

type Revocation = {
  operation: 'revokeConsent';
  id: string;
  /** Whose access ends, for those who look at what is not sent. */
  doctor: Pick<ConsentDoctor, 'firstName' | 'lastName'>;
};

declare module '../../kernel/offline/write' {
  interface Writes {
    revokeConsent: Revocation;
  }
}

/** Lists what takes something away from others, which may wait: it is as wanted later as now, and the page says that it is still shared. */
export const writes: readonly WaitingKind[] = [
  {
    waits: true,
    operation: 'revokeConsent',
    type: consentSubject,
    request: ({ id }: Revocation) => ({ method: 'POST', url: `/patients/consents/${id}/revoke` }),
    whenGone: 'done',
    invalidates: /^\/patients\/(consents|shared-doctors|entries)/,
  },
];
