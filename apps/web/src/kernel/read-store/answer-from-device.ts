import { toProblem } from '@nadi/api-client/problems';
import { notifyManager, type QueryPersister } from '@tanstack/react-query';
import { type QueryKey, questionOf } from '../offline/queries';
import type { Kept, ReadStore } from '../offline/read-store';
import { isAway } from './is-away';

type Options = {
  readStore: ReadStore;
  /** Returns the person of the session. */
  owner: () => string | null;
  /** Returns the patient for whom the page is; null for oneself. */
  patient: () => string | null;
  /** Returns the person in whose name requests are sent, from the token; meanwhile the user is read. */
  asker: () => string | null;
  /** Milliseconds, as `Date.now`. */
  now: () => number;
  /** Milliseconds to wait for the server if there is something to show meanwhile. */
  timeoutMs: number;
  /** Called with the data shown from this device, by the query's hash, and the time when it was stored. */
  onServed: (hash: string, readAt: string) => void;
  /** Called with the queries that the server itself answered. */
  onFresh: (hash: string) => void;
};

const notTheirs: readonly (number | null)[] = [403, 404, 410];

/**
 * Answers from this device if the server is slow or cannot be reached, and stores the server's answers. It is between the query cache and
 * the request, so that all other requests go to the server itself.
 */
export function createAnswerFromDevice({
  readStore,
  owner,
  patient,
  asker,
  now,
  timeoutMs,
  onServed,
  onFresh,
}: Options) {
  /** Answers that came before the person was known. */
  const early: { who: string; question: string; answer: unknown }[] = [];
  async function keepOnceKnown(asking: unknown, question: string, who: string): Promise<unknown> {
    const answer = await asking;
    if (owner() === who) void readStore.keep(who, question, answer);
    else if (owner() === null) early.push({ who, question, answer });
    return answer;
  }

  const answerFromDevice: QueryPersister<unknown, QueryKey> = (ask, context, query) => {
    const { queryKey, client } = context;
    const question = questionOf(queryKey, now(), patient());
    const who = owner();
    if (question === null) return ask(context);
    if (who === null) {
      const unknown = asker();
      return unknown === null ? ask(context) : keepOnceKnown(ask(context), question, unknown);
    }
    const { queryHash } = query;
    const isStillTheirs = () => owner() === who;

    const known = async (): Promise<Kept | null> => {
      const kept = await readStore.find(who, question);
      const { data, dataUpdatedAt } = query.state;
      if (data === undefined) return kept;
      // Data saved here since, or not stored for lack of room, is newer.
      const shown = { answer: data, readAt: new Date(dataUpdatedAt).toISOString() };
      return kept && kept.readAt >= shown.readAt ? kept : shown;
    };

    const serve = ({ answer, readAt }: Kept): unknown => {
      onServed(queryHash, readAt);
      // After it is in the cache: it keeps its age, and is requested again whenever a page needs it.
      notifyManager.schedule(() => {
        if (query.state.data !== undefined)
          query.setState({ dataUpdatedAt: Date.parse(readAt), isInvalidated: true });
      });
      return answer;
    };

    const makeDo = async (error: unknown): Promise<unknown> => {
      const isServerAway = isAway(error);
      if (!isServerAway && notTheirs.includes(toProblem(error).status)) void readStore.drop(who, question);
      const kept = isServerAway ? await known() : null;
      if (!kept || !isStillTheirs()) throw error;
      return serve(kept);
    };

    /** A late answer may be older than data that was read or saved here since. */
    let isNewest = () => true;

    const answered = Promise.resolve(ask(context)).then((answer) => {
      if (isStillTheirs() && isNewest()) {
        onFresh(queryHash);
        void readStore.keep(who, question, answer);
      }
      return answer;
    });

    const applyWhenItComes = (): void => {
      let shown: unknown;
      notifyManager.schedule(() => {
        shown = query.state.data;
      });
      isNewest = () => shown === undefined || query.state.data === shown;
      answered.then(
        (answer) => {
          if (client.getQueryCache().get(queryHash) === query && isNewest())
            client.setQueryData(queryKey, answer);
        },
        // A clear refusal is the answer; it is given to all later callers too.
        (error: unknown) => {
          if (!isAway(error)) void makeDo(error).catch(() => client.resetQueries({ queryKey, exact: true }));
        },
      );
    };

    const answerInTime = async (): Promise<unknown> => {
      const early = await insteadOfWaiting(answered, timeoutMs, known);
      if (!early || !isStillTheirs()) return answered.catch(makeDo);
      applyWhenItComes();
      return serve(early);
    };

    // Visible data need not be looked up again.
    return query.state.data === undefined ? answerInTime() : answered.catch(makeDo);
  };
  return {
    answerFromDevice,
    /** Stores early answers, if they were requested in the name of the signed-in person. */
    keepEarly(): void {
      const here = owner();
      for (const { who, question, answer } of early.splice(0))
        if (who === here) void readStore.keep(who, question, answer);
    },
  };
}

/** Returns the stored answer if no answer came in time; null if one came, of whatever kind. */
function insteadOfWaiting<Found>(
  answered: Promise<unknown>,
  timeoutMs: number,
  find: () => Promise<Found | null>,
): Promise<Found | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => void find().then(resolve), timeoutMs);
    const settle = () => {
      clearTimeout(timer);
      resolve(null);
    };
    answered.then(settle, settle);
  });
}
