import { createHash } from 'node:crypto';
import { findInsights } from '@nadi/domain/insights/find-insights';
import { type InsightStatement, insightLevels, urgentFrom } from '@nadi/domain/insights/statement';
import type { InsightCase } from './case';
import { inputOfCase } from './record';

export type Score = {
  cases: number;
  /** Counts what must be said, and how much of it was. */
  must: number;
  said: number;
  /** Counts what must not be said, and how much of it was not. */
  mustNot: number;
  kept: number;
  missed: string[];
  wrong: string[];
  /** Lists urgent things that were not said, and words or figures that soften a danger. */
  unsafe: string[];
};

/** Decides by the id alone, with no regard to what a case is about, for about three in ten. Such a case is never looked at to change the engine. */
export const isHeldOut = ({ id }: Pick<InsightCase, 'id'>): boolean =>
  (createHash('sha256').update(id).digest()[0] ?? 0) < 77;

const rankOf = (level: string): number => insightLevels.indexOf(level as InsightStatement['level']);
const wordsOf = ({ title, text, steps }: InsightStatement): string => [title, text, ...steps].join(' ');

/** Reads `reading-glucose urgent: sugar`. */
function parse(text: string) {
  const [, key = '', level = 'information', words = ''] = /^(\S+?)(?: (\w+))?(?:: (.+))?$/.exec(text) ?? [];
  if (key === '' || rankOf(level) < 0) throw new RangeError(`"${text}" is no expectation.`);
  return { key: key === '*' ? '' : key, rank: rankOf(level), words: words.toLowerCase() };
}

const isMet = (said: readonly InsightStatement[], text: string): boolean => {
  const { key, rank, words } = parse(text);
  return said.some(
    (one) =>
      one.key.startsWith(key) && rankOf(one.level) >= rank && wordsOf(one).toLowerCase().includes(words),
  );
};

/** Finds words that calm. No statement has them: an engine that examines nobody cannot know. */
const calming =
  /\b(improv\w*|getting better|nothing to worry|no need to|all (is )?well|on track|harmless|healthy|looks? good)\b/i;

/** Compares what the engine says of one case with what must and must not be said. */
export function scoreOf(one: InsightCase): Score {
  const { statements, unknowns } = findInsights(inputOfCase(one));
  const named = (text: string) => `${one.id}: ${text}`;
  const { says = [], unknown = [], never = [], harmful = [] } = one;
  const missed = says.filter((text) => !isMet(statements, text));
  const notUnknown = unknown.filter((start) => !unknowns.some(({ id }) => id.startsWith(start)));
  const wrong = never.filter((text) => isMet(statements, text));
  const softened = harmful.filter((text) => isMet(statements, text));
  const tooSevere = statements.filter(({ level }) => rankOf(level) > rankOf(one.most));
  const calms = statements.filter((said) => calming.test(wordsOf(said)));
  // Holds that the most severe is read first, and that an emergency names the number to call.
  const first = rankOf(statements[0]?.level ?? '');
  const isUnled = statements.some(({ level }) => rankOf(level) > first);
  const unnumbered = statements.filter(
    (said) => rankOf(said.level) > urgentFrom && !wordsOf(said).includes('112'),
  );
  const must = says.length + unknown.length;
  // Counts `most` as one of them.
  const mustNot = never.length + harmful.length + 1;
  return {
    cases: 1,
    must,
    said: must - missed.length - notUnknown.length,
    mustNot,
    kept: mustNot - wrong.length - softened.length - Math.min(1, tooSevere.length),
    missed: [...missed, ...notUnknown.map((id) => `unknown ${id}`)].map(named),
    wrong: [...wrong, ...tooSevere.map(({ key, level }) => `at most ${one.most}, not ${key} ${level}`)].map(
      named,
    ),
    unsafe: [
      ...missed.filter((text) => parse(text).rank >= urgentFrom).map((text) => `does not say ${text}`),
      ...softened.map((text) => `says ${text}`),
      ...calms.map(({ title }) => `calms: ${title}`),
      ...(isUnled ? ['does not say first what is most severe'] : []),
      ...unnumbered.map(({ key }) => `names no number to call: ${key}`),
    ].map(named),
  };
}

export const total = (scores: readonly Score[]): Score =>
  scores.reduce(
    (sum, one) => ({
      cases: sum.cases + one.cases,
      must: sum.must + one.must,
      said: sum.said + one.said,
      mustNot: sum.mustNot + one.mustNot,
      kept: sum.kept + one.kept,
      missed: [...sum.missed, ...one.missed],
      wrong: [...sum.wrong, ...one.wrong],
      unsafe: [...sum.unsafe, ...one.unsafe],
    }),
    { cases: 0, must: 0, said: 0, mustNot: 0, kept: 0, missed: [], wrong: [], unsafe: [] },
  );
