import { randomId } from '@nadi/api-client/random-id';

/** The key of what a person means to do once, however often it has to be sent. */
export type Intent = {
  /** The same key for the same content; another for other content, which the server would refuse under the old one. */
  keyFor(content: unknown): string;
  /** It is done; doing the same again is a new intent. */
  fulfilled(): void;
};

export function createIntent(): Intent {
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
