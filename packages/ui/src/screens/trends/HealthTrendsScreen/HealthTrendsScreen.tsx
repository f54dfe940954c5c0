import { Plus } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Heading } from '../../../components/Heading/Heading';
import { Link } from '../../../components/Link/Link';
import { type Told, urgentAdviceOf } from '../../../components/private/reading/told';
import { ReadAge } from '../../../components/ReadAge/ReadAge';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { ToldNotice } from '../../../components/ToldNotice/ToldNotice';
import type { Clock } from '../../../components/When/When';
import { AgeLine } from '../../../patterns/Page/AgeLine';
import { Phases } from '../../../patterns/Phases/Phases';
import { CriticalNow } from '../../dashboard/PatientDashboardScreen/CriticalNow';
import { type PrintedPerson, PrintHead } from '../../private/PrintHead';
import { ComparisonCard } from './ComparisonCard';
import { Controls, type ControlsProps } from './Controls';
import { CriticalList } from './CriticalList';
import { DateAxis, EventLanes } from './EventLayer';
import * as styles from './HealthTrendsScreen.css';
import { LabRow } from './LabRow';
import { MeasureRow } from './MeasureRow';
import { TableCard } from './TableCard';
import { TrendsSkeleton } from './TrendsSkeleton';
import { sayCount, sayHeadline, saySpan } from './trend-words';
import type { HealthTrendsState, TrendsContent } from './types';
import { usePrintWhole } from './use-print-whole';

export type {
  Bmi,
  Comparison,
  CriticalReading,
  HealthEvent,
  HealthTrendsState,
  LabMeasure,
  MeasureId,
  MeasureOption,
  Metric,
  Period,
  ReadingMeasure,
  TrendsContent,
} from './types';

export type HealthTrendsScreenProps = Pick<
  ControlsProps,
  'period' | 'onPeriodChange' | 'onMeasuresChange' | 'table'
> & {
  state: HealthTrendsState;
  clock: Clock;
  person: PrintedPerson;
  /** Readings that wait on this device, and are in none of the figures. @default 0 */
  unsent?: number;
  /** There is no connection. @default false */
  isOffline?: boolean;
  /** Reads again what failed. */
  onRetry: () => void;
};

/** Returns the messages of the day that are not urgent: urgent ones are shown with their advice. */
const milderOf = (told: Told): Told => ({
  ...told,
  together: null,
  messages: told.messages.filter((message) => urgentAdviceOf(message).length === 0),
});

const addHref = '/dashboard/vital-signs#add';

/** Several measures on one axis of time, with what happened meanwhile: what has changed, on what that rests, and the same as a table. */
export function HealthTrendsScreen({
  state,
  clock,
  unsent = 0,
  isOffline = false,
  ...props
}: HealthTrendsScreenProps) {
  const { period, table } = props;
  const { isWhole, print } = usePrintWhole();
  const content = state.phase === 'ready' && state.options.length > 0 ? state : null;
  return (
    <Stack space={6}>
      <Stack space={2} as="header">
        <Text size={14} tone="muted">
          {content ? `${m.trends_title()}, ${saySpan(content.span, clock)}` : m.trends_about()}
        </Text>
        <Heading level={1}>{content ? sayHeadline(content, period, clock) : m.trends_title()}</Heading>
        <AgeLine
          age={
            state.phase === 'ready' &&
            state.readAt && <ReadAge readAt={state.readAt} clock={clock} isOffline={isOffline} />
          }
        >
          {content && <Text tone="muted">{m.trends_count({ count: sayCount(content) })}</Text>}
        </AgeLine>
      </Stack>
      {content && (
        <PrintHead
          person={props.person}
          title={`${m.trends_title()}, ${saySpan(content.span, clock)}`}
          clock={clock}
        />
      )}
      {content && <CriticalNow told={content.told} />}
      {content && <ToldNotice told={milderOf(content.told)} adviceHref="/dashboard" />}
      <Stack space={2}>
        <Controls
          period={period}
          onPeriodChange={props.onPeriodChange}
          {...(content && { measures: content })}
          onMeasuresChange={props.onMeasuresChange}
          table={table}
          onPrint={print}
        />
        {table.action.phase === 'failed' && <Banner tone="attention">{table.action.message}</Banner>}
        <div role="status">
          {table.action.phase === 'done' && (
            <Text size={14} tone="muted">
              {m.reports_table_done()}
            </Text>
          )}
        </div>
      </Stack>
      {unsent > 0 && <Banner tone="info">{m.trends_unsent({ count: unsent })}</Banner>}
      <Phases
        state={state}
        skeleton={<TrendsSkeleton />}
        failed={{ title: m.trends_failed_title(), text: m.trends_failed() }}
        notOnDevice={{ title: m.trends_not_on_device_title(), text: m.trends_not_on_device() }}
        isOffline={isOffline}
        onRetry={props.onRetry}
      >
        {(ready) =>
          ready.options.length === 0 ? (
            <Nothing />
          ) : (
            <Trends
              content={ready}
              period={period}
              clock={clock}
              isOffline={isOffline}
              isWhole={isWhole}
              onRetry={props.onRetry}
            />
          )
        }
      </Phases>
    </Stack>
  );
}

function Nothing() {
  return (
    <Card>
      <EmptyState
        title={m.trends_empty_title()}
        action={
          <Button icon={Plus} href={addHref}>
            {m.vitals_add()}
          </Button>
        }
      >
        {m.trends_empty()}
      </EmptyState>
    </Card>
  );
}

type TrendsProps = Pick<HealthTrendsScreenProps, 'period' | 'clock' | 'onRetry'> & {
  content: TrendsContent;
  isOffline: boolean;
  isWhole: boolean;
};

function Trends({ content, period, clock, isOffline, isWhole, onRetry }: TrendsProps) {
  const { span, readings, labs, events } = content;
  return (
    <Stack space={6}>
      <CriticalList
        critical={content.critical}
        isUnknown={content.isCriticalUnknown ?? false}
        clock={clock}
      />
      <Card as="section" aria-labelledby="trends-plots">
        <Stack space={4}>
          <Heading level={2} id="trends-plots">
            {m.trends_plots_title()}
          </Heading>
          <div className={styles.rows}>
            <EventLanes events={events} span={span} />
            {readings.map((measure) => (
              <MeasureRow
                key={measure.metric.type}
                measure={measure}
                span={span}
                events={events}
                clock={clock}
                isOffline={isOffline}
                onRetry={onRetry}
              />
            ))}
            {labs.map((lab) => (
              <LabRow key={lab.id} lab={lab} span={span} events={events} />
            ))}
            <DateAxis span={span} clock={clock} note={m.trends_each_mark()} />
          </div>
          {content.isWithoutEvents && (
            <Text size={14} tone="muted">
              {m.trends_without_events()}
            </Text>
          )}
        </Stack>
      </Card>
      {readings.length > 0 && (
        <ComparisonCard readings={readings} span={span} period={period} clock={clock} />
      )}
      {readings.some(({ metric }) => metric.type === 'blood_pressure') && (
        <div data-print="hide">
          <Link href="/dashboard/vital-signs/blood-pressure-week" isAlone>
            {m.pressure_week_link()}
          </Link>
        </div>
      )}
      <TableCard content={content} period={period} clock={clock} isWhole={isWhole} />
    </Stack>
  );
}
