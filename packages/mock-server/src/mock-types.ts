import type { Answer } from './answers/answer';

/** The sender of a request, as far as the mock knows. */
export type Caller = {
  /** The person whose items they see if the mock separates them by person. */
  subject: string;
  /** Scopes, or roles, of which an operation's security requirement names one. */
  scopes: readonly string[];
};

export type Item = Record<string, unknown>;

/** Items of one path with a list and a create, in the order in which they came. */
export type Collection<Row extends object = Item> = {
  list(): readonly Row[];
  get(id: string): Row | undefined;
  /** Adds it, or puts it in the place of the one with its id. */
  put(item: Row): void;
  /** @returns whether there was one */
  delete(id: string): boolean;
};

/** The mock's memory, cleared by a reset. */
export type Store = {
  /**
   * @param path template of the list, such as `/vital-signs`
   * @param owner whose; where nothing is kept apart by person, left out
   */
  collection(path: string, owner?: string): Collection;
  /** A value by name: a singleton by its path template, or whatever a handler wants to find again. */
  read<T>(key: string, owner?: string): T | undefined;
  write<T>(key: string, value: T, owner?: string): void;
};

/** One request as the contract reads it: parameters parsed, defaults filled in, everything validated. */
export type Call = {
  operationId: string;
  path: Record<string, string>;
  query: Record<string, unknown>;
  headers: Headers;
  /** JSON; of a form, its parts, those with a JSON content type parsed. */
  body: unknown;
  /** Files of a form, by the name of their part. */
  files: Record<string, Blob>;
  caller: Caller | null;
  store: Store;
  /** The mock's own clock, which may stand still. */
  now: Date;
  /** A new id: random outside, the same sequence after each reset where a seed is set. */
  newId(): string;
  /** Another request to this mock, answered as if it came alone. */
  ask(incoming: Incoming): Promise<Answer>;
  /** Returns the answer of the mock without a handler. */
  byRule(): Promise<Reply>;
};

export type Reply = {
  /** @default the operation's first 2xx */
  status?: number;
  /** JSON. */
  body?: unknown;
  /** Anything else, with its type; goes before `body`. */
  bytes?: { content: Uint8Array; type: string };
  headers?: Record<string, string>;
};

/** One request as a kind of thing sees it. */
export type Given = Pick<
  Call,
  'operationId' | 'path' | 'query' | 'headers' | 'body' | 'files' | 'caller' | 'store' | 'now' | 'newId'
> & {
  /** The owner of its items, if the contract says that they have one. */
  owner: string | undefined;
};

/** The rules for one kind of item that the contract cannot express. Ids, versions, times, paging and refusals stay with the core. */
export type Kind<Row extends object = Item> = {
  /** The storage of its items, in the order of their list; of a singleton, the existing one. @default the store */
  kept?(given: Given): Collection<Row>;
  /** Tells whether an item is of those that a query asks for, beside what the names of properties say. */
  isChosen?(item: Row, given: Given): boolean;
  /**
   * The item that comes of what was sent. Refuses by throwing a `MockProblem`.
   *
   * @param before null for a new one
   * @default what the schemas say
   */
  make?(sent: Item, before: Row | null, given: Given): object;
  /** Side effects once it is created, changed or removed; returns members to add to the answer. */
  after?(given: Given): Item | undefined;
  /** Its form in answers. @default as it is stored */
  show?(item: Row, given: Given): object;
  /** The form of a page of them in a list, and members to add to the page. @default each as in answers */
  list?(items: readonly Row[], given: Given): { items: readonly object[]; beside: Item };
};

/** Takes the place of the rules for one operation. Refuses by throwing a `MockProblem`. */
export type Handler = (call: Call) => Reply | Promise<Reply>;

/** A named starting state: what each collection and each value holds. */
export type Scenario = {
  /** Told by `--help`, the control endpoint and the catalogue. */
  description: string;
  /** @default the contract's examples */
  begin?(store: Store): void;
  /** True if what `begin` does not fill begins with the contract's examples nevertheless. @default false */
  hasExamples?: boolean;
};

/** Checks a text against a schema's `format`. */
export type TextFormat = { holds(text: string): boolean; description: string };

export type MockOptions = {
  /** By operationId. */
  handlers?: Readonly<Record<string, Handler>>;
  /** Returns the bearer of a token at a time; null refuses it with 401. @default anyone with any token has every scope */
  authenticate?(token: string, store: Store, now: Date): Caller | null;
  /** The next step for a person whose scopes are not enough. @default that they may not */
  whyNot?(caller: Caller): string | undefined;
  /** Called before anything is read of a call; throws a problem for one that its headers make impossible. */
  refuse?(operationId: string, call: { headers: Headers; caller: Caller | null }): void;
  /** Names who owns things. Where the contract has no `x-owner`, everything is kept apart by it. @default the caller's subject */
  ownerOf?(caller: Caller): string;
  /** By the path of a collection or a singleton. */
  kinds?: Readonly<Record<string, Kind>>;
  /**
   * Stands around what the rules answer: checks before, notes after.
   *
   * @param answer gives the answer, and the items of collections that it shows or changes
   */
  aroundRules?(call: Call, answer: () => { reply: Reply; items: readonly Item[] }): Reply | Promise<Reply>;
  scenarios?: Readonly<Record<string, Scenario>>;
  /** With which scenario it begins. @default 'examples' */
  scenario?: string;
  /** Adds to the body of a problem what the contract wants beside RFC 9457. */
  toProblemBody?(problem: Item): Item;
  /** An instant at which its clock stands. @default it runs */
  frozenAt?: string;
  /** Makes ids and generated values repeatable. @default random */
  seed?: number;
  /** Milliseconds before each answer, or from and to. @default 0 */
  latency?: number | readonly [from: number, to: number];
  /** Share of requests that fail, from 0 to 1. @default 0 */
  failureRate?: number;
  /** With which status they fail. @default 503 */
  failureStatus?: number;
  /** Bytes of a body beyond which the answer is 413. @default 10 MB */
  bodyLimit?: number;
  /** Formats of the contract's own, by name: whether a text has it, and what it must be, for a person. @default not checked */
  formats?: Readonly<Record<string, TextFormat>>;
  /** Refuses query parameters that the contract does not name. @default false */
  refusesUnknownQuery?: boolean;
};

/** One line of the log. */
export type LogEntry = {
  at: string;
  method: string;
  path: string;
  operationId: string | null;
  status: number;
  milliseconds: number;
};

/** A request without the weight of `Request`. */
export type Incoming = {
  /** In capitals. */
  method: string;
  url: URL;
  headers: Headers;
  /**
   * Its body; called at most once.
   *
   * @param maxBytes what is beyond need not be kept: longer than this is all that anyone has to know
   */
  read(maxBytes: number): Promise<Uint8Array<ArrayBuffer>>;
};

export type Mock = {
  /** The whole mock as one function: as `fetch` of a client, behind Express, in a worker. */
  fetch(request: Request): Promise<Response>;
  /** Forgets everything, puts clock, latency, failures and log back, and begins with a scenario. @default the one it began with */
  reset(scenario?: string): void;
  readonly store: Store;
  readonly log: readonly LogEntry[];
};

/** A mock that servers may also ask without the weight of `Request` and `Response`. */
export type LightMock = Mock & { respond(incoming: Incoming): Promise<Answer> };
