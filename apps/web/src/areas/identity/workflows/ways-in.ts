import type { WaysIn } from './ways-in-code';

let provided: WaysIn | undefined;

/** Called by that code once it is loaded. */
export const provideWaysIn = (code: WaysIn): void => {
  provided = code;
};

/** Fetches the code of all ways to sign in, which comes with the pages for them: a person who is signed in does not need it. */
export const fetchWaysIn = async (): Promise<WaysIn> => (await import('./ways-in-code')).waysIn;

/** Returns the code if it is loaded: a form must be pending as soon as it is submitted. */
export const loadedWaysIn = (): WaysIn | undefined => provided;
