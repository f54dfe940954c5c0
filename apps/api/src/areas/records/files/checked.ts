import type { FileType } from '@nadi/domain/records/file-limits';

export type Refusal = 'not-this-type' | 'damaged' | 'too-many-pixels' | 'too-much-work' | 'mixed';

/** The outcome of looking at the content of a file. */
export type Checked =
  | { refusal: Refusal }
  | {
      refusal: null;
      type: FileType;
      /** Holds what is kept in place of the content: a picture without what its camera wrote into it. Null if it is kept as it is. */
      kept: Uint8Array | null;
      /** Null if that is not known. */
      pages: number | null;
      /** Pictures of its first pages, WebP. */
      previews: Uint8Array[];
    };

/** Asked of the thread. */
export type Asked = { type: FileType; bytes: Uint8Array };
