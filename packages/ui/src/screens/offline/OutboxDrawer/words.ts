import * as m from '../../../../generated/messages/messages';
import type { OutboxItem, OutboxState } from '../types';

const minute = 60_000;

/**
 * The time of the next attempt as text; rounded, because it is sooner if the connection returns.
 *
 * @param retryAt RFC 3339
 * @param now RFC 3339
 */
export function nextTry(retryAt: string, now: string): string {
  const minutes = (Date.parse(retryAt) - Date.parse(now)) / minute;
  if (minutes < 0.75) return m.outbox_next_try_soon();
  const whole = Math.round(minutes);
  if (whole < 60) return m.outbox_next_try_minutes({ count: whole });
  return m.outbox_next_try_hours({ count: Math.round(minutes / 60) });
}

/** Why an entry that waits is not sent yet. */
export function whyItWaits(
  standing: Extract<OutboxItem['standing'], { phase: 'waiting' }>,
  { connection, sending }: Pick<OutboxState, 'connection' | 'sending'>,
): string {
  if (standing.isFirst === false) return m.outbox_why_before();
  if (connection === 'offline') return m.outbox_why_offline();
  if (sending.phase !== 'resting') return m.outbox_why_turn();
  return sending.why === 'signed-out' ? m.outbox_why_signed_out() : m.outbox_why_next_try();
}

/** Why it cannot be sent at once; null where it can. */
export function whyNotNow({ connection, sending }: OutboxState, hasWaiting: boolean): string | null {
  if (connection === 'offline') return m.outbox_send_now_offline();
  if (sending.phase === 'resting' && sending.why === 'signed-out') return m.outbox_send_now_signed_out();
  return hasWaiting ? null : m.outbox_send_now_decision();
}
