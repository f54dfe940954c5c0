import { type Figure, figuresOf, type Range, rangeOf } from './figures';
import { type Part, toPart, type Word } from './page';
import type { Flag } from './result';
import { unitOf } from './units';

export type Token = { words: readonly Word[]; part: Part } & (
  | { kind: 'figure'; figures: readonly Figure[] }
  | { kind: 'range'; range: Range | null }
  | { kind: 'unit'; unit: string }
  | { kind: 'flag'; flag: Flag }
  | { kind: 'answer' }
  | { kind: 'other' }
);

const flags: Readonly<Record<string, Flag>> = {
  h: 'high',
  hh: 'high',
  high: 'high',
  'h*': 'high',
  hi: 'high',
  '↑': 'high',
  '▲': 'high',
  '⬆': 'high',
  l: 'low',
  ll: 'low',
  low: 'low',
  'l*': 'low',
  lo: 'low',
  '↓': 'low',
  '▼': 'low',
  '⬇': 'low',
  '*': 'abnormal',
  '**': 'abnormal',
  a: 'abnormal',
  abnormal: 'abnormal',
  critical: 'abnormal',
  n: 'normal',
};

const answers = new Set(
  (
    'negative positive nil absent present trace traces reactive non-reactive nonreactive non not detected seen normal clear ' +
    'yellow pale light dark straw amber colourless colorless slightly turbid hazy cloudy few occasional plenty none acidic ' +
    'alkaline equivocal borderline'
  ).split(' '),
);
/** On a test strip: `+` to `++++`, `1+` to `4+`. */
const pluses = /^(?:\+{1,4}|[1-4]\+)$/;
const isAnswer = (text: string) => {
  const plain = text.replace(/[.,]$/, '').toLowerCase();
  return answers.has(plain) || pluses.test(plain);
};

const inner = (text: string) => text.replace(/^[([{]+/, '').replace(/[)\]}]+$/, '');

/** `142H`, `12.5*`, `H 12`, `13.2g/dL`: a figure and what is stuck to it. */
function pull(word: Word): Word[] {
  const stuck =
    /^([<>≤≥]?=?\d[\d.,]*)(\(?(?:HH?|LL?|A|\*{1,2}|↑|↓|▲|▼)\)?)$/.exec(word.text) ??
    /^([<>≤≥]?=?\d[\d.,]*\d|\d)([a-zA-Zµμ%][^\d]*)$/.exec(word.text);
  if (stuck) {
    const [, figure = '', rest = ''] = stuck;
    if (flags[inner(rest).toLowerCase()] || unitOf(rest)) return split(word, figure, rest);
  }
  const before = /^(\*{1,2}|↑|↓|▲|▼)(\d[\d.,]*)$/.exec(word.text);
  return before ? split(word, before[1] ?? '', before[2] ?? '') : [word];
}

/** Two words of one, each with its share of the box; another reading stays with the figure. */
function split(word: Word, first: string, second: string): Word[] {
  const share = first.length / word.text.length;
  const { x, width } = word.box;
  const { otherwise, ...rest } = word;
  const doubt = otherwise === undefined || otherwise === '' ? otherwise : figureIn(otherwise);
  const isFigure = (text: string) => /\d/.test(text);
  const of = (text: string, box: Word['box']): Word => ({
    ...rest,
    text,
    box,
    ...(isFigure(text) && doubt !== undefined ? { otherwise: doubt } : {}),
  });
  return [
    of(first, { ...word.box, width: width * share }),
    of(second, { ...word.box, x: x + width * share, width: width * (1 - share) }),
  ];
}

const figureIn = (text: string) => /[<>≤≥]?=?\d[\d.,]*/.exec(text)?.[0] ?? text;

const isComparator = (text = '') => /^(?:[<>≤≥]=?|=[<>])$/.test(text);
const isLimit = (text = '') => /^(?:up|upto|below|above|less|more|greater|than|to)$/i.test(text);

/** Returns what stands at the beginning of these words: how many of them, and what it is. */
function tokenAt(words: readonly Word[]): Token {
  const texts = words.slice(0, 7).map(({ text }) => text);
  const of = (count: number) => {
    const taken = words.slice(0, count);
    return { words: taken, part: toPart(taken) };
  };
  const [first = ''] = texts;
  for (let count = Math.min(6, texts.length); count > 0; count -= 1) {
    const unit = unitOf(texts.slice(0, count).join(''));
    if (unit && !/^\d+$/.test(texts.slice(0, count).join(''))) return { kind: 'unit', unit, ...of(count) };
  }
  // A range, of one to five words: `4.0-5.6`, `4.0 - 5.6`, `( 4.0 -5.6 )`, `up to 40`.
  for (let count = Math.min(5, texts.length); count > 0; count -= 1) {
    const taken = texts.slice(0, count);
    const joined = taken.join(' ');
    const isTwoBounds = /\d\s*(?:[-–—−~]|to)\s*\.?\d/i.test(joined);
    if (isTwoBounds || (count > 1 && isLimit(first))) {
      const range = rangeOf(joined);
      if (range) return { kind: 'range', range, ...of(count) };
    }
  }
  if (isComparator(inner(first)) && texts.length > 1) {
    const figures = figuresOf(inner(first) + inner(texts[1] ?? ''));
    if (figures.length > 0) return { kind: 'figure', figures, ...of(2) };
  }
  const figures = figuresOf(inner(first));
  if (figures.length > 0) return { kind: 'figure', figures, ...of(1) };
  const flag = flags[inner(first).toLowerCase()];
  if (flag) return { kind: 'flag', flag, ...of(1) };
  return { kind: isAnswer(inner(first)) ? 'answer' : 'other', ...of(1) };
}

export function tokensOf(words: readonly Word[]): Token[] {
  const pulled = words.flatMap(pull);
  const tokens: Token[] = [];
  for (let at = 0; at < pulled.length; ) {
    const token = tokenAt(pulled.slice(at));
    tokens.push(token);
    at += token.words.length;
  }
  return tokens;
}
