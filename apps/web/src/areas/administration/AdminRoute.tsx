import { Skeleton } from '@nadi/ui/components/Skeleton';
import { type ComponentType, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { latePart } from '../../kernel/shell/late-part';
import { lazyRoute } from '../../kernel/shell/lazy-route';
import { OverviewRoute } from './OverviewRoute';
import { isOfPeople } from './users-query';

const AdminLists = latePart(async () => (await import('./AdminLists')).AdminLists);

/** Draws the lists after the shape of the page, as they have fields for dates. */
const Lists = () => (
  <Suspense fallback={<Skeleton height="32rem" shape="block" />}>
    <AdminLists />
  </Suspense>
);

/** Each in code of its own: the overview, at which administrators begin, waits for none of it. */
const tabs = new Map<string | null, { Screen: ComponentType }>([
  ['users', lazyRoute(async () => (await import('./UsersRoute')).UsersRoute)],
  // A part of the same tab: everyone with an account, where `users` alone lists the registrations of doctors.
  ['people', lazyRoute(async () => (await import('./PeopleRoute')).PeopleRoute)],
  // A part of the same tab: what people ask about their data.
  ['requests', lazyRoute(async () => (await import('./RequestsRoute')).RequestsRoute)],
  ['healthcare', lazyRoute(async () => (await import('./ReviewsRoute')).ReviewsRoute)],
  // Parts of two tabs: visits and consents of everyone, where `healthcare` alone lists emergency accesses; templates and deliveries, where `communication` alone lists messages.
  ['lists', { Screen: Lists }],
  ['business', lazyRoute(async () => (await import('./BusinessRoute')).BusinessRoute)],
  ['communication', lazyRoute(async () => (await import('./BroadcastsRoute')).BroadcastsRoute)],
  ['analytics', lazyRoute(async () => (await import('./AnalyticsRoute')).AnalyticsRoute)],
  ['audit', lazyRoute(async () => (await import('./AuditRoute')).AuditRoute)],
  ['configuration', lazyRoute(async () => (await import('./ConfigurationRoute')).ConfigurationRoute)],
  ['system', lazyRoute(async () => (await import('./SystemRoute')).SystemRoute)],
]);

const lists = new Map<string | null, readonly string[]>([
  ['healthcare', ['consultations', 'consents']],
  ['communication', ['templates', 'deliveries']],
]);

/** The administrator's pages, which are tabs of one address; without a tab, the overview. */
export function AdminRoute() {
  const [query] = useSearchParams();
  const tab = query.get('tab');
  const view = query.get('view') ?? '';
  const part =
    (tab === 'users' && isOfPeople(query) && 'people') ||
    (tab === 'users' && view === 'requests' && 'requests') ||
    (tab === 'system' && ['audit', 'configuration'].find((one) => one === view)) ||
    (lists.get(tab)?.includes(view) && 'lists') ||
    tab;
  const { Screen } = tabs.get(part) ?? { Screen: OverviewRoute };
  return <Screen />;
}
