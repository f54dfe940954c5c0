import { useId } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Select } from '../../../components/Select/Select';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { ColumnRole, CsvFile, CsvResult } from './csv-types';
import { mappingFaultWords, roleWords } from './csv-words';

export type CsvColumnsProps = {
  file: CsvFile;
  roles: readonly ColumnRole[];
  onChange: (roles: readonly ColumnRole[]) => void;
  fault: CsvResult['mappingFault'];
  messageFor: (name: string) => string | undefined;
};

/** Asks for the meaning of each column. */
export function CsvColumns({ file, roles, onChange, fault, messageFor }: CsvColumnsProps) {
  const id = useId();
  const items = file.choices.map((role) => ({ id: role, label: roleWords(role) }));
  const nameOf = (column: number) => `column-${column}`;
  // A message stays until its own column is changed; it counts only while the fault is there.
  const message = fault && fault.code !== 'no-date-order' ? messageFor(nameOf(fault.column)) : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out with its fields.
    <div role="group" aria-labelledby={id}>
      <Stack space={3}>
        <span id={id}>
          <Text as="strong">{m.csv_columns()}</Text>
        </span>
        {file.header.map((name, column) => (
          <Select
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place, and names can repeat.
            key={column}
            name={nameOf(column)}
            label={name === '' ? m.csv_column_unnamed({ number: column + 1 }) : m.csv_column({ name })}
            items={items}
            value={roles[column] ?? 'ignored'}
            onChange={(role) => onChange(roles.map((one, at) => (at === column ? role : one)))}
            errorMessage={fault?.column === column ? message : undefined}
          />
        ))}
        {fault && !message && fault.code !== 'no-date-order' && (
          <Text tone="muted">{mappingFaultWords(fault.code)}</Text>
        )}
      </Stack>
    </div>
  );
}
