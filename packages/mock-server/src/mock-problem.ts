import type { Item } from './mock-types';

/** Refuses a request; becomes a problem (RFC 9457). */
export class MockProblem extends Error {
  constructor(
    readonly status: number,
    /** Says what happened and what to do, as text for people. */
    readonly detail: string,
    /** Members of the problem beside the standard ones. */
    readonly more: Item = {},
    readonly headers: Record<string, string> = {},
  ) {
    super(detail);
  }
}
