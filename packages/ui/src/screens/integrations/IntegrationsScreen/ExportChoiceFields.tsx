import * as m from '../../../../generated/messages/messages';
import { CheckboxGroup } from '../../../components/CheckboxGroup/CheckboxGroup';
import { DateField } from '../../../components/DateField/DateField';
import { formatNumber } from '../../../components/private/reading/format-number';
import type { ReadingType } from '../../../components/private/reading/reading';
import { kindLabel } from '../../../components/private/reading/words';
import { Stack } from '../../../components/Stack/Stack';
import { Table } from '../../../components/Table/Table';
import { Text } from '../../../components/Text/Text';
import type { CsvType } from './csv-types';
import { rangeWords } from './csv-words';
import type { AppleExport, ExportChoice } from './export-types';
import { dayWords } from './wall-words';

export type ExportChoiceFieldsProps = {
  file: AppleExport;
  choice: ExportChoice;
  onChange: (choice: ExportChoice) => void;
  /** The readings since the chosen day; null while they are counted. */
  types: readonly CsvType[] | null;
  isDisabled: boolean;
  messageFor: (name: string) => string | undefined;
};

/** The number of readings of a type, in all its units. */
export const countOf = (types: readonly CsvType[], type: ReadingType): number =>
  types.filter((one) => one.type === type).reduce((sum, { count }) => sum + count, 0);

/** Asks since when and of which types readings are added, and shows their numbers. */
export function ExportChoiceFields(props: ExportChoiceFieldsProps) {
  const { file, choice, onChange, types, isDisabled, messageFor } = props;
  const kinds = [...new Set(types?.map(({ type }) => type))];
  const left = kinds.filter((kind) => !choice.types.includes(kind));
  const chosen = (types ?? []).filter(({ type }) => choice.types.includes(type));
  return (
    <Stack space={4}>
      <DateField
        name="from"
        label={m.health_export_from()}
        description={
          file.period
            ? m.health_export_from_about({ from: dayWords(file.period.from), to: dayWords(file.period.to) })
            : undefined
        }
        value={choice.from}
        onChange={(from) => onChange({ ...choice, from })}
        isDisabled={isDisabled}
        errorMessage={messageFor('from')}
      />
      {kinds.length > 0 && types && (
        <CheckboxGroup
          name="types"
          label={m.health_export_types()}
          description={left.length > 0 ? m.health_export_types_about() : undefined}
          items={kinds.map((type) => ({
            id: type,
            label: m.health_export_type({
              kind: kindLabel(type),
              number: formatNumber(countOf(types, type)),
            }),
          }))}
          value={choice.types}
          onChange={(next) => onChange({ ...choice, types: next })}
          isDisabled={isDisabled}
          errorMessage={messageFor('types')}
        />
      )}
      {chosen.length > 0 && (
        <Table
          label={m.csv_types()}
          columns={[
            { id: 'kind', name: m.csv_kind(), render: ({ type }: CsvType) => kindLabel(type) },
            {
              id: 'count',
              name: m.csv_number(),
              align: 'end',
              render: ({ count }: CsvType) => formatNumber(count),
            },
            { id: 'range', name: m.csv_range(), align: 'end', render: rangeWords },
          ]}
          rows={chosen.map((one) => ({ ...one, id: `${one.type} ${one.unit}` }))}
        />
      )}
      <Text size={14} tone="muted">
        {m.health_export_zone()}
        {kinds.includes('pulse') && ` ${m.health_export_at_rest()}`}
      </Text>
    </Stack>
  );
}
