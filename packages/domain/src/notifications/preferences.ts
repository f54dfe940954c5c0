import { isTimeZone } from '../kernel/time-zone';
import type { QuietHours } from './quiet-hours';

export const notificationCategories = [
  'security',
  'account',
  'readings',
  'goals',
  'medicines',
  'registration',
  'general',
] as const;
export type NotificationCategory = (typeof notificationCategories)[number];

export type Channel = 'push' | 'mail' | 'sms';
export type ChannelChoices = Record<NotificationCategory, Record<Channel, boolean>>;
export type ChosenPreferences = { channels: ChannelChoices; quietHours: QuietHours; showsDetails: boolean };

/** Categories of patients whose words stay behind a sign-in. */
export const ofHealth: readonly NotificationCategory[] = ['readings', 'goals', 'medicines'];

/** Returns the health matter that a notification tells of, in words; null if it is none. A visit tells who sees a doctor, and which one. */
export function matterOfHealth({
  category,
  type,
  consultationId,
}: {
  category: NotificationCategory;
  type: string;
  consultationId: string | null;
}): string | null {
  if (ofHealth.includes(category)) return category;
  if (type.startsWith('trial-')) return 'clinical trials';
  return consultationId === null ? null : 'visits';
}

/** Categories with e-mails of their own, which tell of security, erasure and the right to practise: nobody may miss them. */
export const alwaysMailed: readonly NotificationCategory[] = ['security', 'account', 'registration'];

const preset = (category: NotificationCategory) => ({
  push: true,
  mail: alwaysMailed.includes(category),
  sms: false,
});

/** The preferences of a person who has not chosen. Nothing about health is shown on a locked screen unless asked for. */
export const presetPreferences: ChosenPreferences = {
  channels: {
    security: preset('security'),
    account: preset('account'),
    readings: preset('readings'),
    goals: preset('goals'),
    medicines: preset('medicines'),
    registration: preset('registration'),
    general: preset('general'),
  },
  quietHours: { isOn: false, from: '22:00', to: '07:00', timeZone: 'Asia/Kolkata' },
  showsDetails: false,
};

/** The categories in which a person with a role can get notifications. */
export const categoriesOf = (role: string): NotificationCategory[] =>
  notificationCategories.filter((category) => {
    if (category === 'registration') return role !== 'PATIENT';
    return !ofHealth.includes(category) || role === 'PATIENT';
  });

/** The reasons why preferences cannot be saved; none if they can. */
export function checkPreferences({
  quietHours: { from, to, timeZone },
}: Pick<ChosenPreferences, 'quietHours'>) {
  const faults: { pointer: string; message: string; code: string }[] = [];
  if (from === to)
    faults.push({
      pointer: '/body/quietHours/to',
      message: 'Must not be the time at which quiet hours begin.',
      code: 'range',
    });
  if (!isTimeZone(timeZone))
    faults.push({
      pointer: '/body/quietHours/timeZone',
      message: 'Must be the IANA name of a time zone, such as Asia/Kolkata.',
      code: 'timezone',
    });
  return faults;
}

/** Preferences as they are kept: what cannot be turned off stays on. */
export function keepPreferences(chosen: ChosenPreferences): ChosenPreferences {
  const kept = notificationCategories.map((category) => {
    const { push, mail, sms } = chosen.channels[category];
    return [category, { push, mail: mail || alwaysMailed.includes(category), sms }] as const;
  });
  return { ...chosen, channels: Object.fromEntries(kept) as ChannelChoices };
}

type Installation = { role: string; hasSms: boolean; publicKey: string };

/** Preferences as their owner reads them. */
export const presentPreferences = (
  { channels, quietHours, showsDetails }: ChosenPreferences,
  version: number,
  { role, hasSms, publicKey }: Installation,
) => ({
  channels,
  quietHours,
  showsDetails,
  categories: categoriesOf(role),
  alwaysMailed: [...alwaysMailed],
  hasSms,
  publicKey,
  version,
});
