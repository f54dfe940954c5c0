import type { LabObservation } from '@nadi/contract/schema';
import type { trendLines } from '@nadi/domain/labs/trend';
import { unitLabel } from '@nadi/domain/labs/unit-label';
import type { LabLine, LabValue, LabValuesProps } from '@nadi/ui/screens/labs/LabValues';
import { useEffect, useState } from 'react';
import { keptState, pageState } from '../../kernel/page/page-state';
import { useReadAt } from '../../kernel/services/use-read-at';
import { useServices } from '../../kernel/services/use-services';

const said = (unit: string | null) => (unit === null ? null : unitLabel(unit));

/** The rule by which values are compared, fetched once a course is shown: it knows every unit of every test. */
export function useLabRule(isWanted: boolean): typeof trendLines | null {
  const [rule, setRule] = useState<typeof trendLines | null>(null);
  useEffect(() => {
    let isHere = true;
    if (isWanted)
      void import('@nadi/domain/labs/trend').then((known) => {
        if (isHere) setRule(() => known.trendLines);
      });
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  return rule;
}

/** The values of one test as lines, with units as they are said. */
export const labLinesOf = (rule: typeof trendLines, rows: readonly LabObservation[]): LabLine[] =>
  rule(rows).map(({ unit, points }) => ({
    unit: said(unit),
    points: points.map((point) => ({
      ...point,
      printed: point.printed && { number: point.printed.number, unit: unitLabel(point.printed.unit) },
    })),
  }));

/** Returns what is known of the test of the value that is explained, fetched when it first is: few ask, and it is no part of the page. */
function useExplanation(value: LabValue | null): Pick<LabValuesProps, 'explanation' | 'onRetryExplanation'> {
  const [known, setKnown] = useState<{ id: string; state: LabValuesProps['explanation'] } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [id, analyte] = [value?.id ?? null, value?.analyte ?? null];
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads it once more
  useEffect(() => {
    if (id === null) return undefined;
    let isHere = true;
    import('./explain-test').then(
      ({ explainTest }) => isHere && setKnown({ id, state: { phase: 'ready', entry: explainTest(analyte) } }),
      () => isHere && setKnown({ id, state: { phase: 'failed' } }),
    );
    return () => {
      isHere = false;
    };
  }, [id, analyte, attempt]);
  return {
    // The explanation of another value is none of this one.
    explanation: known !== null && known.id === id ? known.state : { phase: 'loading' },
    onRetryExplanation() {
      setKnown(null);
      setAttempt((count) => count + 1);
    },
  };
}

/** The saved values of a lab report with the course of each; null if it has none. @param recordId null if the record is no lab report */
export function useLabValues(recordId: string | null): LabValuesProps | null {
  const { $api } = useServices();
  const [open, setOpen] = useState<LabValue | null>(null);
  const [explained, setExplained] = useState<LabValue | null>(null);
  const explanation = useExplanation(explained);
  const analyte = open?.analyte ?? null;
  const question = ['get', '/lab-observations', { params: { query: { recordId: recordId ?? '' } } }] as const;
  const saved = $api.useQuery(...question, { enabled: recordId !== null });
  const readAt = useReadAt([...question]);
  const course = $api.useQuery(
    'get',
    '/lab-observations',
    { params: { query: { analyte: analyte ?? '' } } },
    { enabled: analyte !== null },
  );
  const rule = useLabRule(analyte !== null);
  if (recordId === null) return null;
  const state = keptState(
    saved,
    ({ data, notice }) => ({ values: data.map((value) => ({ ...value, unit: said(value.unit) })), notice }),
    readAt,
  );
  // Most reports are not checked yet: a shape of values would promise some.
  if (state.phase === 'loading' || (state.phase === 'ready' && state.values.length === 0)) return null;
  return {
    state,
    open: open?.id ?? null,
    trend: rule ? pageState(course, ({ data }) => ({ lines: labLinesOf(rule, data) })) : { phase: 'loading' },
    onOpen: setOpen,
    explained: explained?.id ?? null,
    ...explanation,
    onExplain: setExplained,
    onRetry: () => void saved.refetch(),
    onRetryTrend: () => void course.refetch(),
  };
}
