import type { InsightStatement } from './statement';

export type WorkedOut = {
  statements: InsightStatement[];
  unknowns: { id: string; title: string; text: string }[];
};

export const workOutInsights = (_: object): WorkedOut => ({ statements: [], unknowns: [] });
