import type { Period } from '@nadi/domain/kernel/period';
import type { VitalSignType } from '@nadi/domain/vital-signs/vital-sign';

/** Asks for the metrics of a period and of the one before. */
export const metricsOf = (period: Period) =>
  ['get', '/patients/health-metrics', { params: { query: { period } } }] as const;

export const trendOf = (metric: VitalSignType, period: Period) =>
  ['get', '/vital-signs/trends', { params: { query: { metric, period } } }] as const;

export const historyQuery = ['get', '/patients/medical-history'] as const;

/** The latest values of all tests. */
export const labsQuery = ['get', '/lab-observations'] as const;
