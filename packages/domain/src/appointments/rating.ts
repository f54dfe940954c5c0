import { type At, isoOf } from '../kernel/at';
import type { ConsultationStatus } from './visit';

/** How a patient found a visit. */
export type KeptRating = { stars: number; comment: string | null; ratedAt: At; changedAt: At };

/** Days after the first rating in which the patient may change it. */
export const ratingDays = 30;

const dayMs = 86_400_000;

type Rated = { status: ConsultationStatus; rating: Pick<KeptRating, 'ratedAt'> | null };

/** Returns why a visit cannot be rated, or its rating cannot be changed; null if it can. */
export function refuseRating({ status, rating }: Rated, now: Date): string | null {
  if (status !== 'completed') return 'A visit can be rated once it is completed.';
  if (rating && now.getTime() > new Date(rating.ratedAt).getTime() + ratingDays * dayMs)
    return `A rating can be changed for ${ratingDays} days. This one stays as it is.`;
  return null;
}

/** Returns a rating as it is kept. @param before the one that it replaces, whose moment stays */
export const ratingOf = (
  { stars, comment = null }: { stars: number; comment?: string | null | undefined },
  before: Pick<KeptRating, 'ratedAt'> | null,
  now: Date,
): KeptRating & { ratedAt: string; changedAt: string } => ({
  ...{ stars, comment },
  ratedAt: isoOf(before?.ratedAt ?? now),
  changedAt: isoOf(now),
});
