import type {
  ExportedNotification,
  ExportedNotificationDevice,
  NewNotificationPreferences,
  NotificationCounts,
  NotificationPatch,
} from '@nadi/contract/schema';
import { archivedIsRead, changeMarks, presentNotification } from '@nadi/domain/notifications/notification';
import {
  type ChosenPreferences,
  checkPreferences,
  keepPreferences,
  presentPreferences,
  presetPreferences,
} from '@nadi/domain/notifications/preferences';
import type { Kind } from '../../mock-types';
import { unprocessable } from '../problems';
import type { Person } from '../world';
import { keptList, keptOne, ownerOf, putInto } from './list-adapters';

export const notifications: Kind<ExportedNotification> = {
  kept(given) {
    const me = ownerOf(given);
    return keptList(() => me.notifications, { put: (one) => putInto(me.notifications, one) });
  },
  isChosen: ({ readAt, archivedAt }, { query: { isUnread, isArchived } }) =>
    (isUnread === undefined || isUnread === (readAt === null)) &&
    (isArchived === undefined || isArchived === (archivedAt !== null)),
  make(sent, before, { now }) {
    if (!before) throw new Error('Nobody adds a notification of their own.');
    const marks = changeMarks(before, sent as NotificationPatch, now.toISOString());
    if (!marks) throw unprocessable(archivedIsRead);
    return { ...before, ...marks };
  },
  show: (one) => presentNotification(one),
};

/** How many someone has, by their marks. */
export const countsOf = ({ notifications: all }: Person): NotificationCounts => ({
  unread: all.filter(({ readAt }) => readAt === null).length,
  all: all.filter(({ archivedAt }) => archivedAt === null).length,
  archived: all.filter(({ archivedAt }) => archivedAt !== null).length,
});

export const notificationCounts: Kind<NotificationCounts> = {
  kept: (given) => keptOne(() => countsOf(ownerOf(given))),
};

type Preferences = ChosenPreferences & { version: number };

/** The key of an installation that signs nothing. */
const publicKey = `B${'ExampleKey'.repeat(8)}Mock00`;

export const notificationPreferences: Kind<Preferences> = {
  kept(given) {
    const me = ownerOf(given);
    return keptOne<Preferences>(
      () => me.notificationPreferences,
      (row) => {
        if (row) me.notificationPreferences = row;
      },
    );
  },
  make(sent, before) {
    const said = sent as NewNotificationPreferences;
    const chosen = { ...said, channels: { ...(before ?? presetPreferences).channels, ...said.channels } };
    const faults = checkPreferences(chosen);
    if (faults.length > 0) throw unprocessable(...faults);
    return { ...before, ...keepPreferences(chosen) };
  },
  show({ version, ...chosen }, given) {
    const { role } = ownerOf(given).account;
    return presentPreferences(chosen, version, { role, hasSms: false, publicKey });
  },
};

export const notificationDevices: Kind<ExportedNotificationDevice> = {
  kept(given) {
    const me = ownerOf(given);
    return keptList(() => me.notificationDevices, {
      remove(id) {
        me.notificationDevices = me.notificationDevices.filter((device) => device.id !== id);
      },
    });
  },
  show: ({ id, name, deviceType, createdAt }, given) => ({
    ...{ id, name, deviceType, registeredAt: createdAt },
    isThis: id === ownerOf(given).notificationDevices.at(-1)?.id,
  }),
};
