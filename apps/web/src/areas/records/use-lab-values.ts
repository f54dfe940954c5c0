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

/** The saved values of a lab report with the course of each; null if it has none. @param recordId null if the record is no lab report */
export function useLabValues(recordId: string | null): LabValuesProps | null {
  const { $api } = useServices();
  const [open, setOpen] = useState<LabValue | null>(null);
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
    onRetry: () => void saved.refetch(),
    onRetryTrend: () => void course.refetch(),
  };
}
