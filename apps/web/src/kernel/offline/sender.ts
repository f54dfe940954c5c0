import type { Locks } from '@nadi/api-client/refresh';
import { type Answer, classifyAnswer, type Verdict, type Why } from './answers';
import { asksForClock, correctMoment } from './device-clock';
import type { Entries, Settled } from './entries';
import { isBatchable } from './requests';
import type { Transport } from './transport';
import type { OutboxEntry, WriteType } from './write';

/** The end of a round of sending. */
export type RoundEnd =
  /** Nothing is left that can be sent now. */
  | { kind: 'done' }
  /** The rest is sent later. `retryAfter` in seconds, if the server gave it. */
  | { kind: 'later'; why: Why; retryAfter: number | null }
  /** A person must sign in first. */
  | { kind: 'signed-out' };

export type RoundEvents = {
  /** These are on their way. */
  onSending?(ids: readonly number[]): void;
  /** The verdicts on some; `done` of `total` entries of this round have been answered. */
  onSettled?(settled: readonly Settled[], progress: { done: number; total: number }): void;
  /** The clock of this device is wrong by so many milliseconds, and the times of some entries were corrected. */
  onCorrected?(error: number, count: number): void;
};

type Options = {
  entries: Entries;
  transport: Transport;
  /** Returns the person whose entries may be sent: the one who is signed in. Null: no one's. */
  owner: () => string | null;
  /** Allows one sender among all tabs and the worker. Undefined if the browser has no locks. */
  locks: Locks | undefined;
};

const lockName = 'nadi-outbox';

/** The types of entries that callers asked to send. */
type Asked = ReadonlySet<WriteType> | 'all';

const alsoOf = (one: Asked | null, other: Asked): Asked =>
  one === 'all' || other === 'all' ? 'all' : new Set([...(one ?? []), ...other]);

type Underway = {
  who: string | null;
  /** The requests since the round began. */
  again: Asked | null;
  end: Promise<RoundEnd>;
};

/** Sends waiting entries: the first entry of each subject, many at once, until none is left or the server cannot accept more for now. */
export function createSender({ entries, transport, owner, locks }: Options) {
  let underway: Underway | undefined;

  async function send(batch: readonly OutboxEntry[], who: string, events: RoundEvents): Promise<Settled[]> {
    const mayGo = () => owner() === who;
    const inTime = await correct(batch, events);
    if (!mayGo()) return [];
    const claimed = await entries.claim(who, inTime.entries, inTime.corrected);
    if (claimed.length === 0) return [];
    events.onSending?.(claimed.map(({ id }) => id));
    const answers = await transport.send(claimed, mayGo);
    const verdicts = claimed.map((entry) => ({
      entry,
      verdict: classifyAnswer(entry, answers.get(entry.id) ?? unasked),
    }));
    return entries.settle(who, verdicts);
  }

  /** Gets the server's time before the first attempt of a reading of "now", which is the last chance to correct it. */
  async function correct(batch: readonly OutboxEntry[], { onCorrected }: RoundEvents) {
    const error = batch.some(asksForClock)
      ? await transport.clockError()
      : (transport.knownClockError() ?? 0);
    const corrected = new Set<number>();
    const right = batch.map((entry) => {
      const one = correctMoment(entry, error);
      if (one !== entry) corrected.add(one.id);
      return one;
    });
    if (corrected.size > 0) onCorrected?.(error, corrected.size);
    return { entries: right, corrected };
  }

  async function round(who: string | null, asked: Asked, events: RoundEvents): Promise<RoundEnd> {
    if (who === null) return { kind: 'signed-out' };
    /** Entries that had their turn in this round and are still here. */
    const past = new Set<number>();
    const laters: Verdict[] = [];
    const mayGo = ([first]: readonly OutboxEntry[]) =>
      first !== undefined &&
      first.standing.phase === 'waiting' &&
      (asked === 'all' || asked.has(first.type)) &&
      !past.has(first.id) &&
      (transport.canSend?.(first) ?? true);
    const look = async () => subjectsOf(await entries.list(who));
    // The signed-in person may change at any await; nothing is sent in another's name.
    const isGone = () => owner() !== who;

    let waiting = await look();
    let total = countOf(waiting, mayGo);
    let done = 0;
    let hasMoved = false;
    for (;;) {
      if (isGone()) return { kind: 'signed-out' };
      const firsts = [...waiting.values()].filter(mayGo).flatMap(([first]) => first ?? []);
      const batch = nextBatch(firsts, transport.most);
      if (batch.length === 0) {
        // Entries that were added meanwhile, or changed while they were read.
        if (!hasMoved) return endOf(laters) ?? { kind: 'done' };
        hasMoved = false;
        waiting = await look();
        total = done + countOf(waiting, mayGo);
        continue;
      }
      const settled = await send(batch, who, events).catch((error: unknown) => away(error));
      if ('kind' in settled) return settled;
      hasMoved = true;
      const verdicts = settled.map(({ verdict }) => verdict);
      const answered = new Set(settled.filter(({ verdict }) => verdict.kind !== 'later').map(({ id }) => id));
      for (const { id } of batch) if (!answered.has(id)) past.add(id);
      laters.push(...verdicts.filter(({ kind }) => kind === 'later'));
      done += answered.size;
      if (settled.length > 0) events.onSettled?.(settled, { done, total });
      if (isGone() || verdicts.some(({ kind }) => kind === 'signed-out')) return { kind: 'signed-out' };
      // An entry that the server cannot accept does not stop the others; a server that accepts none is left alone.
      const end = answered.size === 0 && settled.length > 0 ? endOf(laters) : null;
      if (end) return end;
      moveOn(waiting, batch, settled);
    }
  }

  const inTurn = (run: () => Promise<RoundEnd>) => (locks ? locks.request(lockName, run) : run());

  /**
   * Sends waiting entries. A caller during a round gets the end of one that began after the call.
   *
   * @param only entries of this type
   */
  return function replay(events: RoundEvents = {}, only?: WriteType): Promise<RoundEnd> {
    const who = owner();
    const asked: Asked = only ? new Set([only]) : 'all';
    if (underway?.who === who) {
      underway.again = alsoOf(underway.again, asked);
      return underway.end;
    }
    // Another person's round ends first, with news of its own.
    const before = underway?.end;
    const mine: Underway = { who, again: null, end: rounds() };
    underway = mine;
    return mine.end;

    async function rounds(): Promise<RoundEnd> {
      await before?.catch(() => undefined);
      try {
        let these: Asked = asked;
        for (;;) {
          const now = these;
          const end = await inTurn(() => round(who, now, events));
          if (mine.again === null || end.kind !== 'done') return end;
          these = mine.again;
          mine.again = null;
        }
      } finally {
        if (underway === mine) underway = undefined;
      }
    }
  };
}

export type Replay = ReturnType<typeof createSender>;

const unasked: Answer = { status: 503, body: null, retryAfter: null };

type Waiting = Map<string, OutboxEntry[]>;

function subjectsOf(entries: readonly OutboxEntry[]): Waiting {
  const waiting: Waiting = new Map();
  for (const entry of entries) {
    const own = waiting.get(entry.subject);
    if (own) own.push(entry);
    else waiting.set(entry.subject, [entry]);
  }
  return waiting;
}

/** Entries behind one that needs the person wait with it. */
const countOf = (waiting: Waiting, mayGo: (own: readonly OutboxEntry[]) => boolean): number =>
  [...waiting.values()].filter(mayGo).reduce((sum, { length }) => sum + length, 0);

/** As many as fit into one batch; an entry that must be sent alone is sent alone. */
function nextBatch(firsts: readonly OutboxEntry[], most: number): OutboxEntry[] {
  const [first] = firsts;
  if (!first) return [];
  return isBatchable(first) ? firsts.filter(isBatchable).slice(0, most) : [first];
}

/** No answer to the request for the time: the server cannot be reached. */
function away(error: unknown): RoundEnd {
  if (error instanceof TypeError || (error instanceof Error && error.name === 'NoAnswerError'))
    return { kind: 'later', why: 'unreachable', retryAfter: null };
  throw error;
}

/** Returns the end of a round in which something is sent later; null if nothing is. */
function endOf(verdicts: readonly Verdict[]): RoundEnd | null {
  const later = verdicts.filter((verdict) => verdict.kind === 'later');
  const [first] = later;
  if (!first) return null;
  const waits = later.flatMap(({ retryAfter }) => (retryAfter === null ? [] : [retryAfter]));
  return { kind: 'later', why: first.why, retryAfter: waits.length > 0 ? Math.max(...waits) : null };
}

/** The next entry of each subject moves up; entries that the person changed meanwhile are read again. */
function moveOn(waiting: Waiting, batch: readonly OutboxEntry[], settled: readonly Settled[]): void {
  for (const { subject, id } of batch) {
    const [, ...rest] = waiting.get(subject) ?? [];
    waiting.delete(subject);
    const one = settled.find((each) => each.id === id);
    if (one?.entry) waiting.set(subject, [one.entry, ...rest]);
    // The answer may have given it another subject; entries behind it are checked in their turn.
    else if (one?.next && !waiting.has(one.next.subject)) waiting.set(one.next.subject, [one.next]);
  }
}
