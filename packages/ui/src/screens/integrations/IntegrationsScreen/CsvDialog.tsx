import {
  type ColumnRole,
  columnRoles,
  type DateOrder,
  findMappingFault,
  guessRoles,
  type MappingFault,
  mapReadings,
} from '@nadi/domain/integrations/csv-readings';
import { type CsvTable, readCsv } from '@nadi/domain/integrations/csv-table';
import { type ImportedReading, maxImportedReadings } from '@nadi/domain/integrations/health-import';
import { unitLabels } from '@nadi/domain/vital-signs/units';
import type { Unit, VitalSignType } from '@nadi/domain/vital-signs/vital-sign';
import { type RefObject, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { FileDrop } from '../../../components/FileDrop/FileDrop';
import { kindLabel } from '../../../components/private/reading/words';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup';
import { Select } from '../../../components/Select/Select';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import type { Saved } from '../../../patterns/state';
import { CsvPreview } from './CsvPreview';
import type { ImportRow } from './FileItem';

export type CsvDraft = { name: string; readings: ImportedReading[] };

export type CsvDialogProps = {
  clock: Clock;
  onSave: (draft: CsvDraft) => Promise<Saved<{ added: ImportRow }>>;
  onClose: (result: { added: ImportRow } | null) => void;
  focusAfter: RefObject<HTMLElement | null>;
};

type Chosen = { file: File; table: CsvTable | null; roles: readonly ColumnRole[] };

/** A thousand readings of a device take a tenth of it. */
const maxSize = 2 * 1024 ** 2;

const faults: Record<MappingFault, () => string> = {
  'no-moment': m.csv_fault_no_moment,
  'no-value': m.csv_fault_no_value,
  'half-pressure': m.csv_fault_half_pressure,
  twice: m.csv_fault_twice,
};

const places = {
  ignored: m.csv_role_ignored,
  moment: m.csv_role_moment,
  date: m.csv_role_date,
  time: m.csv_role_time,
  systolic: m.csv_role_systolic,
  diastolic: m.csv_role_diastolic,
} as const;

function sayRole(role: ColumnRole): string {
  if (role in places) return places[role as keyof typeof places]();
  const [type, unit] = role.split(' ') as [VitalSignType, Unit];
  return m.csv_role_kind({ kind: kindLabel(type), unit: unitLabels[unit] });
}

/** Minutes east of UTC on this device at a time on its wall. */
const offsetAt = (wall: Date): number =>
  -new Date(
    wall.getUTCFullYear(),
    wall.getUTCMonth(),
    wall.getUTCDate(),
    wall.getUTCHours(),
    wall.getUTCMinutes(),
  ).getTimezoneOffset();

/** Asks for a file and the meaning of its columns, and shows the readings before they are added. */
export function CsvDialog({ clock, onSave, onClose, focusAfter }: CsvDialogProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [order, setOrder] = useState<DateOrder>('day-first');
  const roles = chosen?.roles ?? [];
  const mappingFault = chosen?.table ? findMappingFault(roles) : null;
  const read =
    chosen?.table && !mappingFault
      ? mapReadings(chosen.table, { roles, order, now: new Date(clock.now), offsetAt })
      : null;

  async function choose([file]: readonly File[]) {
    if (!file) return;
    const table = readCsv(await file.text());
    setChosen({ file, table, roles: guessRoles(table?.header ?? []) });
  }

  function check() {
    const at = (name: string, message: string) => ({ faults: [{ name, message }] });
    if (!chosen) return at('file', m.csv_choose());
    if (!chosen.table) return at('file', m.csv_unreadable());
    if (mappingFault) return at('column-0', faults[mappingFault]());
    const readings = read?.readings ?? [];
    if (readings.length === 0) return at('column-0', m.csv_fault_none());
    if (readings.length > maxImportedReadings)
      return at('file', m.csv_fault_too_many({ count: readings.length, most: maxImportedReadings }));
    return { draft: { name: chosen.file.name.slice(0, 200), readings } };
  }

  return (
    <FormDialog
      title={m.csv_title()}
      submit={m.csv_add()}
      check={check}
      onSave={onSave}
      onClose={onClose}
      focusAfter={focusAfter}
    >
      {({ messageFor }) => (
        <>
          <FileDrop
            name="file"
            label={m.csv_file()}
            items={chosen ? [{ id: chosen.file.name, file: chosen.file }] : []}
            onAdd={(files) => void choose(files)}
            onRemove={() => setChosen(null)}
            accept={['text/csv', '.csv']}
            kinds={m.csv_kinds()}
            maxSize={maxSize}
            maxCount={1}
            errorMessage={messageFor('file') ?? (chosen && !chosen.table ? m.csv_unreadable() : undefined)}
          />
          {chosen?.table && (
            <>
              <RadioGroup
                name="order"
                label={m.csv_order()}
                items={[
                  { id: 'day-first' as const, label: m.csv_day_first() },
                  { id: 'month-first' as const, label: m.csv_month_first() },
                ]}
                value={order}
                onChange={setOrder}
              />
              <Text as="strong">{m.csv_columns()}</Text>
              {chosen.table.header
                .map((name, at) => ({ name, column: at, id: `${at} ${name}` }))
                .map(({ id: key, name, column }) => (
                  <Select
                    key={key}
                    name={`column-${column}`}
                    label={
                      name === '' ? m.csv_column_unnamed({ number: column + 1 }) : m.csv_column({ name })
                    }
                    items={columnRoles.map((id) => ({ id, label: sayRole(id) }))}
                    value={roles[column] ?? 'ignored'}
                    onChange={(role) =>
                      setChosen({ ...chosen, roles: roles.map((one, at) => (at === column ? role : one)) })
                    }
                    errorMessage={messageFor(`column-${column}`)}
                  />
                ))}
              {mappingFault && <Text tone="muted">{faults[mappingFault]()}</Text>}
              {read && <CsvPreview {...read} />}
            </>
          )}
        </>
      )}
    </FormDialog>
  );
}
