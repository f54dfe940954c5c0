import * as m from '../../../generated/messages/messages';

/** The state of the outbox as a whole. */
export type OutboxSummary = {
  connection: 'online' | 'offline';
  /** The number of unsent entries on this device. */
  count: number;
  /** The number of entries that need a decision. */
  attention: number;
};

/** The screen reader announcement of a change, once; null if it can wait until someone looks. */
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
