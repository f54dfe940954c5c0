import * as m from '../../../../generated/messages/messages';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Measurement } from '../../../components/Measurement/Measurement';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { sayDay } from '../../../words/moment';
import type { PressureWeek } from './types';

/** Shows the average and how it compares, or what is still missing for one. It informs and does not diagnose. */
export function ResultCard({ week }: { week: PressureWeek }) {
  if (week.average === null) return <Missing week={week} />;
  const { readings, days } = week.average;
  const isOpen = week.state === 'running';
  return (
    <Card as="section" aria-labelledby="pressure-week-average">
      <Stack space={3}>
        <Heading level={2} id="pressure-week-average">
          {isOpen ? m.pressure_week_average_so_far() : m.pressure_week_average_title()}
        </Heading>
        <Measurement parts={[week.average.systolic, week.average.diastolic]} unit="mm[Hg]" size="large" />
        <Text size={14} tone="muted">
          {m.pressure_week_average_of({ readings, days })}
        </Text>
        {week.comparison && <Comparison comparison={week.comparison} />}
        {isOpen && <Text>{m.pressure_week_enough({ day: sayDay(week.lastDay) })}</Text>}
      </Stack>
    </Card>
  );
}

function Comparison({ comparison }: { comparison: NonNullable<PressureWeek['comparison']> }) {
  const { outcome, because, conditions, threshold } = comparison;
  if (outcome === 'not-applicable')
    return (
      <Text>
        {because === 'pregnancy' ? m.pressure_week_compare_pregnancy() : m.pressure_week_compare_child()}
      </Text>
    );
  return (
    <>
      <Text>
        {outcome === 'below'
          ? m.pressure_week_compare_below(threshold)
          : m.pressure_week_compare_raised(threshold)}
      </Text>
      {conditions.includes('adult') && <Text>{m.pressure_week_compare_if_adult()}</Text>}
      {conditions.includes('not-pregnant') && <Text>{m.pressure_week_compare_if_pregnant()}</Text>}
      <Text>{m.pressure_week_show_doctor()}</Text>
    </>
  );
}

function Missing({ week }: { week: PressureWeek }) {
  const isOver = week.state === 'ended' || week.state === 'stopped';
  return (
    <Card as="section" aria-labelledby="pressure-week-average">
      <Stack space={3}>
        <Heading level={2} id="pressure-week-average">
          {m.pressure_week_average_title()}
        </Heading>
        <Text>
          {isOver
            ? m.pressure_week_not_enough({ count: week.wholeDays })
            : week.mayBeEnough
              ? m.pressure_week_missing({ count: week.missingDays })
              : m.pressure_week_cannot()}
        </Text>
        {!isOver && week.mayBeEnough && (
          <Text size={14} tone="muted">
            {m.pressure_week_missing_first()}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
