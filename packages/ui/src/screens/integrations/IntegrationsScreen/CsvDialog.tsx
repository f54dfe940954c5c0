import { type RefObject, useMemo, useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { FileField } from '../../../components/FileField/FileField';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup';
import { Text } from '../../../components/Text/Text';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import type { Saved } from '../../../patterns/state';
import { counted } from '../private/counted';
import { CsvColumns } from './CsvColumns';
import { CsvPreview } from './CsvPreview';
import type { ColumnRole, CsvDraft, CsvFile, DateOrder } from './csv-types';
import { mappingFaultWords } from './csv-words';
import type { ImportRow } from './FileItem';

export type CsvDialogProps = {
  /** IANA name of the zone that is taken for times without one. */
  timeZone: string;
  /** Opens a file; null if it has no table. Rejects if it cannot be read. */
  onOpen: (file: File) => Promise<CsvFile | null>;
  onSave: (draft: CsvDraft) => Promise<Saved<{ added: ImportRow }>>;
  onClose: (result: { added: ImportRow } | null) => void;
  focusAfter: RefObject<HTMLElement | null>;
};

type Opened =
  | { phase: 'opening' | 'unreadable' | 'no-table' }
  | { phase: 'open'; csv: CsvFile; roles: readonly ColumnRole[] };

/** A thousand readings of a device take a tenth of it. */
const maxSize = 2_000_000;

/** Asks for a file and the meaning of its columns, and shows the readings before they are added. */
export function CsvDialog(props: CsvDialogProps) {
  const { timeZone, onOpen, onSave, onClose, focusAfter } = props;
  const [file, setFile] = useState<File | null>(null);
  const [opened, setOpened] = useState<Opened>({ phase: 'opening' });
  const [order, setOrder] = useState<DateOrder | null>(null);
  const latest = useRef<File | null>(null);
  const open = opened.phase === 'open' ? opened : null;
  const [csv, roles] = [open?.csv, open?.roles];
  const result = useMemo(() => (csv && roles ? csv.read(roles, order) : null), [csv, roles, order]);

  async function choose(next: File | null) {
    latest.current = next;
    setFile(next);
    setOpened({ phase: 'opening' });
    setOrder(null);
    if (!next) return;
    const found = await onOpen(next).then(
      (csv): Opened => (csv ? { phase: 'open', csv, roles: csv.guessed } : { phase: 'no-table' }),
      (): Opened => ({ phase: 'unreadable' }),
    );
    // Another file may have been chosen while this one was read.
    if (latest.current === next) setOpened(found);
  }

  const fileFault = () => {
    if (!file) return m.csv_choose();
    if (opened.phase === 'opening') return m.csv_opening();
    return opened.phase === 'unreadable' ? m.csv_unreadable() : m.csv_no_table();
  };

  function check() {
    const at = (name: string, message: string) => ({ faults: [{ name, message }] });
    if (!file || !csv || !result) return at('file', fileFault());
    const { mappingFault: fault, readings, possible } = result;
    if (fault) {
      const name = fault.code === 'no-date-order' ? 'order' : `column-${fault.column}`;
      return at(name, mappingFaultWords(fault.code));
    }
    if (possible.length === 0) return at('file', m.csv_fault_none());
    if (readings.length > csv.most)
      return at('file', m.csv_fault_too_many({ count: readings.length, most: csv.most }));
    return { draft: { name: file.name, readings: [...readings] } };
  }

  const isClosed = opened.phase === 'unreadable' || opened.phase === 'no-table';
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
          <FileField
            name="file"
            label={m.csv_file()}
            value={file}
            onChange={(next) => void choose(next)}
            accept={['text/csv', '.csv', '.tsv', '.txt']}
            kinds={m.csv_kinds()}
            maxSize={maxSize}
            errorMessage={messageFor('file') ?? (file && isClosed ? fileFault() : undefined)}
          />
          {open && result?.isOrderAsked && (
            <RadioGroup
              name="order"
              label={m.csv_order()}
              description={m.csv_order_about()}
              items={[
                { id: 'day-first' as const, label: m.csv_day_first() },
                { id: 'month-first' as const, label: m.csv_month_first() },
              ]}
              value={order}
              onChange={setOrder}
              errorMessage={messageFor('order')}
            />
          )}
          {open && result && (
            <CsvColumns
              file={open.csv}
              roles={open.roles}
              onChange={(next) => setOpened({ ...open, roles: next })}
              fault={result.mappingFault}
              messageFor={messageFor}
            />
          )}
          <div role="status">
            {result && !result.mappingFault && (
              <Text as="strong">{m.csv_preview(counted(result.possible.length))}</Text>
            )}
          </div>
          {result && !result.mappingFault && (
            <>
              <Text size={14} tone="muted">
                {m.csv_zone({ zone: timeZone.replaceAll('_', ' ') })}
              </Text>
              <CsvPreview {...result} />
            </>
          )}
        </>
      )}
    </FormDialog>
  );
}
