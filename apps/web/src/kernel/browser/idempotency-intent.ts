import { randomId } from '@nadi/api-client/random-id';

/** The key of a person's intent, the same however often it has to be sent. */
export type IdempotencyIntent = {
  /** The same key for the same content; a new one for other content, which the server would refuse under the old key. */
  keyFor(content: unknown): string;
  /** Marks it as done; doing the same again is a new intent. */
  fulfilled(): void;
};

export function createIdempotencyIntent(): IdempotencyIntent {
  let current: { content: string; key: string } | null = null;
  return {
    keyFor(content) {
      const text = JSON.stringify(content);
      if (current?.content !== text) current = { content: text, key: randomId() };
      return current.key;
    },
    fulfilled() {
      current = null;
    },
  };
}
