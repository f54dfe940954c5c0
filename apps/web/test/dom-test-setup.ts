import { jest } from '@jest/globals';
import { configure } from '@testing-library/react';

declare global {
  // React's own name for it.
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

// The first page of a file waits until all of its code is read and compiled, which takes more than ten seconds on a machine with other work.
configure({ asyncUtilTimeout: 30_000 });
jest.setTimeout(120_000);

// jsdom has no scrolling, and says so loudly.
window.scrollTo = () => undefined;

/** The server answers when it likes, as in a browser; nobody can wrap that. */
export function answerWhenever(): void {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
}
