import type { PurposeOfUse } from '@nadi/contract/schema';
import type { AccessLogFilter } from '@nadi/ui/screens/settings/AccessLogScreen';
import { readPage } from '../../kernel/browser/page-address';

const purposes: Record<PurposeOfUse, true> = {
  ...{ PATRQT: true, FAMRQT: true, TREAT: true, CAREMGT: true, ETREAT: true, HOPERAT: true },
  ...{ BTG: true, PUBHLTH: true, HPAYMT: true, DSRCH: true },
};
const isPurpose = (text: string | null): text is PurposeOfUse =>
  text !== null && Object.hasOwn(purposes, text);

/** Access by others is the default: people know what they did themselves. */
export function readFilter(query: URLSearchParams): AccessLogFilter {
  const purpose = query.get('purpose');
  return {
    by: query.get('by') === 'everyone' ? 'everyone' : 'others',
    actorId: query.get('person') || null,
    purpose: isPurpose(purpose) ? purpose : null,
  };
}

/** Returns the page's address of a filter. */
export const writeFilter = ({ by, actorId, purpose }: AccessLogFilter, page = 1) => ({
  ...(by === 'everyone' && { by }),
  ...(actorId && { person: actorId }),
  ...(purpose && { purpose }),
  ...(page > 1 && { page: String(page) }),
});

/** Returns the query for the access log from the page's address. */
export function accessLogQuery(query: URLSearchParams) {
  const { by, actorId, purpose } = readFilter(query);
  const asked = { page: readPage(query), by, ...(actorId && { actorId }), ...(purpose && { purpose }) };
  return ['get', '/patients/access-log', { params: { query: asked } }] as const;
}
