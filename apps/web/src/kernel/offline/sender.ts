import type { Locks } from '@nadi/api-client/refresh';
import { type Answer, judge, type Verdict, type Why } from './answers';
import { asksForClock, correctMoment } from './device-clock';
import type { Entries, Settled } from './entries';
import { isBatchable } from './requests';
import type { Transport } from './transport';
import type { OutboxEntry, WriteType } from './write';

/** How a round of sending ended. */
export type RoundEnd =
  /** Nothing is left that can be sent now. */
  | { kind: 'done' }
  /** The rest goes later. `retryAfter` in seconds, where the server said. */
  | { kind: 'later'; why: Why; retryAfter: number | null }
  /** Someone has to sign in first. */
  | { kind: 'signed-out' };

export type RoundEvents = {
  /** These are on their way. */
  onSending?(ids: readonly number[]): void;
  /** This became of some; `done` of `total` of this round have been answered. */
  onSettled?(settled: readonly Settled[], progress: { done: number; total: number }): void;
  /** The clock of this device is wrong by so many milliseconds, and the moments of some entries were corrected. */
  onCorrected?(error: number, count: number): void;
};

type Options = {
  entries: Entries;
  transport: Transport;
  /** Whose entries may be sent: of who is signed in. Null: of nobody. */
  owner: () => string | null;
  /** Keeps it to one sender among all tabs and the worker. Undefined where the browser has none. */
  locks: Locks | undefined;
};

const lockName = 'nadi-outbox';

/** Of which types somebody asked that entries be sent. */
type Asked = ReadonlySet<WriteType> | 'all';

const alsoOf = (one: Asked | null, other: Asked): Asked =>
  one === 'all' || other === 'all' ? 'all' : new Set([...(one ?? []), ...other]);

type Underway = {
  who: string | null;
  /** What was asked for since the round began. */
  again: Asked | null;
  end: Promise<RoundEnd>;
};

/** Sends what waits: the first entry of each subject, many at once, until nothing is left or the server cannot take more for now. */
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
    const judged = claimed.map((entry) => ({
      entry,
      verdict: judge(entry, answers.get(entry.id) ?? unasked),
    }));
    return entries.settle(who, judged);
  }

  /** Asks what time it is before the first try of a reading of "now", which is the last moment for it. */
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
    /** Those that have had their turn in this round and lie here still. */
    const past = new Set<number>();
    const laters: Verdict[] = [];
    const mayGo = ([first]: readonly OutboxEntry[]) =>
      first !== undefined &&
      first.standing.phase === 'waiting' &&
      (asked === 'all' || asked.has(first.type)) &&
      !past.has(first.id);
    const look = async () => subjectsOf(await entries.list(who));
    // Who is here may change at any await; nothing goes in another's name.
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
        // What came meanwhile, or was changed while it was looked at.
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
      // One that the server cannot take keeps no others; where it takes none it is left in peace.
      const end = answered.size === 0 && settled.length > 0 ? endOf(laters) : null;
      if (end) return end;
      moveOn(waiting, batch, settled);
    }
  }

  const inTurn = (run: () => Promise<RoundEnd>) => (locks ? locks.request(lockName, run) : run());

  /**
   * Sends what waits. Who asks while a round is under way gets the end of one that began after they asked.
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
    // Another person's ends first, with news of its own.
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

/** What stands behind an entry that needs the person waits with it. */
const countOf = (waiting: Waiting, mayGo: (own: readonly OutboxEntry[]) => boolean): number =>
  [...waiting.values()].filter(mayGo).reduce((sum, { length }) => sum + length, 0);

/** As many as go together; what goes alone goes alone. */
function nextBatch(firsts: readonly OutboxEntry[], most: number): OutboxEntry[] {
  const [first] = firsts;
  if (!first) return [];
  return isBatchable(first) ? firsts.filter(isBatchable).slice(0, most) : [first];
}

/** No answer to the question for the time: the server is away. */
function away(error: unknown): RoundEnd {
  if (error instanceof TypeError || (error instanceof Error && error.name === 'NoAnswerError'))
    return { kind: 'later', why: 'unreachable', retryAfter: null };
  throw error;
}

/** How a round ends in which something goes later; null where nothing does. */
function endOf(verdicts: readonly Verdict[]): RoundEnd | null {
  const later = verdicts.filter((verdict) => verdict.kind === 'later');
  const [first] = later;
  if (!first) return null;
  const waits = later.flatMap(({ retryAfter }) => (retryAfter === null ? [] : [retryAfter]));
  return { kind: 'later', why: first.why, retryAfter: waits.length > 0 ? Math.max(...waits) : null };
}

/** The next of each subject takes its place; what was changed meanwhile by the person is looked at anew. */
function moveOn(waiting: Waiting, batch: readonly OutboxEntry[], settled: readonly Settled[]): void {
  for (const { subject, id } of batch) {
    const [, ...rest] = waiting.get(subject) ?? [];
    waiting.delete(subject);
    const one = settled.find((each) => each.id === id);
    if (one?.entry) waiting.set(subject, [one.entry, ...rest]);
    // The answer may have given it another subject; those behind it are looked at in their turn.
    else if (one?.next && !waiting.has(one.next.subject)) waiting.set(one.next.subject, [one.next]);
  }
}
