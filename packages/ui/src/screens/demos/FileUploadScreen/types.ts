/** How far a file is, in bytes and in parts that arrived whole. */
export type TrialProgress = {
  file: { name: string; size: number };
  sentBytes: number;
  sentParts: number;
  parts: number;
  /** False where the browser compares no check sums: on a page that is not secure. Parts are then counted only. */
  isCompared: boolean;
};

export type UploadTrialState =
  /** `unreadable`: the device gave the file no more, or it was changed meanwhile. */
  | { phase: 'empty'; refusal: 'empty' | 'size' | 'unreadable' | null }
  /** `waiting`: the line is away or the server is asked too often; sending goes on by itself. */
  | ({ phase: 'sending' | 'paused' | 'waiting' | 'done' } & TrialProgress)
  /** `altered`: a part was another one on arrival, each time. `refused`: the server takes none. */
  | ({ phase: 'failed'; why: 'altered' | 'refused' } & TrialProgress);
