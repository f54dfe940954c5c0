import { tooManyRequests } from '@nadi/api-server/problem';

/** 429 with the time to wait. */
export const waitUntil = (
  moment: Date,
  now: Date,
  limit: { name: string; requests: number; seconds: number },
) => tooManyRequests((moment.getTime() - now.getTime()) / 1000, limit);
