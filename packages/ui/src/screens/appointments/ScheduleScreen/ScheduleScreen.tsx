import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { IconButton } from '../../../components/IconButton/IconButton';
import { Inline } from '../../../components/Inline/Inline';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl';
import { Stack } from '../../../components/Stack/Stack';
import type { Clock } from '../../../components/When/When';
import { Page } from '../../../patterns/Page/Page';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Loaded, Saved } from '../../../patterns/state';
import { dateIn, sayDate } from '../private/visit-words';
import { CancelDay } from './CancelDay';
import { DayColumn } from './DayColumn';
import { HoursCard } from './HoursCard';
import * as styles from './ScheduleScreen.css';
import type { Availability, CancelDayProps, DayVisits, ScheduleDay } from './types';

export type ScheduleView = 'day' | 'week' | 'month';

export type ScheduleScreenProps = {
  view: ScheduleView;
  state: Loaded<{
    timeZone: string;
    from: string;
    to: string;
    days: readonly ScheduleDay[];
    availability: Availability;
    cancellable: DayVisits | null;
  }>;
  clock: Clock;
  onView: (view: ScheduleView) => void;
  /** @param step 1 for the days after these, -1 for those before, 0 for today */
  onStep: (step: -1 | 0 | 1) => void;
  onSave: (availability: Availability) => Promise<Saved>;
  onCancelDay: CancelDayProps['onCancelDay'];
  onRetry: () => void;
};

const views = [
  { id: 'day', label: m.schedule_day },
  { id: 'week', label: m.schedule_week },
  { id: 'month', label: m.schedule_month },
] as const;

/** Whom does a doctor see when, what is still free, and which hours can patients book? */
export function ScheduleScreen({
  view,
  state,
  clock,
  onView,
  onStep,
  onSave,
  onCancelDay,
  onRetry,
}: ScheduleScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isReady = state.phase === 'ready';
  return (
    <Page
      title={isReady ? sayCounts(state.days) : m.schedule_title()}
      description={isReady ? m.schedule_zone({ zone: state.timeZone }) : undefined}
      isWide
    >
      <Card as="section" aria-labelledby="schedule-days">
        <Stack space={4}>
          <Inline justify="between" space={3}>
            <Inline space={2}>
              <IconButton icon={ChevronLeft} label={m.schedule_previous()} onPress={() => onStep(-1)} />
              <IconButton icon={ChevronRight} label={m.schedule_next()} onPress={() => onStep(1)} />
              <Button tone="secondary" size="small" onPress={() => onStep(0)}>
                {m.schedule_today()}
              </Button>
              <Heading level={2} id="schedule-days" ref={heading} isFocusTarget>
                {isReady ? sayDays(state) : m.schedule_heading()}
              </Heading>
            </Inline>
            <SegmentedControl
              label={m.schedule_view()}
              items={views.map(({ id, label }) => ({ id, label: label() }))}
              value={view}
              onChange={onView}
            />
          </Inline>
          <Phases
            state={state}
            failed={{ title: m.schedule_failed_title(), text: m.visits_failed() }}
            onRetry={onRetry}
          >
            {({ days, timeZone }) => (
              <ul
                className={view === 'month' ? styles.month : view === 'week' ? styles.week : styles.entries}
              >
                {days.map((day) => (
                  <DayColumn
                    key={day.date}
                    day={day}
                    timeZone={timeZone}
                    isShort={view === 'month'}
                    isToday={day.date === dateIn(clock.now, timeZone)}
                  />
                ))}
              </ul>
            )}
          </Phases>
          {isReady && view === 'day' && (
            <CancelDay
              key={state.from}
              date={state.from}
              cancellable={state.cancellable}
              onCancelDay={onCancelDay}
              focusAfter={heading}
            />
          )}
        </Stack>
      </Card>
      {isReady && <HoursCard availability={state.availability} onSave={onSave} />}
    </Page>
  );
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

const sayCounts = (days: readonly ScheduleDay[]): string =>
  m.schedule_counts({
    visits: sum(days.map(({ visits }) => visits.length)),
    free: sum(days.map(({ free }) => free.length)),
  });

const sayDays = ({ from, to }: { from: string; to: string }): string =>
  from === to ? sayDate(from) : m.schedule_from_to({ from: sayDate(from), to: sayDate(to) });
