import { presentGrowth } from '@nadi/domain/growth/present-growth';
import type { HealthFact } from '@nadi/domain/vital-signs/health-facts';
import type { Gender } from '@nadi/domain/vital-signs/vital-sign';
import type { GrowthScreenProps } from '../GrowthScreen/GrowthScreen';

export const now = '2026-11-20T09:00:00+05:30';

type Given = {
  born?: string | null;
  gender?: Gender | null;
  weight?: [day: string, kg: number, other?: number][];
  height?: [day: string, cm: number][];
  facts?: HealthFact[];
};

/** Returns the state that the API answers for an invented child, born on 18 September 2022 unless said otherwise. */
export function grown({
  born = '2022-09-18',
  gender = 'FEMALE',
  weight = [],
  height = [],
  facts = [],
}: Given): GrowthScreenProps['state'] {
  const toDays = (all: readonly [string, number, number?][]) =>
    all.map(([day, value, other = value]) => ({
      day,
      low: Math.min(value, other),
      high: Math.max(value, other),
    }));
  const subject = { dateOfBirth: born, gender, facts };
  const growth = presentGrowth({ weight: toDays(weight), height: toDays(height) }, subject, new Date(now));
  return { phase: 'ready', growth };
}

/** Weights of two years, in kg. */
export const first: [string, number][] = [
  ['2022-09-18', 3.0],
  ['2022-11-01', 4.3],
  ['2023-01-02', 5.6],
  ['2023-03-20', 6.8],
  ['2023-06-19', 7.8],
  ['2023-09-18', 8.6],
  ['2024-03-18', 9.9],
  ['2024-09-18', 11.0],
];
const lately: [string, number][] = [
  ['2025-03-18', 12.1],
  ['2025-09-22', 13.1],
  ['2026-03-20', 14.2],
  ['2026-08-20', 14.9],
];
export const mira: Given = {
  weight: [...first, ...lately, ['2026-11-20', 15.4]],
  height: [
    ['2024-09-18', 84.5],
    ['2025-09-22', 93.6],
    ['2026-11-20', 101.8],
  ],
};

export const pregnantGirl: Given = {
  born: '2010-11-01',
  weight: [
    ['2026-08-20', 50],
    ['2026-11-20', 56],
  ],
  facts: [{ type: 'pregnant', from: '2026-06-01', to: null, metres: null }],
};
export const notRegained: Given = {
  born: '2026-10-26',
  weight: [
    ['2026-10-26', 3.4],
    ['2026-11-20', 3.3],
  ],
};
export const lostWithoutBirth: Given = {
  born: null,
  weight: [
    ['2026-08-20', 38],
    ['2026-11-20', 28],
  ],
};
