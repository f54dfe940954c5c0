import type { ReadingRow } from '@nadi/ui/components/ReadingTable';
import type { HealthTrendsState, TrendsContent } from '@nadi/ui/screens/trends/HealthTrendsScreen';
import { useQueries } from '@tanstack/react-query';
import { type Clock, dayOf } from '../../kernel/browser/clock';
import { keptState } from '../../kernel/page/page-state';
import { useReadAt } from '../../kernel/services/use-read-at';
import { useServices } from '../../kernel/services/use-services';
import { labLinesOf, useLabRule } from '../records/offers';
import { standingOf, toldOf, usePerson, useSummary, useUnsentReadings } from '../vital-signs/offers';
import { chosenOf, labTestsOf, optionsOf } from './choose-measures';
import type { TrendsChoice } from './trends-address';
import {
  criticalOf,
  daysOfPeriod,
  eventsOf,
  labMeasureOf,
  latestBmi,
  readingMeasureOf,
} from './trends-content';
import { historyQuery, labsQuery, metricsOf, trendOf } from './trends-queries';

/** The state of a question without an answer. */
const failedState = (query: { isError: boolean; error: unknown }) =>
  keptState<never, TrendsContent>({ ...query, data: undefined }, (data) => data);

/** Readings, lab values and events of a period, as far as the server or this device has them. */
export function useHealthTrends({ period, measures }: TrendsChoice, clock: Clock) {
  const { $api } = useServices();
  const person = usePerson();
  const metrics = $api.useQuery(...metricsOf(period));
  const summary = useSummary(clock.timeZone);
  const history = $api.useQuery(...historyQuery);
  const labs = $api.useQuery(...labsQuery);
  const unsent = useUnsentReadings(person, { isReady: metrics.isSuccess });

  const found = metrics.data?.data.metrics ?? [];
  const observations = labs.data?.data ?? [];
  const tests = labTestsOf(observations);
  const options = optionsOf(found, tests);
  const chosen = chosenOf(measures, options, found);
  // Those that are not shown may have a critical reading, which is told in any case.
  const wanted = found.filter(
    ({ type, counts }) =>
      counts.count > 0 && (chosen.includes(type) || counts.outOfRange > 0 || counts.inRangeConditionally > 0),
  );
  const trends = useQueries({
    queries: wanted.map(({ type }) => $api.queryOptions(...trendOf(type, period))),
  });
  const rule = useLabRule(tests.some(({ id }) => chosen.includes(id)));
  const readAt = useReadAt(
    metricsOf(period),
    historyQuery,
    labsQuery,
    ...wanted.map(({ type }) => trendOf(type, period)),
  );

  const isComing = [history, labs].some(({ isPending }) => isPending) || unsent.isComing;
  const needsRule = rule === null && tests.some(({ id }) => chosen.includes(id));

  function content(): TrendsContent | null {
    const read = metrics.data?.data;
    const told = summary.data?.data;
    if (!read || !told || isComing || needsRule) return null;
    const today = dayOf(clock);
    const now = new Date(clock.now);
    const days = daysOfPeriod(period, today);
    const bmi = latestBmi(
      told.items.map(({ latest }) => latest),
      person.subject,
    );
    const stateOf = (type: string) => {
      const index = wanted.findIndex((one) => one.type === type);
      const query = trends[index];
      return query ? keptState(query, ({ data }) => ({ trend: data })) : ({ phase: 'loading' } as const);
    };
    const drawn = trends.flatMap(({ data }) => data?.data ?? []);
    return {
      span: { beforeFrom: read.beforeFrom, from: read.from, to: read.to },
      options,
      chosen,
      readings: read.metrics
        .filter(({ type }) => chosen.includes(type))
        .map((metric) => readingMeasureOf(metric, stateOf(metric.type), { bmi, today })),
      labs: tests
        .filter(({ id }) => chosen.includes(id))
        .flatMap((test) => labMeasureOf(test, days, (rows) => (rule ? labLinesOf(rule, rows) : []))),
      events: eventsOf(history.data?.data, observations, days, clock.timeZone),
      isWithoutEvents: history.isError || labs.isError,
      critical: criticalOf(drawn),
      isCriticalUnknown: trends.some(({ data, isError }) => isError && !data),
      told: toldOf<ReadingRow>(told, standingOf(unsent.readings), now),
    };
  }

  function state(): HealthTrendsState {
    const ready = content();
    if (ready) return { phase: 'ready', ...ready, readAt };
    // Without what recent readings ask for, the page would look calmer than it is.
    for (const query of [metrics, summary])
      if (query.isError && query.data === undefined) return failedState(query);
    return { phase: 'loading' };
  }

  return {
    state: state(),
    unsent: unsent.readings.length,
    person,
    tests: tests.filter(({ id }) => chosen.includes(id)),
    chosen,
    retry: () =>
      void Promise.all(
        [metrics, summary, history, labs, ...trends].map((query) => query.isError && query.refetch()),
      ),
  };
}
