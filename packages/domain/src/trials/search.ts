import { type ConditionTerm, conditionTerms, plainName } from './conditions';

/** A search for a condition looks for these: conditions of our list that the words name, or else the words themselves. */
export type SearchedCondition = {
  /** Ids of conditions; studies about any of them are found. */
  terms: string[];
  /** The words, each of which the text of a study must have the beginning of; empty if they name a condition. */
  words: string[];
};

const isNamed = ({ names, narrower, words }: ConditionTerm, text: string): boolean =>
  [names, narrower, words].some((all) => all.includes(text));

export const searchedCondition = (text: string): SearchedCondition => {
  const name = plainName(text);
  const terms = conditionTerms.filter((term) => isNamed(term, name)).map(({ id }) => id);
  return { terms, words: terms.length > 0 ? [] : wordsOf(name) };
};

/** The conditions of a search in words, for "also searched". */
export const namesOfTerms = (terms: readonly string[]): string[] =>
  conditionTerms.filter(({ id }) => terms.includes(id)).map(({ name }) => name);

/** Words of a text by which it is found: letters and figures, in lower case. */
export const wordsOf = (text: string): string[] =>
  [...new Set(plainName(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])].slice(0, 200);

type Found = {
  title: string;
  conditions: readonly string[];
  interventions: readonly { name: string }[];
  sponsor: string | null;
  registryId: string;
  ctriId: string | null;
};

/** The text by which a study is found where no condition of our list is named. */
export const trialWords = ({
  title,
  conditions,
  interventions,
  sponsor,
  registryId,
  ctriId,
}: Found): string =>
  wordsOf(
    [
      title,
      ...conditions,
      ...interventions.map(({ name }) => name),
      sponsor ?? '',
      registryId,
      ctriId ?? '',
    ].join(' '),
  ).join(' ');

/** Returns whether a text has words that begin with each of these. */
export const hasWords = (text: string, words: readonly string[]): boolean => {
  const all = ` ${text}`;
  return words.every((word) => all.includes(` ${word}`));
};

/** A place, as it is compared. */
export const placeText = (text: string): string => plainName(text);
