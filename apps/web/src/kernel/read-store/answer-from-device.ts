import { toProblem } from '@nadi/api-client/problems';
import { notifyManager, type QueryPersister } from '@tanstack/react-query';
import { type QueryKey, questionOf } from '../offline/questions';
import type { Kept, ReadStore } from '../offline/read-store';
import { isAway } from './is-away';

type Options = {
  readStore: ReadStore;
  /** Whose session it is. */
  owner: () => string | null;
  /** In whose name is asked, by the token; who is here is found out meanwhile. */
  asker: () => string | null;
  /** Milliseconds, as `Date.now`. */
  now: () => number;
  /** For how many milliseconds the server is waited for where there is something to show meanwhile. */
  patience: number;
  /** Told what is shown from this device, by the query's hash, and since when it lies there. */
  onServed: (hash: string, readAt: string) => void;
  /** Told what the server itself answered. */
  onFresh: (hash: string) => void;
};

const notTheirs: readonly (number | null)[] = [403, 404, 410];

/**
 * Answers from this device where the server is away, or slow, and keeps what it does answer. It stands between the query cache and
 * the request, so that whatever else asks the server hears the server.
 */
export function createAnswerFromDevice({
  readStore,
  owner,
  asker,
  now,
  patience,
  onServed,
  onFresh,
}: Options) {
  /** Answers that came before it was known who is here. */
  const early: { who: string; question: string; answer: unknown }[] = [];
  async function keepOnceKnown(asking: unknown, question: string, who: string): Promise<unknown> {
    const answer = await asking;
    if (owner() === who) void readStore.keep(who, question, answer);
    else if (owner() === null) early.push({ who, question, answer });
    return answer;
  }

  const answerFromDevice: QueryPersister<unknown, QueryKey> = (ask, context, query) => {
    const { queryKey, client } = context;
    const question = questionOf(queryKey, now());
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
      // What was saved here since, or found no room in the store, is newer.
      const shown = { answer: data, readAt: new Date(dataUpdatedAt).toISOString() };
      return kept && kept.readAt >= shown.readAt ? kept : shown;
    };

    const serve = ({ answer, readAt }: Kept): unknown => {
      onServed(queryHash, readAt);
      // Once it is taken in: it is as old as it is, and is asked for again whenever a page wants it.
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

    /** What came too late may be older than what was read or saved here since. */
    let isNewest = () => true;

    const answered = Promise.resolve(ask(context)).then((answer) => {
      if (isStillTheirs() && isNewest()) {
        onFresh(queryHash);
        void readStore.keep(who, question, answer);
      }
      return answer;
    });

    const takeInWhenItComes = (): void => {
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
        // A clear no is the answer; it is given to whoever asks again.
        (error: unknown) => {
          if (!isAway(error)) void makeDo(error).catch(() => client.resetQueries({ queryKey, exact: true }));
        },
      );
    };

    const answerInTime = async (): Promise<unknown> => {
      const early = await insteadOfWaiting(answered, patience, known);
      if (!early || !isStillTheirs()) return answered.catch(makeDo);
      takeInWhenItComes();
      return serve(early);
    };

    // What is in sight need not be found again.
    return query.state.data === undefined ? answerInTime() : answered.catch(makeDo);
  };
  return {
    answerFromDevice,
    /** Keeps what came early, where it was asked for in the name of who is here. */
    keepEarly(): void {
      const here = owner();
      for (const { who, question, answer } of early.splice(0))
        if (who === here) void readStore.keep(who, question, answer);
    },
  };
}

/** What is found where no answer came in time; null where one came, of whatever kind. */
function insteadOfWaiting<Found>(
  answered: Promise<unknown>,
  patience: number,
  find: () => Promise<Found | null>,
): Promise<Found | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => void find().then(resolve), patience);
    const settle = () => {
      clearTimeout(timer);
      resolve(null);
    };
    answered.then(settle, settle);
  });
}
