import type { Role } from '@nadi/contract/schema';
import type { SearchGroupId, SearchResult } from '@nadi/ui/screens/search/SearchScreen';
import type { Clock } from '../browser/clock';
import type { Services } from '../services/services';

/** Holds what was found; `note` says what was not searched. */
export type Found = { results: readonly SearchResult[]; note?: string };

/** Finds what a part has for some words, the best first; `note` says what of it was not searched. */
export type Searcher = {
  find: (query: string) => readonly SearchResult[];
  note?: string;
  /**
   * Sends the words to the server, which finds what this device has not read. For lists that are too long to be read: what a person has of
   * them is found without sending a word.
   */
  further?: (query: string) => Promise<Found>;
};

/** Reads for a part. */
export type ReadServices = Pick<Services, '$api' | 'api' | 'queryClient' | 'store'>;

/** A part that is read before it is searched. */
export type ReadPart = Extract<SearchPart, { load: unknown }>;

/** Describes what can be found in an area: it registers it in its file `search.ts`. */
export type SearchPart = {
  group: SearchGroupId;
  /** The roles that have such things. */
  roles: readonly Role[] | 'all';
  /** True if it is found for nobody but the signed-in person, whoever the page is for. @default false */
  isOwn?: boolean;
} & (
  | {
      /**
       * Reads what is searched, once for each visit of the page, when something is typed; what is typed is not sent.
       *
       * @returns rejects if it is neither on this device nor can be fetched
       */
      load: (services: ReadServices, clock: Clock) => Promise<Searcher>;
    }
  | {
      /** Sends the words to the server, once the person has asked for that, and returns what it found. */
      ask: (services: Pick<Services, 'api'>, query: string, clock: Clock) => Promise<Searcher>;
    }
);
