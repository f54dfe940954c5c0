import type { PayloadAction } from '@reduxjs/toolkit';
import type { Why } from '../offline/answers';
import type { SealedEntry, Settled } from '../offline/entries';
import { lightEntry } from '../offline/light-news';
import type { OutboxNews } from '../offline/outbox';
import type { OutboxEntry } from '../offline/write';
import { createSlice } from '../store/slice';

/** The state of the sender. */
export type Sending =
  | { phase: 'idle' }
  | { phase: 'sending'; done: number; total: number }
  /** It tries again automatically; `retryAt` in milliseconds of this device's clock, null if it waits for an event. */
  | { phase: 'resting'; why: Why | 'signed-out'; retryAt: number | null };

export type OutboxState = {
  /** True once the storage of this device was read; before, an entry that is missing is not gone. */
  phase: 'unread' | 'read';
  /** The entries of the signed-in person, in order. */
  entries: readonly OutboxEntry[];
  /** Also of the signed-in person; they can no longer be read or sent. */
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

/** Returns the entries with others that replace those of the same id, or are added. */
function withEntries(entries: readonly OutboxEntry[], others: readonly OutboxEntry[]): OutboxEntry[] {
  const ids = new Set(others.map(({ id }) => id));
  return inOrder([...entries.filter(({ id }) => !ids.has(id)), ...others]);
}

/** An empty list after an empty list is not news: pages with unsent entries would render again, at once and in one piece. */
const ifAny = <One>(before: readonly One[], after: readonly One[]): readonly One[] =>
  before.length === 0 && after.length === 0 ? before : after;

/** Returns the entries after this event. */
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

/** The answer to one entry, from which those behind it get the current id of their subject. */
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

type Loaded = {
  entries: readonly OutboxEntry[];
  /** News received while they were read. @default none */
  since?: readonly OutboxNews[];
  /** Entries that could not be read. @default none */
  sealedAway?: readonly SealedEntry[];
};

const slice = createSlice({
  name: 'outbox',
  initialState,
  reducers: {
    entriesLoaded: (
      state,
      { payload: { entries, since = [], sealedAway = [] } }: PayloadAction<Loaded>,
    ): OutboxState => ({
      ...state,
      phase: 'read',
      entries: ifAny(state.entries, since.reduce(entriesAfter, inOrder(entries))),
      sealedAway: ifAny(state.sealedAway, since.reduce(sealedAfter, sealedAway)),
    }),
    forgotten: () => initialState,
    newsHeard(state, { payload: news }: PayloadAction<OutboxNews>) {
      const { entries, sealedAway, sending } = state;
      return {
        ...state,
        entries: ifAny(entries, entriesAfter(entries, news)),
        sealedAway: ifAny(sealedAway, sealedAfter(sealedAway, news)),
        sending: sendingAfter(sending, news),
      };
    },
    retryPlanned: (state, { payload }: PayloadAction<{ retryAt: number }>) =>
      state.sending.phase === 'resting'
        ? { ...state, sending: { ...state.sending, retryAt: payload.retryAt } }
        : state,
  },
});

export const outboxReducer = slice.reducer;
export const { entriesLoaded, forgotten, newsHeard, retryPlanned } = slice.actions;
