import { Plus } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { directionOf } from '../../../components/CriticalAdvice/advice';
import { CriticalAdvice } from '../../../components/CriticalAdvice/CriticalAdvice';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Grid } from '../../../components/Grid/Grid';
import { Heading } from '../../../components/Heading/Heading';
import { ReadAge } from '../../../components/ReadAge/ReadAge';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { daysBetween } from '../../../components/When/format-when';
import type { Clock } from '../../../components/When/When';
import { DashboardFailed } from '../DashboardFailed';
import { DashboardHeadline } from '../DashboardHeadline';
import { BloodPressureCard } from './BloodPressureCard';
import { DashboardNotHere } from './DashboardNotHere';
import { DashboardSkeleton } from './DashboardSkeleton';
import { sayEvidence, sayHeadline, sayNextStep } from './headline-words';
import { LatestReadings } from './LatestReadings';
import type { PatientDashboardState, Period, Summary } from './types';

export type { PatientDashboardState, Period, Summary, SummaryItem, TrendState } from './types';

export type PatientDashboardScreenProps = {
  state: PatientDashboardState;
  /** The period that is chosen for the course; the one drawn may still be another. */
  period: Period;
  /** Moves on each minute, so that "Today" stays true. */
  clock: Clock;
  /** Where a reading is added. @default '/dashboard/vital-signs' */
  addHref?: string;
  /** There is no connection. @default false */
  isOffline?: boolean;
  onPeriodChange: (period: Period) => void;
  /** Everything failed: read again. */
  onRetry: () => void;
  /** Only the course failed: read it again. */
  onRetryTrend: () => void;
};

/** Where a patient begins: how the blood pressure is, in words, then what they rest on, then what to do next. */
export function PatientDashboardScreen({ state, ...props }: PatientDashboardScreenProps) {
  switch (state.phase) {
    case 'loading':
      return <DashboardSkeleton />;
    case 'not-on-device':
      return <DashboardNotHere addHref={props.addHref ?? vitalSigns} />;
    case 'failed':
      return <DashboardFailed onRetry={props.onRetry} />;
    case 'ready':
      return <ReadyDashboard state={state} {...props} />;
  }
}

const vitalSigns = '/dashboard/vital-signs';

/** As many as stand beside the chart; the rest is a link away. */
const shownOthers = 4;

type ReadyProps = Omit<PatientDashboardScreenProps, 'state' | 'onRetry'> & {
  state: Extract<PatientDashboardState, { phase: 'ready' }>;
};

function ReadyDashboard({
  state,
  clock,
  period,
  addHref = vitalSigns,
  isOffline = false,
  ...on
}: ReadyProps) {
  const { firstName, summary, trend } = state;
  const bloodPressure = summary.items.find(({ type }) => type === 'blood_pressure');
  const others = summary.items.filter((item) => item !== bloodPressure);
  return (
    <Stack space={8}>
      <DashboardHeadline
        clock={clock}
        title={sayHeadline(firstName, summary, clock)}
        age={state.readAt && <ReadAge readAt={state.readAt} clock={clock} isOffline={isOffline} />}
      >
        {sayEvidence(summary, trend, clock)}
      </DashboardHeadline>
      <CriticalNow summary={summary} clock={clock} />
      {summary.items.length === 0 ? (
        <Card>
          <EmptyState
            title={m.dashboard_empty_title()}
            action={
              <Button icon={Plus} href={addHref}>
                {m.dashboard_empty_action()}
              </Button>
            }
          >
            {m.dashboard_empty()}
          </EmptyState>
        </Card>
      ) : (
        <Grid columns={{ wide: 'main-aside' }} align="start">
          <BloodPressureCard
            latest={bloodPressure?.latest ?? null}
            trend={trend}
            period={period}
            clock={clock}
            addHref={addHref}
            onPeriodChange={on.onPeriodChange}
            onRetryTrend={on.onRetryTrend}
          />
          <Stack space={6}>
            <NextStep {...sayNextStep(summary, clock)} addHref={addHref} />
            <LatestReadings
              readings={others.slice(0, shownOthers).map(({ latest }) => latest)}
              clock={clock}
            />
          </Stack>
        </Grid>
      )}
    </Stack>
  );
}

/** Days for which a critical last reading asks for action; after them the headline and the badge still say it. */
const urgentFor = 7;

/** What to do at once stands before everything else. */
function CriticalNow({ summary, clock }: { summary: Summary; clock: Clock }) {
  return summary.items.map(({ type, latest }) => {
    const isUrgent =
      latest.interpretation.status === 'critical' &&
      daysBetween(latest.measuredAt, clock.now, clock.timeZone) < urgentFor;
    if (!isUrgent || type === 'weight' || type === 'height') return null;
    return <CriticalAdvice key={type} type={type} direction={directionOf(latest)} />;
  });
}

function NextStep({ title, help, addHref }: { title: string; help: string; addHref: string }) {
  return (
    <Card as="section" tone="deep" aria-labelledby="dashboard-next">
      <Stack space={4} align="start">
        <Stack space={1}>
          <Text size={14} tone="on-deep">
            {m.dashboard_next()}
          </Text>
          <Heading level={2} id="dashboard-next">
            {title}
          </Heading>
          <Text size={14} tone="on-deep">
            {help}
          </Text>
        </Stack>
        <Button tone="secondary" icon={Plus} href={addHref}>
          {m.dashboard_next_action()}
        </Button>
      </Stack>
    </Card>
  );
}
