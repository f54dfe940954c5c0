import type { CriterionSide } from './criterion';

/** A side that a line begins; `isPlain` if the line says no more than that. */
export type Heading = { side: CriterionSide; isPlain: boolean };

const maxHeading = 160;

/** Marks of Markdown around a line, and signs at its end. */
const before = /^[\s*_#=]+/;
const after = /[\s*_#=:.–—-]+$/;

const plain = [
  /^(?:(?:the|key|main|major|general|principal|primary|study|patients?|participants?|subjects?) )*(?<side>non[- ]?inclusions?|inclusions?|exclusions?)(?: criteri(?:a|on))?(?: (?:are|include|includes)(?: (?:as follows|the following))?)?$/i,
  /^criteria (?:for|of) (?<side>non[- ]?inclusions?|inclusions?|exclusions?)$/i,
];

/** "Additional ...", "Part A: ..." or "Diabetes group ..." before the same words, and "(", ":", "for" after them. */
const ofPart = [
  /^(?:(?:(?:other|additional|further|specific|medical|clinical|laboratory)|(?:part|arm|group|cohort|phase|stage|stratum) \w{1,10}|(?:[\w-]+ ){1,3}(?:group|arm|cohort)s?),?[: ]+)?(?:(?:the|key|main|major|general|principal|primary|study|patients?|participants?|subjects?) )*(?<side>non[- ]?inclusions?|inclusions?|exclusions?)(?: criteri(?:a|on))(?: ?[(:–—-]| (?:for|of|in) |$)/i,
  /^(?<side>non[- ]?inclusions?|inclusions?|exclusions?) ?[(:]/i,
];

const excluded =
  /^(?:patients?|participants?|subjects?|people|persons?|individuals?|volunteers?|those|women|men|adults|children)\b.*\b(?:are|is|be) (?<side>excluded)\b/i;
/** Words by which a sentence denies a side, or speaks of one of another study. */
const turned = /\b(?:not|never|no|unless|except|without|neither|nor|meets?|met|fulfil\w*|satisf\w*)\b/i;

/**
 * Returns the side that a line begins; null if it begins none. A line that says more ("Exclusion criteria (part A)") begins the side of a part of the study. A
 * sentence that only speaks of a side, or denies it, begins none: no side is guessed.
 *
 * @param isItem true if the line has a mark of a list
 */
export function headingOf(line: string, isItem: boolean): Heading | null {
  if (line.length > maxHeading) return null;
  const whole = line.replace(before, '').replaceAll(/\s+/g, ' ');
  const words = whole.replace(after, '');
  const found = (forms: readonly RegExp[], text: string) =>
    forms.map((form) => form.exec(text)?.groups?.side).find((one) => one !== undefined);
  const said = found(plain, words);
  if (said !== undefined) return { side: sideOf(said), isPlain: !isItem };
  if (isItem || turned.test(whole)) return null;
  const ofSome = found([...ofPart, excluded], whole);
  return ofSome === undefined ? null : { side: sideOf(ofSome), isPlain: false };
}

const sideOf = (said: string): CriterionSide => (/^inclu/i.test(said) ? 'inclusion' : 'exclusion');

/** Words by which a line with a mark of a list may be a heading, or speak of one. */
const namesSide = /\b(?:in|ex)clusions?\b|\b(?:in|ex)clude[ds]?\b|\bineligib|\bnot (?:be )?eligible/i;
/** The same of a line without a mark. */
const mayNameSide = /(?:in|ex)clu|eligib/i;

/** Words of a line to which the lines after it may belong, and names of groups of people. */
const introduces = [
  /\b(?:following|(?:one|any|all|none|some|each|both) of|either)\b/i,
  /(?::|\b(?:including|includes?|such as|if|have|has|had|having|with|without|of|and|who|whom|are|is|were|as|for|by))[\s*_,;–—-]*$/i,
  /\b(?:groups?|arms?|cohorts?|controls?|cases|(?:part|phase|stage) \w{1,4})[\s*_.,;:–—-]*$/i,
];

/** True if lines after this one may belong to it, or be of another side or group, so that none of them means what it says by itself. */
export const opensList = (line: string, isItem: boolean): boolean =>
  (isItem ? namesSide : mayNameSide).test(line) || introduces.some((form) => form.test(endOf(line, form)));

/** Only the end of a line can introduce another one by its last words. */
const endOf = (line: string, form: RegExp) => (form.source.endsWith('$') ? line.slice(-40) : line);

/** True if a line is one of alternatives: it ends or begins with "or". */
export const isAlternative = (line: string): boolean =>
  /\bor[\s*_,;:.]*$/i.test(line.slice(-40)) || /^(?:and\/)?or\b/i.test(line);
