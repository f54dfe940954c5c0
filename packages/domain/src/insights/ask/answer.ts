import { localDay } from '../../kernel/time-zone';
import { type Computed, compute } from './compute';
import { type ItemKind, itemKinds } from './kinds';
import { touches } from './period';
import { plain, wordsOf } from './plain';
import type { Subject } from './topics';
import { isEmpty, type Understood } from './understand';

/** A number of an item, in a unit in which those of its subject can be compared. */
export type ItemNumber = { code: 'systolic' | 'diastolic' | 'value'; value: number; unit: string };

/** An item of the record, as far as it is looked at. Its words are only compared: nothing in them is carried out. */
export type RecordItem = {
  /** Unique among the items of its kind. */
  id: string;
  kind: ItemKind;
  /** Its sort within its kind, such as `allergy`. */
  tag: string | null;
  subject: Subject | null;
  timing: string | null;
  /** RFC 3339, or `YYYY-MM-DD`; null if it is not known. */
  at: string | null;
  /** The last day of something that lasts; null if it goes on. Left out for what has one day. */
  until?: string | null;
  /** All its words. */
  text: string;
  /** Empty where nothing can be computed: words, or a figure such as "< 5". */
  numbers: readonly ItemNumber[];
};

export type Answer = {
  /** The best first. */
  items: readonly RecordItem[];
  computed: readonly Computed[];
};

const dayIn = (at: string, timeZone: string): string =>
  at.length === 10 ? at : localDay(new Date(at), timeZone);

function isWithin({ at, until }: RecordItem, { period }: Understood, timeZone: string): boolean {
  if (!period) return true;
  if (at === null) return false;
  const from = dayIn(at, timeZone);
  return until === undefined ? touches(period, from) : touches(period, from, until);
}

/** True if a word of the question begins a word of the text; a longer one may have one wrong letter. */
const isFound = (term: string, words: ReadonlySet<string>): boolean => {
  if (words.has(term)) return true;
  if (term.length < 3) return false;
  for (const word of words) {
    if (word.startsWith(term) || (word.length > 4 && term.startsWith(word))) return true;
    if (term.length > 5 && isOneApart(term, word)) return true;
  }
  return false;
};

function isOneApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [a, b] = [one.slice(at), other.slice(at)];
  return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1);
}

const isOfTopic = (item: RecordItem, { subjects, timing }: Understood['topics'][number]): boolean =>
  item.subject !== null &&
  subjects.includes(item.subject) &&
  (timing === null || item.kind !== 'reading' || item.timing === timing);

/** More than an item can have that is not of the part that was named. */
const namedScore = 200;

/** Returns how well an item answers; 0 if it does not. */
function scoreOf(item: RecordItem, asked: Understood): number {
  const words = new Set(wordsOf(plain(item.text)));
  const isNamed = asked.parts.some(
    ({ kind, tag }) => kind === item.kind && (tag === null || tag === item.tag),
  );
  const topics = asked.topics.filter(
    (topic) =>
      isOfTopic(item, topic) ||
      (item.subject === null &&
        topic.also.some((name) => wordsOf(plain(name)).every((word) => isFound(word, words)))),
  );
  const terms = asked.terms.filter((term) => isFound(term, words));
  const wanted = asked.topics.length + asked.terms.length;
  if (wanted === 0) return isNamed || asked.parts.length === 0 ? 50 : 0;
  // Half of the words that stand alone is too little: "knee pain" is not about every pain.
  const isEnough = topics.length > 0 || terms.length * 2 > asked.terms.length;
  if (!isEnough) return 0;
  return (
    Math.round((100 * (topics.length + terms.length)) / wanted) +
    (isNamed ? namedScore : 0) +
    (item.subject ? 10 : 0)
  );
}

const timeOf = ({ at }: RecordItem): number => (at === null ? Number.NEGATIVE_INFINITY : Date.parse(at));

/**
 * Finds what a record says to a question: the items that it asks for, the best and then the newest first, and what can be computed of their values.
 *
 * @param items those of the whole record, as far as it could be read
 */
export function answerFrom(items: readonly RecordItem[], asked: Understood, timeZone: string): Answer {
  if (isEmpty(asked)) return { items: [], computed: [] };
  const within = items.filter((item) => isWithin(item, asked, timeZone));
  const scored = within
    .map((item) => ({ item, score: scoreOf(item, asked) }))
    .filter(({ score }) => score > 0);
  const named = scored.filter(({ score }) => score > namedScore);
  // The others are not asked for if the part that was named has something.
  const isOfPart = asked.parts.length > 0 && asked.topics.length + asked.terms.length > 0 && named.length > 0;
  const isOldestFirst = asked.measure === 'first';
  const found = (isOfPart ? named : scored)
    .toSorted(
      (a, b) =>
        b.score - a.score ||
        (isOldestFirst ? timeOf(a.item) - timeOf(b.item) : timeOf(b.item) - timeOf(a.item)) ||
        itemKinds.indexOf(a.item.kind) - itemKinds.indexOf(b.item.kind),
    )
    .map(({ item }) => item);
  const computed = asked.measure === null ? [] : compute(found, asked.measure);
  return { items: asked.count === null ? found : found.slice(0, asked.count), computed };
}
