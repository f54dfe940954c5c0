import type { NotificationTab } from '@nadi/ui/screens/notifications/NotificationsScreen';

/** Entries that are asked for at once. */
const limit = 20;

const filters = {
  unread: { isUnread: true },
  all: { isArchived: false },
  archived: { isArchived: true },
} as const;

/** The tab in an address; all that is not archived by default. */
export const readTab = (query: URLSearchParams): NotificationTab => {
  const named = query.get('tab');
  return named === 'unread' || named === 'archived' ? named : 'all';
};

export const inboxQuery = (tab: NotificationTab) =>
  ['get', '/notifications', { params: { query: { limit, ...filters[tab] } } }] as const;

/** With its empty options, which are a part of the query's key: the bell and the page share one answer. */
export const countsQuery = ['get', '/notifications/counts', {}] as const;
export const preferencesQuery = ['get', '/notifications/preferences'] as const;
export const devicesQuery = ['get', '/notifications/devices'] as const;
