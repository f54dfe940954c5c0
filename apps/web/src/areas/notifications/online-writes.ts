import type {
  NewDeviceToken,
  NewNotificationPreferences,
  NotificationAnswer,
  NotificationCountsAnswer,
  NotificationDeviceAnswer,
  NotificationPatch,
  NotificationPreferencesAnswer,
  PushTest,
  Success,
  TriggerCheckAnswer,
  TriggerTest,
} from '@nadi/contract/schema';
import type { OnlineKind } from '../../kernel/offline/write-kinds';
import { versioned } from '../../kernel/online-writes/online-write';

const keyed = (key: string) => ({ header: { 'Idempotency-Key': key } });
const lists = /^\/notifications(\/counts)?$/;
const devices = /^\/notifications\/devices$/;
const preferences = /^\/notifications\/preferences$/;

/** Marks that a person sees in the list: one that was not set is seen as such, and set again by a press. */
export const updateNotification: OnlineKind<{ id: string; body: NotificationPatch }, NotificationAnswer> = {
  waits: false,
  operation: 'updateNotification',
  invalidates: lists,
  send: (api, { id, body }, key) =>
    api.PATCH('/notifications/{id}', { params: { path: { id }, ...keyed(key) }, body }),
};

export const readAllNotifications: OnlineKind<{ until: string }, NotificationCountsAnswer> = {
  waits: false,
  operation: 'readAllNotifications',
  invalidates: lists,
  send: (api, body, key) => api.POST('/notifications/read-all', { params: keyed(key), body }),
};

/** Says who is told of what: based on the current version, so that no other device's choice is undone unseen. */
export const updateNotificationPreferences: OnlineKind<
  { version: number; body: NewNotificationPreferences },
  NotificationPreferencesAnswer
> = {
  waits: false,
  operation: 'updateNotificationPreferences',
  invalidates: preferences,
  send: (api, { version, body }, key) =>
    api.PUT('/notifications/preferences', { params: { header: versioned(key, version) }, body }),
};

export const deleteNotificationDevice: OnlineKind<{ id: string }, Success> = {
  waits: false,
  operation: 'deleteNotificationDevice',
  invalidates: devices,
  send: (api, { id }) => api.DELETE('/notifications/devices/{id}', { params: { path: { id } } }),
};

export const registerFcmToken: OnlineKind<NewDeviceToken, NotificationDeviceAnswer> = {
  waits: false,
  operation: 'registerFcmToken',
  invalidates: devices,
  send: (api, body, key) => api.POST('/notifications/register-fcm-token', { params: keyed(key), body }),
};

export const unregisterFcmToken: OnlineKind<null, Success> = {
  waits: false,
  operation: 'unregisterFcmToken',
  invalidates: devices,
  send: (api) => api.POST('/notifications/unregister-fcm-token'),
};

export const sendTestPush: OnlineKind<PushTest, Success> = {
  waits: false,
  operation: 'sendTestPush',
  invalidates: lists,
  send: (api, body, key) => api.POST('/notifications/test-push', { params: keyed(key), body }),
};

export const testNotificationTrigger: OnlineKind<{ triggerId: string; body: TriggerTest }, Success> = {
  waits: false,
  operation: 'testNotificationTrigger',
  invalidates: lists,
  send: (api, { triggerId, body }, key) =>
    api.POST('/notifications/triggers/{triggerId}/test', {
      params: { path: { triggerId }, ...keyed(key) },
      body,
    }),
};

export const checkNotificationTriggers: OnlineKind<null, TriggerCheckAnswer> = {
  waits: false,
  operation: 'checkNotificationTriggers',
  invalidates: lists,
  send: (api) => api.POST('/notifications/check-triggers'),
};
