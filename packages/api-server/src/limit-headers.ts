/** A limit and how it stands for who asks. */
export type Limit = {
  /** Name of the limit, in lower case letters and hyphens. */
  name: string;
  requests: number;
  seconds: number;
  left: number;
  /** Seconds until the window ends. */
  resetAfter: number;
};

export type LimitHeaders = { 'RateLimit-Policy': string; RateLimit: string };

/** In the form of draft-ietf-httpapi-ratelimit-headers-10: structured fields of one item each. */
export const limitHeaders = ({ name, requests, seconds, left, resetAfter }: Limit): LimitHeaders => ({
  'RateLimit-Policy': `"${name}";q=${requests};w=${seconds}`,
  RateLimit: `"${name}";r=${Math.max(0, left)};t=${Math.max(0, Math.ceil(resetAfter))}`,
});
