import type { Loaded } from '../../../patterns/state';

/** The push messages of this browser. */
export type PushState =
  /** The browser knows none. */
  | { phase: 'unsupported' }
  /** The person, or the browser, has refused them for this site. */
  | { phase: 'blocked' }
  /** The person was not asked yet, or this device is not registered. */
  | { phase: 'default' }
  | { phase: 'enabled'; token: string };

/** Something that the server sends a notification about. */
export type NotificationTrigger = { id: string; name: string; description: string; type: string };

export type TriggersState = Loaded<{ triggers: readonly NotificationTrigger[] }>;

/** Tells what came of an action: done, refused by the server, or an error in words. */
export type PushResult = { ok: true } | { ok: false; error?: string };

export type TestMessage = { title: string; message: string };

export type TriggerTest = {
  triggerId: string;
  /** Left out where none was entered. */
  customMessage?: string;
};
