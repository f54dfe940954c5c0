import { Plus } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import type { PressureWeek } from './types';
import type { WeekActs } from './use-week-acts';
import { dayOfNow, halfNames, saySitting } from './week-words';

/** The form of Vital signs, for a reading of blood pressure. */
const addHref = '/dashboard/vital-signs?type=blood_pressure#add';

type TodayCardProps = { week: PressureWeek; clock: Clock; acts: WeekActs };

/** Says what is to be measured today, and when it is reminded. */
export function TodayCard({ week, clock, acts }: TodayCardProps) {
  const today = week.state === 'running' ? dayOfNow(week, clock.now) : null;
  const { morningAt: morning, eveningAt: evening } = week;
  return (
    <div data-print="hide">
      <Card tone="deep" as="section" aria-labelledby="pressure-week-today">
        <Stack space={4}>
          <Heading level={2} id="pressure-week-today">
            {today ? m.pressure_week_now_title() : m.pressure_week_planned_title()}
          </Heading>
          {today && (
            <DividedList>
              {today.sittings.map((sitting) => (
                <DividedItem key={sitting.half}>
                  <Inline justify="between" space={3}>
                    <Text as="strong">{halfNames[sitting.half]()}</Text>
                    <Text as="span">{saySitting(sitting)}</Text>
                  </Inline>
                </DividedItem>
              ))}
            </DividedList>
          )}
          <Text size={14}>
            {week.hasReminders
              ? m.pressure_week_reminded({ morning, evening })
              : m.pressure_week_not_reminded()}
          </Text>
          <Inline space={3}>
            {today && (
              <Button needs="manage" icon={Plus} href={addHref}>
                {m.pressure_week_add()}
              </Button>
            )}
            <Button needs="manage" tone="secondary" onPress={() => acts.change(week)}>
              {m.pressure_week_change()}
            </Button>
            <Button needs="manage" tone="secondary" onPress={() => acts.stop(week)}>
              {m.pressure_week_stop()}
            </Button>
          </Inline>
        </Stack>
      </Card>
    </div>
  );
}
