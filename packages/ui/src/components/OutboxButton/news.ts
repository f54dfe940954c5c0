import * as m from '../../../generated/messages/messages';

/** What is told of the outbox as a whole. */
export type OutboxSummary = {
  connection: 'online' | 'offline';
  /** How many entries lie on this device. */
  count: number;
  /** How many of them go on only after a decision. */
  attention: number;
};

/** What a screen reader is told of a change, once; null where it can wait until somebody looks. */
export function newsOf(before: OutboxSummary, now: OutboxSummary): string | null {
  if (now.attention > before.attention) return m.outbox_news_attention({ count: now.attention });
  if (before.connection !== now.connection) {
    if (now.connection === 'offline') return m.outbox_news_offline();
    const waiting = now.count - now.attention;
    return waiting > 0 ? m.outbox_news_online_waiting({ count: waiting }) : m.outbox_news_online();
  }
  if (before.count > 0 && now.count === 0) return m.outbox_news_empty();
  return null;
}
