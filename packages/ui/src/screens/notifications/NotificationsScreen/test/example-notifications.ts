import type { NotificationEntry, Preferences } from '../types';

export const clock = { now: '2026-11-20T09:05:00+05:30', timeZone: 'Asia/Kolkata' };

const read = { isUnread: false, isArchived: false, isUrgent: false, action: null } as const;
const unread = { ...read, isUnread: true } as const;

/** The newest first; the present is a Friday. */
export const entries: readonly NotificationEntry[] = [
  {
    ...unread,
    id: '019a9f3a-0000-7000-8000-000000000001',
    category: 'security',
    title: 'Turn on a second step',
    body: 'Your clinic asks for it by 1 December. It takes two minutes with your phone.',
    createdAt: '2026-11-20T09:00:00+05:30',
    isUrgent: true,
    action: { label: 'Set it up', href: '/dashboard/settings/security' },
  },
  {
    ...unread,
    id: '019a9f3a-0000-7000-8000-000000000002',
    category: 'security',
    title: 'Dr. Meera Rao opened your vital signs',
    body: 'For your treatment, at 8:12 am.',
    createdAt: '2026-11-20T08:12:00+05:30',
    action: { label: 'See who looked', href: '/dashboard/settings/access-log' },
  },
  {
    ...unread,
    id: '019a9f3a-0000-7000-8000-000000000003',
    category: 'security',
    title: 'A new sign-in with Chrome on Windows',
    body: 'If this was not you, end that session and change your password.',
    createdAt: '2026-11-20T07:48:00+05:30',
    action: { label: 'See where you are signed in', href: '/dashboard/settings/security' },
  },
  {
    ...read,
    id: '019a9f3a-0000-7000-8000-000000000004',
    category: 'readings',
    title: 'Your pulse was 58 at 9:40 pm',
    body: 'From your watch. You felt well, you wrote.',
    createdAt: '2026-11-19T21:41:00+05:30',
    action: { label: 'Open the reading', href: '/dashboard/vital-signs' },
  },
  {
    ...read,
    id: '019a9f3a-0000-7000-8000-000000000005',
    category: 'account',
    title: 'The copy of your data is ready',
    body: 'It can be downloaded until 26 November.',
    createdAt: '2026-11-19T11:20:00+05:30',
    action: { label: 'Download it', href: '/dashboard/settings/data' },
  },
  {
    ...read,
    id: '019a9f3a-0000-7000-8000-000000000006',
    category: 'general',
    title: 'Nadi was updated',
    body: 'Readings can now be shown for a whole year.',
    createdAt: '2026-11-16T08:00:00+05:30',
  },
  {
    ...read,
    id: '019a9f3a-0000-7000-8000-000000000007',
    category: 'registration',
    title: 'Your account is complete',
    body: 'You have answered the first questions.',
    createdAt: '2026-10-30T16:05:00+05:30',
  },
];

export const archived = entries.slice(3, 6).map((entry) => ({ ...entry, isArchived: true }));

const chosen = { push: true, mail: true, sms: false, locked: [] } as const;

export const preferences: Preferences = {
  categories: [
    { ...chosen, category: 'security', locked: ['mail'] },
    { ...chosen, category: 'account' },
    { ...chosen, category: 'readings', sms: true },
    { ...chosen, category: 'registration', push: false },
    { ...chosen, category: 'general', push: false, mail: false },
  ],
  hasSms: true,
  quietHours: { isOn: true, from: '22:00', to: '07:00', timeZone: 'Asia/Kolkata' },
  showsDetails: false,
  devices: [
    { id: 'pixel', name: 'Chrome on Android', isThis: true, registeredAt: '2026-11-02T09:38:00+05:30' },
    { id: 'windows', name: 'Chrome on Windows', isThis: false, registeredAt: '2026-11-19T18:10:00+05:30' },
  ],
};
