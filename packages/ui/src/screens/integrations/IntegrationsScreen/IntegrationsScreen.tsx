import { brand } from '@nadi/brand';
import { FileUp } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { latePart, useLate, usePreload } from '../../../components/private/use-late';
import { ReadAge } from '../../../components/ReadAge/ReadAge';
import { Text } from '../../../components/Text/Text';
import { showToast } from '../../../components/ToastRegion/toasts';
import type { Clock } from '../../../components/When/When';
import { LateDeleteDialog, usePreloadDelete } from '../../../patterns/DeleteDialog/LateDeleteDialog';
import { ListCard } from '../../../patterns/ListCard/ListCard';
import { Page } from '../../../patterns/Page/Page';
import type { Kept, Listed, Saved } from '../../../patterns/state';
import { ConnectionsCard, type ConnectionsPart } from '../private/ConnectionsCard';
import { counted } from '../private/counted';
import type { CsvDraft, CsvFile } from './csv-types';
import type { ExportActs } from './export-types';
import { countWords, FileItem, type ImportRow } from './FileItem';

export type { ConnectionsPart } from '../private/ConnectionsCard';
export type { CsvDraft, CsvFile } from './csv-types';
export type { AppleExport, ExportActs, ExportDraft } from './export-types';
export type { ImportRow } from './FileItem';

export type IntegrationsScreenProps = ExportActs & {
  /** Newest first. */
  state: Kept<Listed<ImportRow>>;
  connections: ConnectionsPart;
  /** Measures with a device nearby; its code comes after the page. */
  measuring?: ReactNode;
  clock: Clock;
  isOffline?: boolean;
  /** Opens a file; null if it has no table. Rejects if it cannot be read. */
  onOpen: (file: File) => Promise<CsvFile | null>;
  onAdd: (draft: CsvDraft) => Promise<Saved<{ added: ImportRow }>>;
  onUndo: (row: ImportRow) => Promise<Saved>;
  onPageChange: (page: number) => void;
  onRetry: () => void;
};

const csvDialog = latePart(async () => (await import('./CsvDialog')).CsvDialog);
const exportDialog = latePart(async () => (await import('./ExportDialog')).ExportDialog);

/** Returns when the older of the two was read from the server; undefined where both are fresh. */
function olderOf(...parts: Kept<unknown>[]): string | undefined {
  const moments = parts.flatMap((part) => (part.phase === 'ready' && part.readAt ? [part.readAt] : []));
  return moments.sort((one, other) => Date.parse(one) - Date.parse(other))[0];
}

/** Shows accounts whose readings are fetched, and files whose readings a patient added. */
export function IntegrationsScreen(props: IntegrationsScreenProps) {
  const {
    state,
    measuring,
    clock,
    isOffline = false,
    onOpen,
    onAdd,
    onOpenExport,
    onAddExport,
    onUndo,
    onPageChange,
    onRetry,
  } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const [adding, setAdding] = useState<'csv' | 'export' | null>(null);
  const [undoing, setUndoing] = useState<ImportRow | null>(null);
  // Holds the files of this visit; earlier ones are told in their rows.
  const [critical, setCritical] = useState<readonly string[]>([]);
  // The imports when the dialog was opened.
  const before = useRef<readonly ImportRow[]>([]);
  const onOpenChange = () => setAdding(null);
  const CsvDialog = useLate(csvDialog, { isOpen: adding === 'csv', onOpenChange });
  const ExportDialog = useLate(exportDialog, { isOpen: adding === 'export', onOpenChange });
  usePreload(csvDialog);
  usePreloadDelete();
  const add = (
    <Inline space={2}>
      <Button needs="manage" icon={FileUp} isDisabled={isOffline} onPress={() => open('csv')}>
        {m.integrations_add()}
      </Button>
      <Button
        {...{ needs: 'manage', tone: 'secondary', icon: FileUp, isDisabled: isOffline }}
        isPending={adding === 'export' && !ExportDialog}
        onPress={() => open('export')}
      >
        {m.health_export_add()}
      </Button>
    </Inline>
  );
  function open(next: 'csv' | 'export'): void {
    setAdding(next);
    before.current = state.phase === 'ready' ? state.rows : [];
  }
  function close(result: { added: readonly ImportRow[] } | null): void {
    setAdding(null);
    if (!result) return;
    // A file that was chosen again has readings of earlier.
    const fresh = result.added.map((row) => {
      const was = before.current.find(({ id }) => id === row.id);
      return { ...row, added: row.added - (was?.added ?? 0), critical: row.critical - (was?.critical ?? 0) };
    });
    setCritical([...critical, ...fresh.filter((row) => row.critical > 0).map(({ id }) => id)]);
    const isNew = fresh.some(({ added }) => added > 0);
    showToast({
      tone: isNew ? 'success' : 'info',
      message: fresh.map((row) => `${countWords(row)}.`).join(' '),
    });
    // The new file is the first of the first page.
    onPageChange(1);
  }
  const ready = state.phase === 'ready' ? state : null;
  const readAt = olderOf(state, props.connections.state);
  return (
    <Page
      title={m.integrations_title()}
      description={m.integrations_description()}
      up={{ href: '/dashboard', label: m.integrations_up() }}
      headingRef={heading}
      isWide
      age={readAt ? <ReadAge readAt={readAt} clock={clock} isOffline={isOffline} /> : null}
    >
      {critical.length > 0 && (
        <Banner
          tone="critical"
          title={m.integration_critical_title()}
          action={
            <Link href="/dashboard/vital-signs" tone="ink" isAlone>
              {m.integration_critical_link()}
            </Link>
          }
        >
          {m.integration_critical_text({ number: brand.emergencyNumber })}
        </Banner>
      )}
      {measuring}
      <ConnectionsCard {...props.connections} clock={clock} isOffline={isOffline} heading={heading} />
      <ListCard
        state={state}
        title={m.integrations_files()}
        description={m.integrations_files_about()}
        things={m.integrations_count}
        isOffline={isOffline}
        failed={{ title: m.integrations_failed(), text: m.integrations_failed_text() }}
        notOnDevice={{ title: m.integrations_not_on_device_title(), text: m.integrations_not_on_device() }}
        empty={{ title: m.integrations_empty_title(), text: m.integrations_empty(), action: add }}
        action={ready !== null && ready.rows.length > 0 && add}
        onPageChange={onPageChange}
        onRetry={onRetry}
      >
        {({ rows }) => (
          <DividedList label={m.integrations_files()}>
            {rows.map((row) => (
              <DividedItem key={row.id}>
                <FileItem row={row} clock={clock} isOffline={isOffline} onUndo={setUndoing} />
              </DividedItem>
            ))}
          </DividedList>
        )}
      </ListCard>
      {isOffline && <Text tone="muted">{m.integrations_offline()}</Text>}
      {adding === 'csv' && CsvDialog && (
        <CsvDialog
          {...{ timeZone: clock.timeZone, focusAfter: heading, onOpen }}
          onClose={(result) => close(result && { added: [result.added] })}
          onSave={onAdd}
        />
      )}
      {adding === 'export' && ExportDialog && (
        <ExportDialog {...{ onOpenExport, onAddExport, focusAfter: heading, onClose: close }} />
      )}
      {undoing && (
        <LateDeleteDialog
          title={m.integration_undo_title()}
          description={m.integration_undo_text()}
          yes={m.integration_undo_confirm()}
          onDelete={() => onUndo(undoing)}
          onClose={(result) => {
            setUndoing(null);
            if (!result) return;
            setCritical(critical.filter((id) => id !== undoing.id));
            showToast({ tone: 'success', message: m.integration_undo_done() });
          }}
          focusAfter={heading}
        >
          <Text as="strong">{undoing.name}</Text>
          <Text>{m.integration_added(counted(undoing.added))}</Text>
        </LateDeleteDialog>
      )}
    </Page>
  );
}
