import type { InsightLevel } from '@nadi/domain/insights/statement';
import type { DashboardCase } from '@nadi/domain/vital-signs/test/clinical-case';
import type { Goal } from './goals';
import type { Lab, Medicine } from './other-items';
import type { Entry } from './readings';

export const conditions = [
  'hypertension',
  'diabetes',
  'heart-failure',
  'lungs',
  'kidneys',
  'thyroid',
  'pregnancy',
  'children',
  'elderly',
  'infection',
  'healthy',
] as const;
export type Condition = (typeof conditions)[number];

export const qualities = [
  'dense',
  'sparse',
  'noisy',
  'gaps',
  'mixed-units',
  'device-error',
  'outlier',
  'time-zone',
  'duplicated',
  'too-few',
] as const;
export type Quality = (typeof qualities)[number];

export type Who = Pick<
  DashboardCase,
  'age' | 'sex' | 'pregnancy' | 'afterBirth' | 'oxygenTarget' | 'altitude'
>;

/** Describes an invented record, with what must and what must not be said of it. */
export type InsightCase = {
  /** Names it for good: its hash decides if it is held out. */
  id: string;
  condition: Condition;
  quality: Quality;
  who: Who;
  readings?: readonly Entry[];
  labs?: readonly Lab[];
  medicines?: readonly Medicine[];
  goals?: readonly Goal[];
  timeZone?: string;
  /**
   * Lists what must be said: the key of a statement or how it begins, the level that it must at least have, and words that it must have in it, as in
   * `reading-glucose urgent: 15 g of sugar`.
   */
  says?: readonly string[];
  /** Lists the ids of what must be said to be unknown, or how they begin. */
  unknown?: readonly string[];
  /** Lists what must not be said, as keys or how they begin, `*` for all, and words: a false alarm, or a figure made of noise. */
  never?: readonly string[];
  /** Lists what must not be said because it softens a danger or leads into one: unsafe. */
  harmful?: readonly string[];
  /** Names the most severe level that anything may have. */
  most: InsightLevel;
  /** Names the clause that the expectation rests on, as the domain names it. */
  because: string;
};

const nothingKnown = { pregnancy: '', afterBirth: '', oxygenTarget: '', altitude: '' };

export const man = (age: string, more: Partial<Who> = {}): Who => ({
  ...{ age, sex: 'male', ...nothingKnown, pregnancy: 'not-pregnant', ...more },
});
/** Describes a woman; unless it is said, it is not known if she is pregnant. */
export const woman = (age: string, more: Partial<Who> = {}): Who => ({
  ...{ age, sex: 'female', ...nothingKnown, ...more },
});

/** Names the condition of each case, and begins their ids with it. */
export const casesOf = (
  condition: Condition,
  cases: readonly Omit<InsightCase, 'condition'>[],
): InsightCase[] => cases.map((one) => ({ ...one, condition, id: `${condition}-${one.id}` }));

/** Returns the band of an age, for the table of scores. */
export function bandOf({ age }: Who): string {
  const [, count = '', unit] = /^(\d+)([ymd])$/.exec(age) ?? [];
  if (count === '') return 'unknown age';
  const years = unit === 'y' ? Number(count) : 0;
  if (years < 1) return 'under 1';
  if (years < 12) return '1-11';
  if (years < 18) return '12-17';
  if (years < 65) return '18-64';
  return years < 80 ? '65-79' : '80 or more';
}
