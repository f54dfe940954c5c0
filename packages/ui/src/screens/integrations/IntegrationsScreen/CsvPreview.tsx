import type { UnreadCell } from '@nadi/domain/integrations/csv-readings';
import type { ImportedReading } from '@nadi/domain/integrations/health-import';
import { unitLabels } from '@nadi/domain/vital-signs/units';
import * as m from '../../../../generated/messages/messages';
import { formattingLocale } from '../../../components/private/reading/locale';
import { kindLabel } from '../../../components/private/reading/words';
import { Stack } from '../../../components/Stack/Stack';
import { Table } from '../../../components/Table/Table';
import { Text } from '../../../components/Text/Text';
import { formatExactly } from '../../../components/When/format-when';

const shown = 5;
const listed = 20;

type Row = ImportedReading & { id: string };

/** The time on the wall, in words: a day and a month that were taken for each other are seen. */
const sayWall = (measuredAt: string): string => {
  const wall = `${measuredAt.slice(0, 19)}Z`;
  return formatExactly(wall, { locale: formattingLocale(), timeZone: 'UTC' });
};

const sayValue = ({ type, unit, systolic, diastolic, value }: ImportedReading): string =>
  `${type === 'blood_pressure' ? `${systolic}/${diastolic}` : value} ${unitLabels[unit]}`;

function sayUnread({ row, reason, text }: UnreadCell): string {
  if (reason === 'no-moment') return m.csv_unread_moment({ row, text });
  if (reason === 'not-a-number') return m.csv_unread_number({ row, text });
  return reason === 'half-pressure' ? m.csv_unread_half({ row }) : m.csv_unread_impossible({ row, text });
}

/** The first readings that were found, and each value that could not be read. */
export function CsvPreview({
  readings,
  unread,
}: {
  readings: readonly ImportedReading[];
  unread: readonly UnreadCell[];
}) {
  const first: Row[] = readings.slice(0, shown).map((one, index) => ({ ...one, id: `${index}` }));
  return (
    <Stack space={3}>
      <div role="status">
        <Text as="strong">{m.csv_preview({ count: readings.length })}</Text>
      </div>
      {first.length > 0 && (
        <Table
          label={m.csv_preview_first({ count: first.length })}
          columns={[
            { id: 'when', name: m.csv_when(), render: (row: Row) => sayWall(row.measuredAt) },
            { id: 'kind', name: m.csv_kind(), render: (row: Row) => kindLabel(row.type) },
            { id: 'value', name: m.csv_value(), align: 'end', render: sayValue },
          ]}
          rows={first}
        />
      )}
      {unread.length > 0 && (
        <Stack space={1}>
          <Text as="strong">{m.csv_unread({ count: unread.length })}</Text>
          {unread.slice(0, listed).map((one) => (
            <Text key={`${one.row} ${one.reason} ${one.text}`} size={14}>
              {sayUnread(one)}
            </Text>
          ))}
          {unread.length > listed && (
            <Text size={14} tone="muted">
              {m.integration_more_rows({ count: unread.length - listed })}
            </Text>
          )}
        </Stack>
      )}
    </Stack>
  );
}
