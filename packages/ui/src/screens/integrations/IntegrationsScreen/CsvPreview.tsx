import * as m from '../../../../generated/messages/messages';
import { Disclosure } from '../../../components/Disclosure/Disclosure';
import { Measurement } from '../../../components/Measurement/Measurement';
import { formattingLocale } from '../../../components/private/reading/locale';
import { kindLabel } from '../../../components/private/reading/words';
import { Stack } from '../../../components/Stack/Stack';
import { Table } from '../../../components/Table/Table';
import { Text } from '../../../components/Text/Text';
import { formatDate, formatOnPaper } from '../../../components/When/format-when';
import type { CsvFault, CsvReading, CsvResult, CsvType } from './csv-types';
import { faultWords, offScaleAdvice, rangeWords } from './csv-words';

const shown = 5;
const listed = 10;
/** More lines than this slow a phone down and are read by no one. */
const atMost = 200;

type Row = CsvReading & { id: string };

const onWall = (measuredAt: string) => `${measuredAt.slice(0, 19)}Z`;
const wallOptions = () => ({ locale: formattingLocale(), timeZone: 'UTC' });
/** The time on the wall, in words: a day and a month that were taken for each other are seen. */
const whenWords = (measuredAt: string): string => formatOnPaper(onWall(measuredAt), wallOptions());
const dayWords = (measuredAt: string): string => formatDate(onWall(measuredAt), wallOptions());

const partsOf = ({ systolic, diastolic, value }: CsvReading): number[] =>
  [systolic, diastolic, value].filter((one) => one !== undefined);

function Faults({ faults }: { faults: readonly CsvFault[] }) {
  return faults.map((fault, index) => {
    const advice = offScaleAdvice(fault);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: two cells can have the same fault, and the list changes as a whole.
      <Text key={index} size={14}>
        {faultWords(fault)} {advice}
      </Text>
    );
  });
}

/** The readings that were found, by type and the first of them, and each value that cannot be added. */
export function CsvPreview({ possible, period, types, faults }: CsvResult) {
  const first: Row[] = possible.slice(0, shown).map((one, index) => ({ ...one, id: `${index}` }));
  const rest = faults.slice(listed, atMost);
  return (
    <Stack space={4}>
      {faults.length > 0 && (
        <Stack space={1}>
          <Text as="strong">{m.csv_unread({ count: faults.length })}</Text>
          <Faults faults={faults.slice(0, listed)} />
          {rest.length > 0 && (
            <Disclosure label={m.csv_unread_more({ count: faults.length - listed })}>
              <Stack space={1}>
                <Faults faults={rest} />
                {faults.length > atMost && (
                  <Text size={14} tone="muted">
                    {m.csv_unread_not_shown({ count: faults.length - atMost })}
                  </Text>
                )}
              </Stack>
            </Disclosure>
          )}
        </Stack>
      )}
      {types.length > 0 && (
        <Stack space={2}>
          {period && <Text>{m.csv_period({ from: dayWords(period.from), to: dayWords(period.to) })}</Text>}
          <Table
            label={m.csv_types()}
            columns={[
              { id: 'kind', name: m.csv_kind(), render: ({ type }: CsvType) => kindLabel(type) },
              { id: 'count', name: m.csv_number(), align: 'end', render: ({ count }: CsvType) => count },
              { id: 'range', name: m.csv_range(), align: 'end', render: rangeWords },
            ]}
            rows={types.map((one) => ({ ...one, id: `${one.type} ${one.unit}` }))}
          />
          <Text as="strong">{m.csv_preview_first({ count: first.length })}</Text>
          <Table
            label={m.csv_preview_first({ count: first.length })}
            columns={[
              { id: 'when', name: m.csv_when(), render: (row: Row) => whenWords(row.measuredAt) },
              { id: 'kind', name: m.csv_kind(), render: (row: Row) => kindLabel(row.type) },
              {
                id: 'value',
                name: m.csv_value(),
                align: 'end',
                render: (row: Row) => <Measurement parts={partsOf(row)} unit={row.unit} />,
              },
            ]}
            rows={first}
          />
        </Stack>
      )}
    </Stack>
  );
}
