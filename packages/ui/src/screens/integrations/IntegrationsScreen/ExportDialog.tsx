import { type RefObject, useEffect, useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { FileField } from '../../../components/FileField/FileField';
import { Progress } from '../../../components/Progress/Progress';
import { formatNumber } from '../../../components/private/reading/format-number';
import { Text } from '../../../components/Text/Text';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import { counted } from '../private/counted';
import type { CsvType } from './csv-types';
import { countOf, ExportChoiceFields } from './ExportChoiceFields';
import { ExportRejects } from './ExportRejects';
import type {
  AppleExport,
  ExportActs,
  ExportChoice,
  ExportDraft,
  ExportFaultCode,
  SentPart,
} from './export-types';
import { exportFaultWords } from './export-words';
import type { ImportRow } from './FileItem';

export type ExportDialogProps = ExportActs & {
  /** With the imports to which readings were added; null if there are none. */
  onClose: (result: { added: readonly ImportRow[] } | null) => void;
  focusAfter: RefObject<HTMLElement | null>;
};

type Opened =
  | { phase: 'none' }
  | { phase: 'reading'; progress: number }
  | { phase: 'fault'; fault: ExportFaultCode }
  | { phase: 'open'; file: AppleExport; choice: ExportChoice };

/** Bytes: browsers can hold them, and no phone writes more. */
const maxSize = 4_000_000_000;

/** Asks for an export of Apple Health, shows what is in it, and sends what is chosen in parts. */
export function ExportDialog({ onOpenExport, onAddExport, onClose, focusAfter }: ExportDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const [opened, setOpened] = useState<Opened>({ phase: 'none' });
  const [counts, setCounts] = useState<{ from: string | null; types: CsvType[] } | null>(null);
  const [sent, setSent] = useState<SentPart | null>(null);
  // Keeps all imports of this dialog, to tell of them after another file or choice.
  const [added, setAdded] = useState<readonly ImportRow[]>([]);
  const [sends, setSends] = useState<'sending' | 'stopping' | null>(null);
  const isSending = sends !== null;
  // The import that the last part joined, also before the next drawing.
  const lastId = useRef<string | null>(null);
  const reading = useRef<AbortController | null>(null);
  const sending = useRef<AbortController | null>(null);
  // Ends what runs for a dialog that is left.
  useEffect(
    () => () => {
      for (const { current } of [reading, sending]) current?.abort();
    },
    [],
  );

  const open = opened.phase === 'open' ? opened : null;
  const [content, from] = [open?.file, open?.choice.from ?? null];
  useEffect(() => {
    let isWanted = true;
    const signal = reading.current?.signal;
    if (content && from !== null)
      void content.since(from).then(
        (types) => isWanted && setCounts({ from, types }),
        () => isWanted && !signal?.aborted && setOpened({ phase: 'fault', fault: 'unreadable' }),
      );
    return () => {
      isWanted = false;
    };
  }, [content, from]);
  const types = counts && counts.from === from ? counts.types : null;
  const total = open && types ? open.choice.types.reduce((sum, type) => sum + countOf(types, type), 0) : 0;

  async function choose(next: File | null) {
    reading.current?.abort();
    reading.current = new AbortController();
    const { signal } = reading.current;
    setFile(next);
    lastId.current = null;
    setSent(null);
    setCounts(null);
    setOpened(next ? { phase: 'reading', progress: 0 } : { phase: 'none' });
    if (!next) return;
    const onProgress = (progress: number) => signal.aborted || setOpened({ phase: 'reading', progress });
    const found = await onOpenExport(next, { signal, onProgress }).catch(
      () => ({ ok: false, fault: 'unreadable' }) as const,
    );
    // Another file may have been chosen while this one was read.
    if (signal.aborted) return;
    if (found.ok) setOpened({ phase: 'open', file: found.file, choice: found.file.firstChoice });
    else setOpened({ phase: 'fault', fault: found.fault });
  }

  function check(): { draft: Omit<ExportDraft, 'signal'> } | { faults: { name: string; message: string }[] } {
    const at = (name: string, message: string) => ({ faults: [{ name, message }] });
    if (!file) return at('file', m.csv_choose());
    if (opened.phase === 'fault') return at('file', exportFaultWords(opened.fault));
    if (!open || (from !== null && !types)) return at('file', m.csv_opening());
    if (open.file.found === 0) return at('file', m.csv_fault_none());
    if (from === null) return at('from', m.health_export_from_missing());
    if (total === 0) return at(types?.length === 0 ? 'from' : 'types', m.health_export_none_chosen());
    const { maxReadings } = open.file;
    if (total > maxReadings)
      return at(
        'types',
        m.health_export_too_many({ number: formatNumber(total), max: formatNumber(maxReadings) }),
      );
    const onSent = (part: SentPart | null) => {
      setSent(part);
      const gone = part?.row.id ?? lastId.current;
      lastId.current = part?.row.id ?? null;
      setAdded((all) => [...all.filter(({ id }) => id !== gone), ...(part ? [part.row] : [])]);
    };
    return { draft: { name: file.name, file: open.file, choice: open.choice, after: sent, onSent } };
  }

  const save = (draft: Omit<ExportDraft, 'signal'>) => {
    sending.current = new AbortController();
    const { signal } = sending.current;
    setSends('sending');
    return onAddExport({ ...draft, signal }).finally(() => setSends(null));
  };
  const { remaining = 0 } = sent ?? {};
  const isStopped = sent !== null && remaining > 0 && !isSending;
  return (
    <FormDialog
      title={m.health_export_title()}
      submit={isStopped ? m.health_export_go_on() : m.csv_add()}
      check={check}
      onSave={save}
      onClose={(result) => {
        const all = result ? [...added.filter(({ id }) => id !== result.added.id), result.added] : added;
        onClose(all.length > 0 ? { added: all } : null);
      }}
      focusAfter={focusAfter}
    >
      {({ messageFor }) => (
        <>
          <FileField
            name="file"
            label={m.csv_file()}
            description={m.health_export_how()}
            value={file}
            onChange={(next) => void choose(next)}
            accept={['application/zip', 'application/x-zip-compressed', 'text/xml', '.zip', '.xml']}
            kinds={m.health_export_kinds()}
            maxSize={maxSize}
            isDisabled={isSending}
            errorMessage={
              messageFor('file') ?? (opened.phase === 'fault' ? exportFaultWords(opened.fault) : undefined)
            }
          />
          {opened.phase === 'reading' && (
            <Progress
              label={m.csv_opening()}
              value={opened.progress}
              max={1}
              description={m.health_export_stays()}
            />
          )}
          <div role="status">
            {open && <Text as="strong">{m.csv_preview(counted(open.file.found))}</Text>}
          </div>
          {open && <ExportRejects {...open.file} />}
          {open && open.file.found > 0 && (
            <ExportChoiceFields
              file={open.file}
              choice={open.choice}
              onChange={(choice) => {
                // Other readings begin anew; those that were sent are known.
                setSent(null);
                setOpened({ ...open, choice });
              }}
              types={types}
              isDisabled={isSending}
              messageFor={messageFor}
            />
          )}
          {open && total > 0 && !isSending && !isStopped && (
            <Text>{m.health_export_chosen(counted(total))}</Text>
          )}
          {(isSending || isStopped) && (
            <Progress
              label={m.health_export_sending()}
              value={total - Math.min(total, sent ? remaining : total)}
              max={total}
              valueText={m.health_export_left({ number: formatNumber(sent ? remaining : total) })}
              description={isStopped ? m.health_export_stopped() : m.health_export_keep_open()}
            />
          )}
          {isSending && (
            <Button
              tone="secondary"
              isPending={sends === 'stopping'}
              onPress={() => {
                setSends('stopping');
                sending.current?.abort();
              }}
            >
              {m.health_export_stop()}
            </Button>
          )}
        </>
      )}
    </FormDialog>
  );
}
