import { type Emergency, findEmergency } from './emergency';
import { findParts, type Part } from './kinds';
import { type Asks, findAsks, findMeasure, type Measure } from './measure';
import { findPeriod, type Period } from './period';
import { longestQuestion, plain, wordsOf } from './plain';
import { findTopics, type Topic } from './topics';

/** Holds what was understood of a question. All of it is shown with the answer, since it may have been understood wrongly. */
export type Understood = {
  emergency: Emergency | null;
  asks: Asks | null;
  topics: readonly Topic[];
  parts: readonly Part[];
  /** Other words that are looked for, as they are compared. */
  terms: readonly string[];
  period: Period | null;
  measure: Measure | null;
  /** As many items are asked for; null if all are. */
  count: number | null;
};

/** Words that say nothing of what is looked for. */
const empty = new Set(
  `a about after all also am an and any are as ask at aur be been before being but by can chart check could data did do does done down
  ever find for from gave get give given go gone good graph had has have having he her high higher his how i if in into is it its kab
  ka kaise kaun ke ki kitna kitni kya level levels like list long look low lower may me mean means mein mera mere meri much must my need
  normal not now number numbers of ok okay on or our over please record recorded report result results said say says see shall she should show since so
  some take taken taking tell than that the their them then there these they thing this those time times to today told too trend trends
  up us use used using value values was we went were what whats when where which who why will with you your hai tha thi the h
  change changed changes changing going better worse bad ever something anything everything information details detail want know mujhe
  batao dikhao dekhna normal abnormal range ranges safe nadi ai app ho raha kabhi kuch`.split(/\s+/),
);

/** Characters of a word that is looked for; a longer one is none. */
const longestTerm = 40;

const amounts: Readonly<Record<string, number>> = {
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
};
const several =
  /\b(?:last|latest|first|recent|newest) (\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\b/;

/** Returns a question without the first word that is this one. */
function withoutWord(question: string, word: string): string {
  const words = question.split(' ');
  const at = words.indexOf(word);
  return at < 0 ? question : words.toSpliced(at, 1).join(' ');
}

/**
 * Returns what is understood of a question: what it is about, which days, what is to be worked out. Only its words are looked at; nothing in it is carried out.
 *
 * @param today `YYYY-MM-DD`, where the person is
 */
export function understand(question: string, today: string): Understood {
  const emergency = findEmergency(question);
  const text = plain(question.slice(0, longestQuestion));
  const asks = findAsks(text);
  const { period, rest: undated } = findPeriod(text, today);
  const amount = several.exec(undated)?.[1];
  const { measure, rest: unmeasured } = findMeasure(
    amount === undefined ? undated : withoutWord(undated, amount),
  );
  const { topics, rest: others } = findTopics(unmeasured);
  const { parts, rest } = findParts(others);
  const terms = wordsOf(rest).filter(
    (word) => word.length > 1 && word.length <= longestTerm && !empty.has(word) && !/^\d{1,4}$/.test(word),
  );
  return {
    ...{ emergency, asks, topics, parts, period, measure },
    terms: [...new Set(terms)].slice(0, 12),
    count: amount === undefined ? null : (amounts[amount] ?? Number(amount)),
  };
}

/** True if a question names nothing that can be looked for. */
export const isEmpty = ({ topics, parts, terms, period }: Understood): boolean =>
  topics.length + parts.length + terms.length === 0 && period === null;
