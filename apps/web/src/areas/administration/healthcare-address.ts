import type { AdminConsentFilter } from '@nadi/ui/screens/admin/AdminConsentsScreen';
import type { AdminVisitFilter } from '@nadi/ui/screens/admin/AdminConsultationsScreen';
import { dayOf, named, personOf, spanOf } from './address-parts';

const states = [
  ...(['requested', 'confirmed', 'checked_in', 'in_progress', 'completed', 'cancelled', 'no_show'] as const),
];
const statuses = ['REQUESTED', 'GRANTED', 'DENIED', 'EXPIRED', 'REVOKED'] as const;
const purposes = ['CAREMGT', 'BTG', 'PUBHLTH', 'HPAYMT', 'DSRCH', 'PATRQT'] as const;

/** Returns which visits an address asks for. */
export const readVisitFilter = (query: URLSearchParams): AdminVisitFilter => ({
  status: named(states, query.get('status')),
  doctor: personOf(query.get('doctor')),
  from: dayOf(query.get('from')),
  to: dayOf(query.get('to')),
});

/** Returns the address of some visits. */
export const visitsAddress = ({ status, doctor, from, to }: AdminVisitFilter) => ({
  ...{ tab: 'healthcare', view: 'consultations' },
  ...(status && { status }),
  ...(doctor && { doctor }),
  ...(from && { from }),
  ...(to && { to }),
});

/** Returns the parameters of some visits. */
export const visitsSearch = ({ status, doctor, from, to }: AdminVisitFilter, timeZone: string) => ({
  ...(status && { status }),
  ...(doctor && { doctor }),
  ...spanOf(from, to, timeZone),
});

/** Returns which consents an address asks for. */
export const readConsentFilter = (query: URLSearchParams): AdminConsentFilter => ({
  status: named(statuses, query.get('status')),
  purpose: named(purposes, query.get('purpose')),
  doctor: personOf(query.get('doctor')),
  patient: personOf(query.get('patient')),
});

/** Returns the address of some consents. */
export const consentsAddress = ({ status, purpose, doctor, patient }: AdminConsentFilter) => ({
  ...{ tab: 'healthcare', view: 'consents' },
  ...(status && { status: status.toLowerCase() }),
  ...(purpose && { purpose: purpose.toLowerCase() }),
  ...(doctor && { doctor }),
  ...(patient && { patient }),
});

/** Returns the parameters of some consents. */
export const consentsSearch = ({ status, purpose, doctor, patient }: AdminConsentFilter) => ({
  ...(status && { status }),
  ...(purpose && { purpose }),
  ...(doctor && { doctor }),
  ...(patient && { patient }),
});
