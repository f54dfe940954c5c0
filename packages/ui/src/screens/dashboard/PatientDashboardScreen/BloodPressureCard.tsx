import * as m from '../../../../generated/messages/messages';
import { TrendChart } from '../../../charts/TrendChart/TrendChart';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Measurement } from '../../../components/Measurement/Measurement';
import { partsOf } from '../../../components/private/reading/reading';
import { circumstances } from '../../../components/private/reading/words';
import { latePart, useLateNow } from '../../../components/private/use-late';
import { ReadingAdvice } from '../../../components/ReadingAdvice/ReadingAdvice';
import type { ReadingRow } from '../../../components/ReadingTable/ReadingTable';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';
import { StatusBadge } from '../../../components/StatusBadge/StatusBadge';
import { Text } from '../../../components/Text/Text';
import { UnsentMark } from '../../../components/UnsentMark/UnsentMark';
import { type Clock, When } from '../../../components/When/When';
import { place } from './BloodPressureCard.css';
import type { Period, TrendState } from './types';

export type BloodPressureCardProps = {
  /** null where it was never measured. */
  latest: ReadingRow | null;
  /** True if its meaning is already shown at the top of the page. @default false */
  isExplained?: boolean;
  trend: TrendState;
  period: Period;
  clock: Clock;
  addHref: string;
  onPeriodChange: (period: Period) => void;
  onRetryTrend: () => void;
};

/** The latest blood pressure, what it means, and its course. */
export function BloodPressureCard({
  latest,
  isExplained = false,
  trend,
  period,
  clock,
  addHref,
  ...on
}: BloodPressureCardProps) {
  if (!latest)
    return (
      <Card>
        <EmptyState
          title={m.dashboard_no_blood_pressure()}
          action={
            <Button needs="manage" href={addHref}>
              {m.dashboard_next_action()}
            </Button>
          }
        >
          {m.dashboard_no_blood_pressure_help()}
        </EmptyState>
      </Card>
    );
  return (
    <Card as="section" aria-labelledby="dashboard-blood-pressure">
      <Stack space={3}>
        <Inline justify="between" space={3}>
          <Heading level={2} id="dashboard-blood-pressure">
            {m.dashboard_blood_pressure()}
          </Heading>
          <SegmentedControl
            label={m.dashboard_period()}
            items={[
              { id: '7d', label: m.dashboard_period_7d(), spokenLabel: m.dashboard_period_7d_spoken() },
              { id: '30d', label: m.dashboard_period_30d(), spokenLabel: m.dashboard_period_30d_spoken() },
              { id: '90d', label: m.dashboard_period_90d(), spokenLabel: m.dashboard_period_90d_spoken() },
              { id: '1y', label: m.dashboard_period_1y(), spokenLabel: m.dashboard_period_1y_spoken() },
            ]}
            value={period}
            onChange={on.onPeriodChange}
          />
        </Inline>
        <Latest reading={latest} isExplained={isExplained} clock={clock} />
        <Course
          trend={trend}
          clock={clock}
          period={period}
          onPeriodChange={on.onPeriodChange}
          onRetry={on.onRetryTrend}
        />
      </Stack>
    </Card>
  );
}

// Few pressures are not assessed, or were assessed again.
const reassessed = latePart(
  async () => (await import('../../../components/private/Reassessed/Reassessed')).Reassessed,
);
const sourceNote = latePart(
  async () => (await import('../../../components/SourceNote/SourceNote')).SourceNote,
);

type LatestProps = { reading: ReadingRow; isExplained: boolean; clock: Clock };

function Latest({ reading, isExplained, clock }: LatestProps) {
  const details = circumstances(reading);
  const { status } = reading.interpretation;
  const Reassessed = useLateNow(reassessed, reading.earlierInterpretations.length > 0);
  const SourceNote = useLateNow(sourceNote, status === 'not-assessed');
  return (
    <>
      <Inline space={4}>
        <Measurement parts={partsOf(reading)} unit={reading.unit} size="large" />
        <StatusBadge status={status} />
        {reading.unsent && <UnsentMark {...reading.unsent} />}
        <Text as="span" size={14} tone="muted">
          <When at={reading.measuredAt} clock={clock} />
          {details && `, ${details}`}
        </Text>
      </Inline>
      {!isExplained && <ReadingAdvice reading={reading} />}
      {Reassessed && <Reassessed earlier={reading.earlierInterpretations} clock={clock} />}
      {SourceNote && <SourceNote interpretation={reading.interpretation} />}
    </>
  );
}

/** The action for a period without readings. */
const longer: Partial<Record<Period, { period: Period; label: () => string }>> = {
  '7d': { period: '30d', label: m.dashboard_show_30d },
  '30d': { period: '90d', label: m.dashboard_show_90d },
  '90d': { period: '1y', label: m.dashboard_show_1y },
};

type CourseProps = Pick<BloodPressureCardProps, 'trend' | 'clock' | 'period' | 'onPeriodChange'> & {
  onRetry: () => void;
};

function Course({ trend, clock, period, onPeriodChange, onRetry }: CourseProps) {
  const next = longer[period];
  switch (trend.phase) {
    case 'loading':
      return (
        <div className={place}>
          <Skeleton height="16rem" shape="block" />
        </div>
      );
    case 'not-on-device':
      return (
        <div className={place}>
          <EmptyState level={3} title={m.dashboard_trend_not_on_device_title()}>
            {m.dashboard_trend_not_on_device()}
          </EmptyState>
        </div>
      );
    case 'failed':
      return (
        <div className={place}>
          <Banner
            tone="attention"
            action={
              <Button tone="secondary" size="small" onPress={onRetry}>
                {m.try_again()}
              </Button>
            }
          >
            {m.dashboard_trend_failed()}
          </Banner>
        </div>
      );
    case 'ready':
      return (
        <>
          <TrendChart
            trend={trend.trend}
            clock={clock}
            isPending={trend.isPending}
            emptyAction={
              next && (
                <Button tone="secondary" onPress={() => onPeriodChange(next.period)}>
                  {next.label()}
                </Button>
              )
            }
          />
          {trend.isWithoutUnsent && (
            <Text size={14} tone="muted">
              {m.dashboard_trend_without_unsent()}
            </Text>
          )}
        </>
      );
  }
}
