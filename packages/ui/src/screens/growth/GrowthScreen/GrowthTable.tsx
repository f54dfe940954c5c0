import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Table } from '../../../components/Table/Table';
import { Text } from '../../../components/Text/Text';
import { sayDay } from '../../../words/moment';
import { kindNames, sayAge, sayShare, sayValue } from './growth-words';
import type { GrowthMeasure, GrowthPoint } from './types';

type Row = GrowthPoint & { id: string };
const shownAtFirst = 6;

/** The values of the chart, the newest first. */
export function GrowthTable({ measure, onDownload }: { measure: GrowthMeasure; onDownload: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const rows = measure.points.toReversed().map((point) => ({ ...point, id: point.day }));
  const kind = kindNames[measure.code]();
  return (
    <Stack space={3}>
      <Inline justify="between" space={3}>
        <Heading level={2}>{m.growth_table()}</Heading>
        <Button tone="secondary" size="small" onPress={onDownload}>
          {m.trends_csv()}
        </Button>
      </Inline>
      <Table<Row>
        label={m.growth_table_of({ kind })}
        columns={[
          {
            id: 'age',
            name: m.growth_column_age(),
            render: ({ ageMonths, day }) => (
              <Stack space={1}>
                <Text as="span">{sayAge(ageMonths)}</Text>
                <Text as="span" size={14} tone="muted">
                  {sayDay(day)}
                </Text>
              </Stack>
            ),
          },
          { id: 'value', name: kind, align: 'end', render: (row) => sayValue(row, measure) },
          { id: 'share', name: m.growth_column_share(), align: 'end', render: sayShare },
        ]}
        rows={isOpen ? rows : rows.slice(0, shownAtFirst)}
      />
      {!isOpen && rows.length > shownAtFirst && (
        <div>
          <Button tone="secondary" size="small" onPress={() => setIsOpen(true)}>
            {m.growth_table_all({ count: rows.length })}
          </Button>
        </div>
      )}
    </Stack>
  );
}
