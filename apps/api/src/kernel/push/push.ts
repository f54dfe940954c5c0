import type { DosesAsked } from '@nadi/domain/medicines/reminders';
import { answered, type Fault, NotTaken } from '../delivery/fault';

/** Data for the program on the device (spec, point 3), and the path that a press leads to. */
export type PushData = {
  type: string;
  notificationId: string;
  consultationId: string | null;
  path: string | null;
  /** Absent if it cannot be answered in the notification. */
  doses?: DosesAsked;
};

/** Holds what a device is shown. */
export type PushMessage = {
  title: string;
  body: string;
  data: PushData;
};

export type PushTarget = { deviceType: 'web' | 'android' | 'ios'; fcmToken: string };

/** Sends to devices once: trying again is the queue's work. */
export type Pusher = {
  /**
   * Resolves when the push service has taken it, or says that the device is gone.
   *
   * @param isUrgent true if a sleeping device is woken for it
   * @throws PushRefused if it was refused for good, any other error if it may be tried again
   */
  send(target: PushTarget, message: PushMessage, isUrgent: boolean): Promise<'sent' | 'gone'>;
};

/** Refused in a way that no second try changes. The message holds no address and no token. */
export class PushRefused extends NotTaken {
  constructor(why: string, fault: Fault = { problem: 'unusable', status: null }) {
    super(why, fault);
    this.name = 'PushRefused';
  }
}

/** Milliseconds for a push service to answer. */
export const timeoutMs = 10_000;
/** Seconds for which a push service keeps it for a device that cannot be reached. */
export const keptFor = 86_400;

/** The outcome that a status of a push service stands for. */
export function outcomeOf(service: string, status: number): 'sent' | 'gone' {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  const text = `${service} answered ${status}`;
  throw new (status === 429 || status >= 500 ? NotTaken : PushRefused)(text, answered(status));
}
