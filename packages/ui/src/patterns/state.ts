import type { PaginationProps } from '../components/Pagination/Pagination';

/** How something that was asked for goes. The app puts it back to `idle` where the news of it is old. */
export type Action = { phase: 'idle' | 'pending' | 'done' } | ActionFailure;

export type ActionFailure = {
  phase: 'failed';
  /** What happened, what was kept, what to do. */
  message: string;
  /** What the server said about single fields, by their names. */
  fieldErrors?: Readonly<Record<string, string>>;
};

/** What is known of a page, or of a part that is read on its own, so that its failure does not hide the rest. */
export type Loaded<Content> = NotLoaded | ({ phase: 'ready' } & Content);

type NotLoaded =
  | { phase: 'loading' }
  | { phase: 'failed'; message?: string }
  /** The server says that it is not theirs to see: asking again would not help. */
  | { phase: 'forbidden' };

/** Of what is kept on this device too: it may be old, and it may not be here. */
export type Kept<Content> =
  | NotLoaded
  /** No server is reached, and it was not read here before. */
  | { phase: 'not-on-device' }
  | ({
      phase: 'ready';
      /** Since when it lies on this device, RFC 3339; left out where it is fresh. */
      readAt?: string | undefined;
    } & Content);

/** What is known of a list. */
export type Listed<Row, More = unknown> = {
  rows: readonly Row[];
  /** Left out where all of it is one page. */
  pagination?: Paging;
  /** Other rows are on their way; these stay in sight until they are there. */
  isPending?: boolean;
} & More;

/** As the contract's lists tell it. */
export type Paging = Omit<PaginationProps, 'onChange' | 'order'>;

/** What became of something that a dialog asked for. It stays open until this is there, and where it was refused. */
export type Saved<Result = unknown, Current = never> = ({ ok: true } & Result) | Refused<Current>;

export type Refused<Current = never> = {
  ok: false;
  message?: string;
  /** What the server said about single fields, by their names. */
  fieldErrors?: Readonly<Record<string, string>>;
  /** How it stands by now, where it was changed elsewhere. */
  current?: Current;
};
