import type { Kept, Loaded } from '../../../patterns/state';

export type NotificationCategory =
  | 'security'
  | 'account'
  | 'readings'
  | 'goals'
  | 'medicines'
  | 'registration'
  | 'general';

export type NotificationEntry = {
  id: string;
  category: NotificationCategory;
  title: string;
  body: string;
  /** RFC 3339. */
  createdAt: string;
  isUnread: boolean;
  isArchived: boolean;
  /** Waits for the person to act; while it is unread, its action stands out. */
  isUrgent: boolean;
  /** The place to which it leads, if anywhere. */
  action: { label: string; href: string } | null;
};

export type NotificationTab = 'unread' | 'all' | 'archived';

export type NotificationCounts = Record<NotificationTab, number>;

/** The notifications of one tab, the newest first. */
export type NotificationsState = Kept<{
  rows: readonly NotificationEntry[];
  /** There are older ones to ask for. */
  hasOlder: boolean;
}>;

/** The ways of a notification to a person, besides the one in the product. */
export type Channel = 'push' | 'mail' | 'sms';

export type CategoryPreference = Record<Channel, boolean> & {
  category: NotificationCategory;
  /** Channels that cannot be changed. */
  locked: readonly Channel[];
};

export type QuietHours = {
  isOn: boolean;
  /** HH:MM */
  from: string;
  /** HH:MM; earlier than `from` where they last past midnight. */
  to: string;
  /** IANA name. */
  timeZone: string;
};

export type PushDevice = {
  id: string;
  /** In words: "Chrome on Windows". */
  name: string;
  /** The one that looks at this page. */
  isThis: boolean;
  /** RFC 3339. */
  registeredAt: string;
};

export type Preferences = {
  categories: readonly CategoryPreference[];
  /** True if this installation sends SMS. */
  hasSms: boolean;
  quietHours: QuietHours;
  /** True if health details may be read on a locked device. */
  showsDetails: boolean;
  devices: readonly PushDevice[];
};

export type PreferencesState = Loaded<Preferences>;
