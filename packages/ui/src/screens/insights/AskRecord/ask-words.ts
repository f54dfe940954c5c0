import * as m from '../../../../generated/messages/messages';
import { sayDay } from '../../../words/moment';
import type { AskGap, AskKind, AskMeasure, AskUnderstood } from './types';

export const kindWords: Readonly<Record<AskKind | 'article', () => string>> = {
  reading: m.ask_kind_reading,
  lab: m.ask_kind_lab,
  medicine: m.ask_kind_medicine,
  history: m.ask_kind_history,
  goal: m.ask_kind_goal,
  visit: m.ask_kind_visit,
  document: m.ask_kind_document,
  article: m.ask_kind_article,
};

export const measureWords: Readonly<Record<AskMeasure, () => string>> = {
  highest: m.ask_highest,
  lowest: m.ask_lowest,
  average: m.ask_average,
  last: m.ask_last,
  first: m.ask_first,
  count: m.ask_count,
};

/** "1 Oct 2026 to 31 Oct 2026", "since 1 March 2026", "up to 31 December 2025". */
export function sayPeriod({ from, to }: NonNullable<AskUnderstood['period']>): string {
  if (from !== null && to !== null)
    return from === to ? sayDay(from) : m.ask_period({ from: sayDay(from), to: sayDay(to) });
  if (from !== null) return m.ask_since({ from: sayDay(from) });
  return to === null ? m.ask_any_time() : m.ask_until({ to: sayDay(to) });
}

/** Says what a question was taken for, piece by piece. */
export function sayUnderstood({ topics, parts, terms, period, measure }: AskUnderstood): string[] {
  const pieces = [
    ...(measure ? [measureWords[measure]()] : []),
    ...topics.map(({ words, names }) =>
      names.length === 1 && names[0]?.toLowerCase() === words
        ? names[0]
        : m.ask_topic({ words, names: names.join(', ') }),
    ),
    ...parts.map((kind) => kindWords[kind]()),
    ...terms.map((term) => m.ask_term({ term })),
    period ? sayPeriod(period) : m.ask_any_time(),
  ];
  return [...new Set(pieces)];
}

/** Says of a part that it was not searched, or not whole. */
export function sayGap(gap: AskGap): string {
  const part = kindWords[gap.kind]();
  switch (gap.because) {
    case 'failed':
      return m.ask_gap_failed({ part });
    case 'not-on-device':
      return m.ask_gap_not_on_device({ part });
    case 'forbidden':
      return m.ask_gap_forbidden({ part });
    case 'newest':
      return gap.total === null
        ? m.ask_gap_newest({ part, count: gap.count })
        : m.ask_gap_newest_of({ part, count: gap.count, total: gap.total });
    default:
      return m.ask_gap_unsent({ count: gap.count });
  }
}
