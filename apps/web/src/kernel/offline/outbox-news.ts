import type { Settled } from './entries';
import type { RoundEnd } from './sender';
import type { OutboxEntry } from './write';

/** The events of the outbox, wherever they happen: in this tab, in another, in the worker. */
export type OutboxNews = { owner: string } & (
  | { kind: 'added'; entry: OutboxEntry }
  /** Edited, retried or removed by the person. */
  | { kind: 'changed'; entries: readonly OutboxEntry[]; removed: readonly number[] }
  | { kind: 'sending'; ids: readonly number[] }
  | { kind: 'settled'; settled: readonly Settled[]; progress: { done: number; total: number } }
  | { kind: 'corrected'; error: number; count: number }
  | { kind: 'ended'; end: RoundEnd }
);

/** Carries news among the tabs and the worker. */
export type NewsChannel = {
  tell(news: OutboxNews): void;
  /** @returns a function that stops listening; the sender does not receive its own news */
  listen(listener: (news: OutboxNews) => void): () => void;
};
