import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OutboxNews } from '../../platform/offline/outbox';
import type { OutboxEntry } from '../../platform/offline/write';

/** What the sender is about. */
export type Sending =
  | { phase: 'idle' }
  | { phase: 'sending'; done: number; total: number }
  /** It tries again by itself; `retryAt` in milliseconds of this device's clock, null where it waits for something to happen. */
  | { phase: 'resting'; why: 'unreachable' | 'busy' | 'signed-out'; retryAt: number | null };

export type OutboxState = {
  /** Whether what lies on this device was looked at; what is not among the entries before is not gone. */
  phase: 'unread' | 'read';
  /** Of who is here, in their order. */
  entries: readonly OutboxEntry[];
  sending: Sending;
};

const initialState: OutboxState = { phase: 'unread', entries: [], sending: { phase: 'idle' } };

/** The bytes of a photo stay where they lie; that there is one is known. */
function light(entry: OutboxEntry): OutboxEntry {
  const { write } = entry;
  if (!('photo' in write) || write.photo === null) return entry;
  return { ...entry, write: { ...write, photo: { ...write.photo, bytes: new Uint8Array() } } };
}

const inOrder = (entries: readonly OutboxEntry[]) => entries.map(light).sort((a, b) => a.id - b.id);

/** The entries with others in the place of those of the same id, or beside them. */
function withEntries(entries: readonly OutboxEntry[], others: readonly OutboxEntry[]): OutboxEntry[] {
  const ids = new Set(others.map(({ id }) => id));
  return inOrder([...entries.filter(({ id }) => !ids.has(id)), ...others]);
}

const slice = createSlice({
  name: 'outbox',
  initialState,
  reducers: {
    entriesLoaded(state, { payload }: PayloadAction<readonly OutboxEntry[]>) {
      return { ...state, phase: 'read', entries: inOrder(payload) };
    },
    forgotten: () => initialState,
    newsHeard(state, { payload: news }: PayloadAction<OutboxNews>) {
      const { entries } = state as OutboxState;
      switch (news.kind) {
        case 'added':
          return { ...state, entries: withEntries(entries, [news.entry]) };
        case 'changed': {
          const left = entries.filter(({ id }) => !news.removed.includes(id));
          return { ...state, entries: withEntries(left, news.entries) };
        }
        case 'sending': {
          const ids = new Set(news.ids);
          const onTheirWay = entries
            .filter(({ id }) => ids.has(id))
            .map((entry) => ({
              ...entry,
              attempts: entry.attempts + 1,
              standing: { phase: 'sending' as const },
            }));
          const { sending } = state;
          const progress = sending.phase === 'sending' ? sending : { done: 0, total: onTheirWay.length };
          return {
            ...state,
            entries: withEntries(entries, onTheirWay),
            sending: { phase: 'sending', done: progress.done, total: progress.total },
          };
        }
        case 'settled': {
          const gone = new Set(news.settled.filter(({ entry }) => entry === null).map(({ id }) => id));
          const changed = news.settled.flatMap(({ entry, next }) =>
            [entry, next].filter((one) => one !== null),
          );
          return {
            ...state,
            entries: withEntries(
              entries.filter(({ id }) => !gone.has(id)),
              changed,
            ),
            sending: { phase: 'sending', ...news.progress },
          };
        }
        case 'ended':
          return {
            ...state,
            entries: entries.map((entry) =>
              entry.standing.phase === 'sending'
                ? { ...entry, standing: { phase: 'waiting' as const } }
                : entry,
            ),
            sending:
              news.end.kind === 'done'
                ? { phase: 'idle' }
                : {
                    phase: 'resting',
                    why: news.end.kind === 'later' ? news.end.why : 'signed-out',
                    retryAt: null,
                  },
          };
        case 'corrected':
          return state;
      }
    },
    retryPlanned(state, { payload }: PayloadAction<{ retryAt: number }>) {
      if (state.sending.phase === 'resting') state.sending.retryAt = payload.retryAt;
    },
  },
});

export const outboxReducer = slice.reducer;
export const { entriesLoaded, forgotten, newsHeard, retryPlanned } = slice.actions;
