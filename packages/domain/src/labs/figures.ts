/** A number as a report prints it. */
export type Figure = {
  comparator: '' | '<' | '<=' | '>' | '>=';
  number: number;
  decimals: number;
};

const comparators: Readonly<Record<string, Figure['comparator']>> = {
  '': '',
  '<': '<',
  '>': '>',
  '<=': '<=',
  '=<': '<=',
  '≤': '<=',
  '>=': '>=',
  '=>': '>=',
  '≥': '>=',
};

const plain = /^([<>≤≥]=?|=[<>])?\s*(\d+(?:\.\d+)?|\.\d+)$/;
const western = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
/** 1,50,000: the last three, then by twos. */
const indian = /^\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?$/;
const decimalComma = /^\d+,\d{1,4}$/;

const toFigure = (comparator: string, digits: string): Figure => ({
  comparator: comparators[comparator] ?? '',
  number: Number(digits),
  decimals: digits.includes('.') ? digits.length - digits.indexOf('.') - 1 : 0,
});

/**
 * Each way in which a text may be read as a number, the likelier first: `4,500` is thousands or, in a report that writes decimal
 * commas, four and a half. None if it is no number.
 */
export function figuresOf(text: string): Figure[] {
  const [, comparator = '', rest = ''] = /^([<>≤≥]=?|=[<>])?\s*(.*)$/.exec(text.trim()) ?? [];
  const exact = plain.exec(rest);
  if (exact) return [toFigure(comparator, exact[2] ?? '')];
  const readings: Figure[] = [];
  if (western.test(rest) || indian.test(rest)) readings.push(toFigure(comparator, rest.replaceAll(',', '')));
  if (decimalComma.test(rest)) readings.push(toFigure(comparator, rest.replace(',', '.')));
  return readings;
}

export type Range = {
  low: number | null;
  high: number | null;
  /** Is the bound itself still inside? */
  isLowIn: boolean;
  isHighIn: boolean;
  decimals: number;
};

const between = /^(\d[\d,]*(?:\.\d+)?|\.\d+)\s*(?:-|–|—|to|~|−)\s*(\d[\d,]*(?:\.\d+)?|\.\d+)$/i;
const below = /^(<=?|≤|less than|up ?to|upto|below|=<)\s*:?\s*(\d[\d,]*(?:\.\d+)?|\.\d+)$/i;
const above = /^(>=?|≥|more than|above|greater than|=>)\s*:?\s*(\d[\d,]*(?:\.\d+)?|\.\d+)$/i;

function bound(text: string): { value: number; decimals: number } | null {
  const [likely] = figuresOf(text);
  return likely ? { value: likely.number, decimals: likely.decimals } : null;
}

/** A range of two bounds or one; null where it says more than that, such as one for men and one for women. */
export function rangeOf(text: string): Range | null {
  const clean = text
    .replaceAll(/[()[\]{}|]/g, ' ')
    .replace(
      /^\s*(?:ref(?:erence)?\.?\s*(?:range|interval)?|normal(?: range| value)?|n\.?v\.?|range|bio\.?\s*ref\.?\s*(?:interval|range)?|biological reference interval)\s*[:.-]?\s*/i,
      '',
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
  const two = between.exec(clean);
  if (two) {
    const [low, high] = [bound(two[1] ?? ''), bound(two[2] ?? '')];
    if (!low || !high || low.value >= high.value) return null;
    return {
      low: low.value,
      high: high.value,
      isLowIn: true,
      isHighIn: true,
      decimals: Math.max(low.decimals, high.decimals),
    };
  }
  const lower = below.exec(clean);
  if (lower) {
    const high = bound(lower[2] ?? '');
    const isHighIn = /^(<=|≤|=<|up ?to|upto)/i.test(lower[1] ?? '');
    return high && { low: null, high: high.value, isLowIn: true, isHighIn, decimals: high.decimals };
  }
  const higher = above.exec(clean);
  if (!higher) return null;
  const low = bound(higher[2] ?? '');
  const isLowIn = /^(>=|≥|=>)/.test(higher[1] ?? '');
  return low && { low: low.value, high: null, isLowIn, isHighIn: true, decimals: low.decimals };
}

/** Tells where a value lies by a range; null where a comparator leaves it open. */
export function placeIn(range: Range, value: Figure): 'below' | 'inside' | 'above' | null {
  const { low, high, isLowIn, isHighIn } = range;
  const isUnder = low !== null && (value.number < low || (!isLowIn && value.number === low));
  const isOver = high !== null && (value.number > high || (!isHighIn && value.number === high));
  if (value.comparator.startsWith('<')) {
    if (low !== null && value.number <= low) return 'below';
    return low === null && !isOver ? 'inside' : null;
  }
  if (value.comparator.startsWith('>')) {
    if (high !== null && value.number >= high) return 'above';
    return high === null && !isUnder ? 'inside' : null;
  }
  return isUnder ? 'below' : isOver ? 'above' : 'inside';
}
