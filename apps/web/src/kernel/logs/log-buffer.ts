import type { FrontendLogContext, FrontendLogEntry } from '@nadi/contract/schema';
import { maxLogEntries } from '@nadi/domain/platform/frontend-log';
import type { Described } from './describe-notice';

/** Bytes of one upload. A browser lets a page have 64 kB on their way when it leaves; the server takes no more at once. */
const maxBytes = 60_000;

type LogBufferOptions = {
  /** Returns the address of the page and the person who is signed in. */
  contextOf: () => Omit<FrontendLogContext, 'timestamp'>;
  now: () => number;
  /** Sends one upload. What fails is lost: nothing is tried again. */
  send: (body: string, isLeaving: boolean) => void;
};

/** Keeps entries until the next upload: a hundred at most, of which the oldest go first. */
export function createLogBuffer({ contextOf, now, send }: LogBufferOptions) {
  let entries: FrontendLogEntry[] = [];
  let dropped = 0;

  function entryOf(described: Described): FrontendLogEntry {
    const timestamp = new Date(now()).toISOString();
    return { ...described, timestamp, context: { ...contextOf(), timestamp } };
  }

  return {
    add(described: Described): void {
      entries.push(entryOf(described));
      if (entries.length <= maxLogEntries) return;
      entries.shift();
      dropped += 1;
    },

    /** @param isLeaving whether the page may be gone before there is an answer */
    flush(isLeaving: boolean): void {
      if (entries.length === 0) return;
      const leaving = entries;
      entries = [];
      if (dropped > 0) {
        // In the place of one more: there are never more than a hundred.
        leaving.shift();
        leaving.unshift(entryOf({ level: 'warn', message: `dropped ${dropped + 1} entries` }));
        dropped = 0;
      }
      for (const part of inParts(leaving)) send(`{"logs":[${part.join(',')}]}`, isLeaving);
    },
  };
}

export type LogBuffer = ReturnType<typeof createLogBuffer>;

/** Entries as JSON, in as few uploads as they fit into. */
function inParts(entries: readonly FrontendLogEntry[]): string[][] {
  const parts: string[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const json of entries.map((entry) => JSON.stringify(entry))) {
    const size = new TextEncoder().encode(json).length + 1;
    if (bytes + size > maxBytes) {
      parts.push([]);
      bytes = 20;
    }
    parts.at(-1)?.push(json);
    bytes += size;
  }
  return parts;
}
