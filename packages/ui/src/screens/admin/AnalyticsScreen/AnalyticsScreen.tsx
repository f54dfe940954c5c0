import { Download } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Grid } from '../../../components/Grid/Grid';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { latePart, useLateNow } from '../../../components/private/use-late';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import { Page } from '../../../patterns/Page/Page';
import { Phases } from '../../../patterns/Phases/Phases';
import { Fact, Facts } from '../../private/Facts';
import type { ChartOf } from './FigureChart';
import { Queues } from './Queues';
import { sayDay } from './say-count';
import type { Analytics, AnalyticsPeriod, AnalyticsState } from './types';

export type { Analytics, AnalyticsPeriod, AnalyticsState } from './types';

export type AnalyticsScreenProps = {
  state: AnalyticsState;
  period: AnalyticsPeriod;
  clock: Clock;
  onPeriodChange: (period: AnalyticsPeriod) => void;
  /** Saves the parts as a table. */
  onDownload: () => void;
  onRetry: () => void;
};

const periods = [
  { id: '7d', label: m.analytics_7d },
  { id: '30d', label: m.analytics_30d },
  { id: '90d', label: m.analytics_90d },
  { id: '1y', label: m.analytics_1y },
] as const;

const charts: readonly ChartOf[] = [
  {
    ...{ name: m.analytics_people, unit: m.analytics_unit_people, one: m.analytics_unit_person },
    figures: [
      { figure: 'active-patients', name: m.analytics_active_patients },
      { figure: 'active-doctors', name: m.analytics_active_doctors },
    ],
  },
  {
    ...{ name: m.analytics_joined, unit: m.analytics_unit_people, one: m.analytics_unit_person },
    figures: [
      { figure: 'patients-joined', name: m.analytics_active_patients },
      { figure: 'doctors-joined', name: m.analytics_active_doctors },
    ],
  },
  {
    ...{ name: m.analytics_records, unit: m.analytics_unit_entries, one: m.analytics_unit_entry },
    figures: [
      { figure: 'readings', name: m.analytics_readings },
      { figure: 'documents', name: m.analytics_documents },
      { figure: 'doses', name: m.analytics_doses },
    ],
  },
  {
    ...{ name: m.analytics_visits, unit: m.analytics_unit_visits, one: m.analytics_unit_visit },
    figures: [
      { figure: 'visits-booked', name: m.analytics_booked },
      { figure: 'visits-held', name: m.analytics_held },
      { figure: 'visits-cancelled', name: m.analytics_cancelled },
      { figure: 'visits-missed', name: m.analytics_missed },
    ],
  },
  {
    ...{ name: m.analytics_messages, unit: m.analytics_unit_messages, one: m.analytics_unit_message },
    figures: [
      { figure: 'messages-sent', name: m.analytics_sent },
      { figure: 'messages-failed', name: m.analytics_failed_messages },
    ],
  },
];

const figureChart = latePart(async () => (await import('./FigureChart')).FigureChart);

/** How much is the product used, what comes of it, and what waits? Counts in tens, none of fewer than ten. */
export function AnalyticsScreen(props: AnalyticsScreenProps) {
  const { state, period, clock } = props;
  const FigureChart = useLateNow(figureChart, true);
  const isCounted = state.phase === 'ready' && state.analytics.countedTo !== null;
  return (
    <Page title={m.analytics_title()} description={m.analytics_description()} isWide>
      <Inline justify="between" space={3}>
        <SegmentedControl
          label={m.analytics_period()}
          items={periods.map(({ id, label }) => ({ id, label: label() }))}
          value={period}
          onChange={props.onPeriodChange}
        />
        {isCounted && (
          <Button tone="secondary" icon={Download} onPress={props.onDownload}>
            {m.analytics_download()}
          </Button>
        )}
      </Inline>
      <Phases
        state={state}
        failed={{ title: m.analytics_failed_title(), text: m.analytics_failed() }}
        onRetry={props.onRetry}
      >
        {({ analytics }) => (
          <Stack space={6}>
            {analytics.countedTo === null ? (
              <EmptyState title={m.analytics_none_title()} level={2}>
                {m.analytics_none()}
              </EmptyState>
            ) : (
              <Text tone="muted">{m.analytics_counted({ date: sayDay(analytics.countedTo) })}</Text>
            )}
            <Grid columns={{ wide: 2 }} align="start">
              <Queues queues={analytics.queues} clock={clock} />
              {analytics.countedTo !== null && <Outcomes outcomes={analytics.outcomes} />}
              {analytics.countedTo !== null &&
                charts.map((chart) =>
                  FigureChart ? (
                    <FigureChart key={chart.figures[0].figure} chart={chart} analytics={analytics} />
                  ) : (
                    <Skeleton key={chart.figures[0].figure} height="24rem" shape="block" />
                  ),
                )}
            </Grid>
          </Stack>
        )}
      </Phases>
    </Page>
  );
}

function Outcomes({ outcomes }: Pick<Analytics, 'outcomes'>) {
  return (
    <Card as="section">
      <Stack space={4}>
        <Heading level={2} size={18}>
          {m.analytics_outcomes()}
        </Heading>
        <Facts>
          <Fact term={m.analytics_outcome_held()}>{sayShare(outcomes.visitsHeld)}</Fact>
          <Fact term={m.analytics_outcome_missed()}>{sayShare(outcomes.visitsMissed)}</Fact>
          <Fact term={m.analytics_outcome_sent()}>{sayShare(outcomes.messagesSent)}</Fact>
        </Facts>
        <Text size={14} tone="muted">
          {m.analytics_outcomes_help()}
        </Text>
      </Stack>
    </Card>
  );
}

function sayShare(share: Analytics['outcomes']['visitsHeld']): string {
  if (share === null) return m.analytics_share_unknown();
  return share.lowest === share.highest ? m.analytics_share_one(share) : m.analytics_share(share);
}
