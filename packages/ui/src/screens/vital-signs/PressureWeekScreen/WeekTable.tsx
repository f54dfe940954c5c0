import * as m from '../../../../generated/messages/messages';
import { Heading } from '../../../components/Heading/Heading';
import { Stack } from '../../../components/Stack/Stack';
import { Table } from '../../../components/Table/Table';
import { Text } from '../../../components/Text/Text';
import type { PressureWeek, WeekDay, WeekHalf } from './types';
import { halfNames, sayPressure, sayShortDay, saySitting, timeOf } from './week-words';

type Row = WeekDay & { id: string };

/** The readings of each day, morning and evening, and which of them count. */
export function WeekTable({ week }: { week: PressureWeek }) {
  return (
    <Stack space={3}>
      <Heading level={2}>{m.pressure_week_table()}</Heading>
      <Table<Row>
        label={m.pressure_week_table()}
        description={m.pressure_week_table_note()}
        columns={[
          {
            id: 'day',
            name: m.pressure_week_column_day(),
            render: ({ day, isLeftOut }) => (
              <Stack space={1}>
                <Text as="span">{sayShortDay(day)}</Text>
                {isLeftOut && (
                  <Text as="span" size={14} tone="muted">
                    {m.pressure_week_left_out()}
                  </Text>
                )}
              </Stack>
            ),
          },
          {
            id: 'morning',
            name: halfNames.morning(),
            render: (row) => <Half day={row} half="morning" />,
          },
          {
            id: 'evening',
            name: halfNames.evening(),
            render: (row) => <Half day={row} half="evening" />,
          },
        ]}
        rows={week.days.map((day) => ({ ...day, id: day.day }))}
      />
    </Stack>
  );
}

function Half({ day, half }: { day: WeekDay; half: WeekHalf }) {
  const sitting = day.sittings.find((one) => one.half === half);
  if (!sitting) return null;
  const more = sitting.count - sitting.readings.length;
  const isSaid = sitting.state !== 'complete';
  return (
    <Stack space={1}>
      {sitting.readings.map((reading) => {
        const value = m.pressure_week_at({ value: sayPressure(reading), time: timeOf(reading.measuredAt) });
        const isMarked = !reading.isCounted && !day.isLeftOut && !isSaid;
        return (
          <Text as="span" key={reading.id}>
            {isMarked ? m.pressure_week_not_counted({ value }) : value}
          </Text>
        );
      })}
      {more > 0 && <Text as="span">{m.pressure_week_more({ count: more })}</Text>}
      {isSaid && (
        <Text as="span" size={14} tone="muted">
          {saySitting(sitting)}
        </Text>
      )}
    </Stack>
  );
}
