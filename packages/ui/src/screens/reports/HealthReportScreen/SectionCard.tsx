import { Banner } from '../../../components/Banner/Banner';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { SourceList } from '../../../components/private/SourceList/SourceList';
import { Stack } from '../../../components/Stack/Stack';
import { Table } from '../../../components/Table/Table';
import { Text } from '../../../components/Text/Text';
import type { ReportSection } from './types';

/** A part of the report: its sentences, its table and the guidelines that it rests on. */
export function SectionCard({
  section: { id, title, texts, columns, rows, sources },
}: {
  section: ReportSection;
}) {
  const heading = `report-${id}`;
  return (
    <Card as="section" aria-labelledby={heading}>
      <Stack space={3}>
        <Heading level={2} id={heading}>
          {title}
        </Heading>
        {texts.map((text) =>
          id === 'attention' ? (
            <Banner key={text} tone="attention">
              {text}
            </Banner>
          ) : (
            <Text key={text} tone="muted">
              {text}
            </Text>
          ),
        )}
        {columns.length > 0 && (
          <Table
            label={title}
            columns={columns.map((name, index) => ({
              ...{ id: String(index), name, isRowHeader: index === (id === 'history' ? 1 : 0) },
              render: ({ cells }: { cells: readonly string[] }) => cells[index],
            }))}
            // The same row may come twice, so its place tells it apart.
            rows={rows.map((cells, index) => ({ id: String(index), cells }))}
          />
        )}
        {sources.length > 0 && <SourceList sources={sources} />}
      </Stack>
    </Card>
  );
}
