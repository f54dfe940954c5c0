import { Plus } from 'lucide-react';
import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { useActing } from '../../../acting';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Grid } from '../../../components/Grid/Grid';
import { latePart, useLate, usePreload } from '../../../components/private/use-late';
import { ReadAge } from '../../../components/ReadAge/ReadAge';
import { Stack } from '../../../components/Stack/Stack';
import type { Clock } from '../../../components/When/When';
import { DashboardFailed } from '../DashboardFailed';
import { DashboardHeadline } from '../DashboardHeadline';
import { AdviceNow } from './AdviceNow';
import { BloodPressureCard } from './BloodPressureCard';
import type { DashboardNotHereProps } from './DashboardNotHere';
import { DashboardSkeleton } from './DashboardSkeleton';
import { sayEvidence, sayHeadline, sayNextStep } from './headline-words';
import { LatestReadings } from './LatestReadings';
import { NextStep } from './NextStep';
import type { PatientDashboardState, Period } from './types';

export type { Told } from '../../../components/private/reading/told';
export type { PatientDashboardState, Period, Summary, SummaryItem, TrendState } from './types';

export type PatientDashboardScreenProps = {
  state: PatientDashboardState;
  /** The period that is chosen for the course; the one drawn may still be another. */
  period: Period;
  /** Moves on each minute, so that "Today" stays true. */
  clock: Clock;
  /** The page for adding a reading. @default '/dashboard/vital-signs' */
  addHref?: string;
  /** There is no connection. @default false */
  isOffline?: boolean;
  onPeriodChange: (period: Period) => void;
  /** Everything failed: read again. */
  onRetry: () => void;
  /** Only the course failed: read it again. */
  onRetryTrend: () => void;
};

/** A patient's first page: the reading that needs action or else the state of the readings, in words, then their basis, then the next step. */
export function PatientDashboardScreen({ state, ...props }: PatientDashboardScreenProps) {
  switch (state.phase) {
    case 'loading':
      return <DashboardSkeleton />;
    case 'not-on-device':
      return (
        <NotHere
          firstName={state.firstName}
          waiting={state.waiting ?? []}
          told={state.told}
          clock={props.clock}
          addHref={props.addHref ?? vitalSigns}
          isOffline={props.isOffline ?? false}
          onRetry={props.onRetry}
        />
      );
    case 'failed':
      return <DashboardFailed onRetry={props.onRetry} />;
    case 'ready':
      return <ReadyDashboard state={state} {...props} />;
  }
}

// Few come before anything was read here.
const notHere = latePart(async () => (await import('./DashboardNotHere')).DashboardNotHere);

function NotHere(props: DashboardNotHereProps) {
  const [isOpen, setIsOpen] = useState(true);
  const DashboardNotHere = useLate(notHere, { isOpen, onOpenChange: setIsOpen });
  if (DashboardNotHere) return <DashboardNotHere {...props} />;
  return isOpen ? <DashboardSkeleton /> : <DashboardFailed onRetry={props.onRetry} />;
}

const vitalSigns = '/dashboard/vital-signs';

/** As many as fit beside the chart; the rest is a link away. */
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
  const acting = useActing();
  usePreload(notHere);
  const bloodPressure = summary.items.find(({ type }) => type === 'blood_pressure');
  const others = summary.items.filter((item) => item !== bloodPressure);
  return (
    <Stack space={8}>
      <DashboardHeadline
        clock={clock}
        title={sayHeadline(
          firstName,
          summary,
          clock,
          acting ? m.family_headline({ name: acting.firstName }) : undefined,
        )}
        age={state.readAt && <ReadAge readAt={state.readAt} clock={clock} isOffline={isOffline} />}
      >
        {sayEvidence(summary, trend, clock)}
      </DashboardHeadline>
      <AdviceNow told={summary.told} />
      {summary.items.length === 0 ? (
        <Card>
          <EmptyState
            title={m.dashboard_empty_title()}
            action={
              <Button needs="manage" icon={Plus} href={addHref}>
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
            isExplained={summary.told.messages.some(
              ({ because, reading }) => because === 'recent' && reading.id === bloodPressure?.latest.id,
            )}
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
