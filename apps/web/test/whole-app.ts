import { jest } from '@jest/globals';
import { configure } from '@testing-library/react';

declare global {
  // React's own name for it.
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

// Whole pages in jsdom on a shared machine: patience costs nothing where all is well.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

// jsdom has no scrolling, and says so loudly.
window.scrollTo = () => undefined;

/** The server answers when it likes, as in a browser; nobody can wrap that. */
export function answerWhenever(): void {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
}
