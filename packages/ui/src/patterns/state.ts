import type { PaginationProps } from '../components/Pagination/Pagination';

/** The state of an action. The app resets it to `idle` once its result is out of date. */
export type Action = { phase: 'idle' | 'pending' | 'done' } | ActionFailure;

export type ActionFailure = {
  phase: 'failed';
  /** Says what happened, what was kept, what to do. */
  message: string;
  /** The server's messages about single fields, by name. */
  fieldErrors?: Readonly<Record<string, string>>;
};

/** The state of a page, or of a part that is read on its own, so that its failure does not hide the rest. */
export type Loaded<Content> = NotLoaded | ({ phase: 'ready' } & Content);

type NotLoaded =
  | { phase: 'loading' }
  | { phase: 'failed'; message?: string }
  /** The server says that it is not theirs to see: asking again would not help. */
  | { phase: 'forbidden' };

/** The state of data that is also kept on this device: it may be old, and it may be missing here. */
export type Kept<Content> =
  | NotLoaded
  /** No server is reached, and it was not read here before. */
  | { phase: 'not-on-device' }
  | ({
      phase: 'ready';
      /** When it was stored on this device, RFC 3339; absent if it is fresh. */
      readAt?: string | undefined;
    } & Content);

/** The state of a list. */
export type Listed<Row, More = unknown> = {
  rows: readonly Row[];
  /** Left out where all of it is one page. */
  pagination?: Paging;
  /** Other rows are on their way; these stay in sight until they are there. */
  isPending?: boolean;
} & More;

/** Pagination in the form of the contract's lists. */
export type Paging = Omit<PaginationProps, 'onChange' | 'order'>;

/** The result of a dialog's action. The dialog stays open until it is there, and if it was refused. */
export type Saved<Result = unknown, Current = never> = ({ ok: true } & Result) | Refused<Current>;

export type Refused<Current = never> = {
  ok: false;
  message?: string;
  /** The server's messages about single fields, by name. */
  fieldErrors?: Readonly<Record<string, string>>;
  /** The current version, if it was changed elsewhere. */
  current?: Current;
};
