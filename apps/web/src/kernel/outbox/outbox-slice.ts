import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Why } from '../offline/answers';
import type { SealedEntry, Settled } from '../offline/entries';
import { lightEntry } from '../offline/light-news';
import type { OutboxNews } from '../offline/outbox';
import type { OutboxEntry } from '../offline/write';

/** What the sender is about. */
export type Sending =
  | { phase: 'idle' }
  | { phase: 'sending'; done: number; total: number }
  /** It tries again by itself; `retryAt` in milliseconds of this device's clock, null where it waits for something to happen. */
  | { phase: 'resting'; why: Why | 'signed-out'; retryAt: number | null };

export type OutboxState = {
  /** Whether what lies on this device was looked at; what is not among the entries before is not gone. */
  phase: 'unread' | 'read';
  /** Of who is here, in their order. */
  entries: readonly OutboxEntry[];
  /** Of who is here too; nobody can read or send them any more. */
  sealedAway: readonly SealedEntry[];
  sending: Sending;
};

const initialState: OutboxState = {
  phase: 'unread',
  entries: [],
  sealedAway: [],
  sending: { phase: 'idle' },
};

const inOrder = (entries: readonly OutboxEntry[]) => entries.map(lightEntry).sort((a, b) => a.id - b.id);

/** The entries with others in the place of those of the same id, or beside them. */
function withEntries(entries: readonly OutboxEntry[], others: readonly OutboxEntry[]): OutboxEntry[] {
  const ids = new Set(others.map(({ id }) => id));
  return inOrder([...entries.filter(({ id }) => !ids.has(id)), ...others]);
}

/** None instead of none is no news: pages that tell of what waits would be drawn anew, at once and in one piece. */
const ifAny = <One>(before: readonly One[], after: readonly One[]): readonly One[] =>
  before.length === 0 && after.length === 0 ? before : after;

/** The entries once this has happened. */
function entriesAfter(entries: readonly OutboxEntry[], news: OutboxNews): readonly OutboxEntry[] {
  switch (news.kind) {
    case 'added':
      return withEntries(entries, [news.entry]);
    case 'changed':
      return withEntries(
        entries.filter(({ id }) => !news.removed.includes(id)),
        news.entries,
      );
    case 'sending': {
      const ids = new Set(news.ids);
      return entries.map((entry) =>
        ids.has(entry.id)
          ? { ...entry, attempts: entry.attempts + 1, standing: { phase: 'sending' } }
          : entry,
      );
    }
    case 'settled':
      return news.settled.reduce(afterOne, entries);
    case 'ended':
      return entries.map((entry) =>
        entry.standing.phase === 'sending' ? { ...entry, standing: { phase: 'waiting' } } : entry,
      );
    case 'corrected':
      return entries;
  }
}

/** What was answered to one, of which those behind it learn how their subject is called by now. */
function afterOne(entries: readonly OutboxEntry[], { id, subject, entry, next }: Settled): OutboxEntry[] {
  const others = entries
    .filter((one) => entry !== null || one.id !== id)
    .map((one) => (next && one.subject === subject && one.id > id ? { ...one, subject: next.subject } : one));
  return withEntries(
    others,
    [entry, next].filter((one) => one !== null),
  );
}

function sendingAfter(sending: Sending, news: OutboxNews): Sending {
  switch (news.kind) {
    case 'sending':
      return sending.phase === 'sending' ? sending : { phase: 'sending', done: 0, total: news.ids.length };
    case 'settled':
      return { phase: 'sending', ...news.progress };
    case 'ended': {
      if (news.end.kind === 'done') return { phase: 'idle' };
      const why = news.end.kind === 'later' ? news.end.why : 'signed-out';
      return { phase: 'resting', why, retryAt: null };
    }
    default:
      return sending;
  }
}

const sealedAfter = (sealed: readonly SealedEntry[], news: OutboxNews): readonly SealedEntry[] =>
  news.kind === 'changed' ? sealed.filter(({ id }) => !news.removed.includes(id)) : sealed;

type Looking = { since: readonly OutboxNews[]; sealedAway: readonly SealedEntry[] };

const slice = createSlice({
  name: 'outbox',
  initialState,
  reducers: {
    entriesLoaded: {
      /**
       * @param since what was heard while they were read
       * @param sealedAway those that could not be
       */
      prepare: (
        entries: readonly OutboxEntry[],
        since: readonly OutboxNews[] = [],
        sealedAway: readonly SealedEntry[] = [],
      ) => ({ payload: entries, meta: { since, sealedAway } }),
      reducer(
        state,
        { payload, meta: { since, sealedAway } }: PayloadAction<readonly OutboxEntry[], string, Looking>,
      ) {
        return {
          ...state,
          phase: 'read',
          entries: ifAny(state.entries, since.reduce(entriesAfter, inOrder(payload))),
          sealedAway: ifAny(state.sealedAway, since.reduce(sealedAfter, sealedAway)),
        };
      },
    },
    forgotten: () => initialState,
    newsHeard(state, { payload: news }: PayloadAction<OutboxNews>) {
      const { entries, sealedAway, sending } = state as OutboxState;
      return {
        ...state,
        entries: ifAny(entries, entriesAfter(entries, news)),
        sealedAway: ifAny(sealedAway, sealedAfter(sealedAway, news)),
        sending: sendingAfter(sending, news),
      };
    },
    retryPlanned(state, { payload }: PayloadAction<{ retryAt: number }>) {
      if (state.sending.phase === 'resting') state.sending.retryAt = payload.retryAt;
    },
  },
});

export const outboxReducer = slice.reducer;
export const { entriesLoaded, forgotten, newsHeard, retryPlanned } = slice.actions;
