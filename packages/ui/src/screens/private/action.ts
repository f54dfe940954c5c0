/** How something that was asked for goes. The app puts it back to `idle` where the news of it is old. */
export type Action = { phase: 'idle' | 'pending' | 'done' } | ActionFailure;

export type ActionFailure = {
  phase: 'failed';
  /** What happened, what was kept, what to do. */
  message: string;
  /** What the server said about single fields, by their names. */
  fieldErrors?: Readonly<Record<string, string>>;
};

/** A part of a screen that is read on its own, so that its failure does not hide the rest. */
export type Loaded<Content> =
  | { phase: 'loading' }
  | { phase: 'failed'; message?: string }
  | ({ phase: 'ready' } & Content);
