import { cutText } from '../kernel/words';
import { doseGaps } from './doses';
import { goalPace } from './goal-pace';
import type { InsightInput } from './input';
import { labsOutOfRange } from './lab-values';
import { pressureChange } from './pressure-change';
import { runsOutOfRange } from './runs';
import { type InsightStatement, insightLevels } from './statement';
import { type InsightUnknown, unknowns } from './unknowns';
import { urgentReadings } from './urgent-readings';
import { weekInShort } from './week';

/** In the order in which statements of one level stand. */
const rules = [
  urgentReadings,
  runsOutOfRange,
  labsOutOfRange,
  pressureChange,
  doseGaps,
  goalPace,
  weekInShort,
];

/** As many statements as are told at once; the least severe are left out. */
const most = 200;

const cut = (text: string, letters: number): string =>
  text.length > letters ? `${cutText(text, letters - 1).trimEnd()}\u2026` : text;

/** Names that people typed may be long; the whole stands in the record that the statement names. */
const within = (said: InsightStatement): InsightStatement => ({
  ...said,
  title: cut(said.title, 300),
  text: cut(said.text, 2000),
  evidence: said.evidence.slice(0, 50).map((one) => ({ ...one, label: cut(one.label, 300) })),
});

const rankOf = ({ level }: InsightStatement) => insightLevels.indexOf(level);

/**
 * Works out what there is to say of a record, the most severe first, and what cannot be said. Each statement names what it rests on. It informs and makes no
 * diagnosis; where nothing is said, nothing is known.
 */
export function findInsights(input: InsightInput): {
  statements: InsightStatement[];
  unknowns: InsightUnknown[];
} {
  const statements = rules
    .flatMap((rule) => rule(input))
    .map(within)
    .sort((a, b) => rankOf(b) - rankOf(a));
  return { statements: statements.slice(0, most), unknowns: unknowns(input) };
}
