import { brand } from '@nadi/brand';
import type { DosesAsked } from '@nadi/domain/medicines/reminders';
import * as m from '@nadi/ui/messages';
import { type DoseAnswer, readDosesAsked } from '../areas/medicines/answer-reminder';
import { isAppAddress, serverAddresses } from './addresses';

/** Holds what the server says of a notification besides its words (spec, point 3). */
export type PushData = {
  type: string;
  notificationId?: string;
  consultationId?: string;
  /** The path to which it leads, if its type does not say so. */
  path?: string;
  /** The doses that can be recorded in the notification. */
  doses?: DosesAsked;
};

export type PushMessage = { title?: string; body?: string; data: PushData };

/** Describes what is shown on the device at the moment. */
export type Shown = { tag: string; type: string; count: number };

export type ToShow = {
  title: string;
  body: string;
  tag: string;
  data: PushData & { count: number };
  /** The buttons in it; none if it only leads to a page. */
  actions: readonly { action: DoseAnswer; title: string }[];
  /** Tags of those that it takes the place of. */
  replaces: readonly string[];
};

/** The page on which doses are recorded. */
export const medicinesPath = '/dashboard/medications';

/** So many of one type stand beside each other; one more, and they become one. */
const maxOfType = 3;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** Reads what the server sent. What is not understood is still news: it is shown without details. */
export function readPush(text: string | undefined): PushMessage {
  const payload = parse(text);
  const data = typeof payload.data === 'object' && payload.data !== null ? payload.data : {};
  const fields = data as Record<string, unknown>;
  const notificationId = textOf(fields.notificationId);
  const consultationId = textOf(fields.consultationId);
  const path = textOf(fields.path);
  const doses = readDosesAsked(fields.doses);
  const title = textOf(payload.title);
  const body = textOf(payload.body);
  return {
    ...(title && { title }),
    ...(body && { body }),
    data: {
      type: textOf(fields.type) ?? 'general',
      ...(notificationId && { notificationId }),
      ...(consultationId && { consultationId }),
      ...(path && { path }),
      ...(doses && { doses }),
    },
  };
}

function parse(text: string | undefined): Record<string, unknown> {
  try {
    const payload: unknown = JSON.parse(text ?? '');
    return typeof payload === 'object' && payload !== null ? (payload as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The notification of a message; one that counts them, where there are more than three of its type. */
export function toShow({ title, body, data }: PushMessage, shown: readonly Shown[]): ToShow {
  // The same one once more replaces itself.
  const tag = data.notificationId ?? `${data.type}-latest`;
  const others = shown.filter((one) => one.type === data.type && one.tag !== tag);
  const count = others.reduce((sum, one) => sum + one.count, 1);
  if (count > maxOfType)
    return {
      title: m.notification_bell_new({ count }),
      body: '',
      tag: `${data.type}-summary`,
      data: { type: data.type, path: '/notifications', count },
      actions: [],
      replaces: others.map((one) => one.tag),
    };
  return {
    title: title ?? brand.name,
    // Hides from whoever holds the device what the person does not allow; then the server sends no words.
    body: body ?? (title ? '' : m.lock_screen_hidden()),
    tag,
    data: { ...data, count: 1 },
    // Without words, no one would know what they answer.
    actions: title && body && data.doses ? answersTo(data.doses) : [],
    replaces: [],
  };
}

/** One press answers for all of the doses, and says so if there are several. */
const answersTo = ({ medicineIds: { length: count } }: DosesAsked) =>
  [
    { action: 'taken', title: m.dose_answer_taken({ count }) },
    { action: 'skipped', title: m.dose_answer_skipped({ count }) },
  ] as const;

/** Returns the answer of a press; null if it was not on one of the two buttons. */
export const answerOf = (action: string): DoseAnswer | null =>
  action === 'taken' || action === 'skipped' ? action : null;

const isOfApp = (path: string): boolean =>
  /^\/(?![/\\])/.test(path) && isAppAddress.test(path) && !serverAddresses.test(path);

/** The page that a notification leads to: always one of the app. */
export function pathOf({ type, notificationId, consultationId, path }: PushData): string {
  if (path && isOfApp(path)) return path;
  if (consultationId && /^[\w-]+$/.test(consultationId) && /^(consultation|video)/.test(type))
    return `/video-call/${consultationId}`;
  if (/^(appointment|consultation|video)/.test(type)) return '/appointments';
  return notificationId ? '/notifications' : '/dashboard';
}
