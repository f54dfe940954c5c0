import type { Page } from '@nadi/domain/labs/page';

/** A file whose letters are asked for. */
export type AskedPaper = { type: string; bytes: Uint8Array; maxPages: number };

export type ReadPaper =
  | { isRead: true; how: 'text' | 'picture'; pages: Page[] }
  | { isRead: false; reason: 'too-long' | 'failed' };
