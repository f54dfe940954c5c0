import {
  type AdminConsentFilter,
  consentPurposes,
  consentStatuses,
} from '@nadi/ui/screens/admin/AdminConsentsScreen';
import { type AdminVisitFilter, visitStatuses } from '@nadi/ui/screens/admin/AdminConsultationsScreen';
import { chosen, dayOf, named, personOf, spanOf } from './address-parts';

/** Returns which visits an address asks for. */
export const readVisitFilter = (query: URLSearchParams): AdminVisitFilter => ({
  status: named(visitStatuses, query.get('status')),
  doctor: personOf(query.get('doctor')),
  from: dayOf(query.get('from')),
  to: dayOf(query.get('to')),
});

/** Returns the address of some visits. */
export const visitsAddress = (filter: AdminVisitFilter) => ({
  ...{ tab: 'healthcare', view: 'consultations' },
  ...chosen(filter),
});

/** Returns the parameters of some visits. */
export const visitsSearch = ({ from, to, ...filter }: AdminVisitFilter, timeZone: string) => ({
  ...chosen(filter),
  ...spanOf(from, to, timeZone),
});

/** Returns which consents an address asks for. */
export const readConsentFilter = (query: URLSearchParams): AdminConsentFilter => ({
  status: named(consentStatuses, query.get('status')),
  purpose: named(consentPurposes, query.get('purpose')),
  doctor: personOf(query.get('doctor')),
  patient: personOf(query.get('patient')),
});

/** Returns the address of some consents. */
export const consentsAddress = ({ status, purpose, ...people }: AdminConsentFilter) => ({
  ...{ tab: 'healthcare', view: 'consents' },
  ...(status && { status: status.toLowerCase() }),
  ...(purpose && { purpose: purpose.toLowerCase() }),
  ...chosen(people),
});

/** Returns the parameters of some consents. */
export const consentsSearch = (filter: AdminConsentFilter) => chosen(filter);
