export type Period = '7d' | '30d' | '90d' | '1y';
export const periods: readonly Period[] = ['7d', '30d', '90d', '1y'];

const daysOf: Record<Period, number> = { '7d': 7, '30d': 30, '90d': 90, '1y': 365 };

/** The moment at which a period began that ends now. */
export function startOfPeriod(period: Period, now: Date): Date {
  return new Date(now.getTime() - daysOf[period] * 86_400_000);
}

/** The moment at which the period of the same length before that one began. */
export function startOfPeriodBefore(period: Period, now: Date): Date {
  return startOfPeriod(period, startOfPeriod(period, now));
}
