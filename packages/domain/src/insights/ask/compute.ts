import type { ItemNumber, RecordItem } from './answer';
import type { Measure } from './measure';
import type { Subject } from './topics';

/** Holds what was worked out of the values of one subject. */
export type Computed = {
  measure: Measure;
  subject: Subject;
  /** The numbers of the answer; of a count, none. */
  numbers: readonly ItemNumber[];
  /** The item that is the answer; null for an average and a count, which rest on all. */
  id: string | null;
  /** The ids of the items that it rests on. */
  ids: readonly string[];
  /** Items that were left out because they are words, or a figure such as "< 5". */
  left: number;
};

const decimals = (value: number): number => (String(value).split('.')[1] ?? '').length;

function averageOf(values: readonly number[]): number {
  const places = Math.min(2, Math.max(...values.map(decimals)));
  const sum = values.reduce((total, value) => total + value, 0);
  return Number((sum / values.length).toFixed(places));
}

/** The number by which items of a subject are compared: of a blood pressure the upper one. */
const leading = ({ numbers }: RecordItem): number => numbers[0]?.value ?? Number.NaN;

/** Items of one subject whose numbers have one unit. */
type Group = { subject: Subject; items: RecordItem[] };

function groupsOf(items: readonly RecordItem[]): Group[] {
  const groups = new Map<string, Group>();
  for (const item of items) {
    const [first] = item.numbers;
    if (item.subject === null || !first) continue;
    const key = `${item.subject} ${first.unit}`;
    const group = groups.get(key) ?? { subject: item.subject, items: [] };
    groups.set(key, { ...group, items: [...group.items, item] });
  }
  return [...groups.values()];
}

const timeOf = ({ at }: RecordItem): number => (at === null ? 0 : Date.parse(at));

function chosen(items: readonly RecordItem[], measure: Measure): RecordItem | undefined {
  const better: Partial<Record<Measure, (a: RecordItem, b: RecordItem) => boolean>> = {
    highest: (a, b) => leading(a) > leading(b),
    lowest: (a, b) => leading(a) < leading(b),
    last: (a, b) => timeOf(a) > timeOf(b),
    first: (a, b) => timeOf(a) < timeOf(b),
  };
  const isBetter = better[measure];
  return isBetter && items.reduce((best, item) => (isBetter(item, best) ? item : best));
}

/** Works out what a question asks of the values that were found, of each subject and unit on its own. It assesses nothing. */
export function compute(items: readonly RecordItem[], measure: Measure): Computed[] {
  return groupsOf(items).map(({ subject, items: own }) => {
    const left = items.filter((item) => item.subject === subject && item.numbers.length === 0).length;
    const one = chosen(own, measure);
    const average = (): ItemNumber[] =>
      (own[0]?.numbers ?? []).map(({ code, unit }) => ({
        ...{ code, unit },
        value: averageOf(
          own.flatMap(({ numbers }) =>
            numbers.filter((number) => number.code === code).map(({ value }) => value),
          ),
        ),
      }));
    return {
      ...{ measure, subject, left },
      numbers: one ? one.numbers : measure === 'average' ? average() : [],
      id: one?.id ?? null,
      ids: own.map(({ id }) => id),
    };
  });
}
