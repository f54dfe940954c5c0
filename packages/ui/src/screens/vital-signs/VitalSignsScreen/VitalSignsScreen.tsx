import { Plus, Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { latePart, useLate, useLateInPlace, usePreload } from '../../../components/private/use-late';
import { ReadAge } from '../../../components/ReadAge/ReadAge';
import type { ReadingRow } from '../../../components/ReadingTable/ReadingTable';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { showToast } from '../../../components/ToastRegion/toasts';
import type { Clock } from '../../../components/When/When';
import { AgeLine } from '../../../patterns/Page/AgeLine';
import type { PrintedPerson } from '../../private/PrintHead';
import { describeKinds } from './describe-kinds';
import { HistoryCard } from './HistoryCard';
import { NotOnDevice, sayOthersNotHere } from './NotOnDevice';
import { SummaryCards } from './SummaryCards';
import type {
  DeleteResult,
  DraftCheck,
  HistoryFilter,
  ReadingDraft,
  ReadingKind,
  SaveResult,
  VitalSignsState,
} from './types';
import { useFormAtFirst } from './use-form-at-first';
import { type ReadAll, usePrint } from './use-print';
import { useReadingEditor } from './use-reading-editor';
import { VitalSignsSkeleton } from './VitalSignsSkeleton';

export type {
  DeleteResult,
  DraftCheck,
  FieldFault,
  HistoryFilter,
  HistoryPeriod,
  HistoryState,
  KindUnit,
  ReadingDraft,
  ReadingKind,
  SaveResult,
  SummaryItem,
  VitalSignsState,
} from './types';

export type VitalSignsScreenProps = {
  state: VitalSignsState;
  filter: HistoryFilter;
  /** The types that can be entered, with their bounds. */
  kinds: readonly ReadingKind[];
  /** Moves on each minute, so that "Today" stays true and a reading of just now is not refused. */
  clock: Clock;
  /** Opens the form at once, for a link such as "Add a reading" on another screen. @default false */
  isAddingAtFirst?: boolean;
  /** Opens the form for this reading once, for the outbox's Edit; another one, or the same after null, opens it again. @default null */
  editingAtFirst?: ReadingRow | null;
  /** There is no connection: what is saved is kept on this device. @default false */
  isOffline?: boolean;
  /** Everything failed: read again. */
  onRetry: () => void;
  /** Only the history failed: read it again. */
  onRetryHistory: () => void;
  onFilterChange: (filter: HistoryFilter) => void;
  onPageChange: (page: number) => void;
  /** Back to what is shown where nothing was chosen, offered where a choice is not on this device; left out where that is it. */
  onClearChoice?: () => void;
  /** The rules, asked before anything is sent. */
  check: (draft: ReadingDraft) => DraftCheck;
  /**
   * Records a reading. `intentKey` becomes the Idempotency-Key: it is minted when the form opens, stays the same at each retry and is
   * another one once the content was changed. Resolve when the server has answered or this device has kept it; the form stays open until
   * then.
   */
  onRecord: (draft: ReadingDraft, intentKey: string) => Promise<SaveResult>;
  /** Changes a reading; its `version` becomes the If-Match. Answer `current` where it was changed elsewhere. */
  onChange: (row: ReadingRow, draft: ReadingDraft, intentKey: string) => Promise<SaveResult>;
  onDelete: (row: ReadingRow) => Promise<DeleteResult>;
  /** Whether the server has an entry by now that was kept here, so that a dialog that is still open says so. @default never */
  wasSent?: (entryId: number) => boolean;
  /** Keeps a reading that would be deleted once there is a connection. */
  onUndoDelete?: (row: ReadingRow) => void;
  /** The person of these readings, for the head of the printed page. */
  person?: PrintedPerson;
  /** Reads all readings of the choice, the newest first, to print the whole period; left out where they cannot be read. */
  onReadAll?: ReadAll;
  /** Opens what the person has to decide of a reading that was changed elsewhere or refused. */
  onResolve?: (row: ReadingRow) => void;
};

const never = () => false;

// Most visits only look.
const readingDialog = latePart(async () => (await import('./ReadingDialog')).ReadingDialog);
const meaningDialog = latePart(async () => (await import('./MeaningDialog')).MeaningDialog);
const printedPage = latePart(async () => (await import('./PrintedPage')).PrintedPage);
const deleteDialog = latePart(async () => (await import('./DeleteDialog')).DeleteDialog);

/** All own readings: the latest of each kind, the history, and the place to add, change and delete them. */
export function VitalSignsScreen(props: VitalSignsScreenProps) {
  const { state, filter, kinds, clock, isOffline = false, check, onRecord, onChange, onDelete } = props;
  const items = state.phase === 'ready' ? state.items : [];
  const editor = useReadingEditor({ kinds, items, clock, check, onRecord, onChange });
  const [doomed, setDoomed] = useState<ReadingRow | null>(null);
  const [explained, setExplained] = useState<ReadingRow | null>(null);
  const historyHeading = useRef<HTMLHeadingElement>(null);
  const add = () => editor.add(filter.type);
  const { onReadAll } = props;
  const { state: printing, print } = usePrint(
    onReadAll && (async () => (await Promise.all([onReadAll(), printedPage.load()]))[0]),
  );
  const { Part: PrintedPage } = useLateInPlace(printedPage);

  const canAdd = state.phase === 'ready' || state.phase === 'not-on-device';
  useFormAtFirst(
    {
      isAdding: props.isAddingAtFirst ?? false,
      editing: props.editingAtFirst ?? null,
      isReady: canAdd,
    },
    (row) => (row ? editor.edit(row) : add()),
  );

  // The focused element, a row or its button, is about to vanish.
  const focusHistory = () => setTimeout(() => historyHeading.current?.focus());

  function closeDelete(outcome: { isUnsent?: boolean } | null) {
    setDoomed(null);
    if (!outcome) return;
    if (outcome.isUnsent) showToast({ tone: 'info', message: m.delete_kept() });
    else showToast({ tone: 'success', message: m.delete_done() });
  }

  function clearChoice() {
    props.onClearChoice?.();
    focusHistory();
  }

  function undoDelete(row: ReadingRow) {
    props.onUndoDelete?.(row);
    showToast({ tone: 'info', message: m.delete_undone() });
    focusHistory();
  }

  const ReadingDialog = useLate(readingDialog, {
    isOpen: editor.state.phase !== 'closed',
    onOpenChange: editor.close,
  });
  const DeleteDialog = useLate(deleteDialog, {
    isOpen: doomed !== null,
    onOpenChange: () => setDoomed(null),
  });
  const MeaningDialog = useLate(meaningDialog, {
    isOpen: explained !== null,
    onOpenChange: () => setExplained(null),
  });
  usePreload(readingDialog, canAdd);
  usePreload(meaningDialog, state.phase === 'ready');
  usePreload(deleteDialog, state.phase === 'ready');
  const isComing = editor.state.phase !== 'closed' && !ReadingDialog;

  const isEmpty = state.phase === 'ready' && items.length === 0;
  return (
    <Stack space={6}>
      <Inline as="header" justify="between" align="start" space={4}>
        <Stack space={1}>
          <Heading level={1}>{m.vitals_title()}</Heading>
          <AgeLine
            age={
              state.phase === 'ready' &&
              state.readAt && <ReadAge readAt={state.readAt} clock={clock} isOffline={isOffline} />
            }
          >
            {state.phase === 'ready' && !isEmpty && (
              <Text tone="muted">
                {state.isUnsentOnly ? sayOthersNotHere(isOffline) : describeKinds(items)}
              </Text>
            )}
          </AgeLine>
        </Stack>
        {state.phase === 'ready' && !isEmpty && (
          <Inline space={2}>
            {props.onReadAll && (
              <Button
                tone="secondary"
                icon={Printer}
                isPending={printing.phase === 'reading'}
                onPress={() => void print()}
              >
                {m.vitals_print()}
              </Button>
            )}
            <Button icon={Plus} isPending={isComing} onPress={add}>
              {m.vitals_add()}
            </Button>
          </Inline>
        )}
      </Inline>
      {props.person && PrintedPage && (
        <PrintedPage person={props.person} printing={printing} filter={filter} clock={clock} />
      )}
      {state.phase === 'loading' && <VitalSignsSkeleton />}
      {state.phase === 'failed' && (
        <Banner
          tone="attention"
          title={m.vitals_failed_title()}
          action={
            <Button tone="secondary" onPress={props.onRetry}>
              {m.try_again()}
            </Button>
          }
        >
          {m.vitals_failed()}
        </Banner>
      )}
      {state.phase === 'forbidden' && (
        <Card>
          <EmptyState
            title={m.vitals_forbidden_title()}
            action={<Button href="/dashboard">{m.vitals_forbidden_back()}</Button>}
          >
            {m.vitals_forbidden()}
          </EmptyState>
        </Card>
      )}
      {state.phase === 'not-on-device' && (
        <NotOnDevice isOffline={isOffline} isComing={isComing} onAdd={add} onRetry={props.onRetry} />
      )}
      {isEmpty && (
        <Card>
          <EmptyState
            title={m.vitals_empty_title()}
            action={
              <Button icon={Plus} isPending={isComing} onPress={add}>
                {m.vitals_add()}
              </Button>
            }
          >
            {m.vitals_empty()}
          </EmptyState>
        </Card>
      )}
      {state.phase === 'ready' && !isEmpty && (
        <div data-print={printing.phase === 'ready' ? 'hide' : undefined}>
          <Stack space={6}>
            <SummaryCards items={items} clock={clock} />
            <HistoryCard
              history={state.history}
              filter={filter}
              kinds={kinds}
              clock={clock}
              isOffline={isOffline}
              onFilterChange={props.onFilterChange}
              onPageChange={props.onPageChange}
              onClearChoice={props.onClearChoice && clearChoice}
              onRetry={props.onRetryHistory}
              onExplain={setExplained}
              onEdit={editor.edit}
              onDelete={setDoomed}
              onUndoDelete={props.onUndoDelete && undoDelete}
              onResolve={props.onResolve}
              headingRef={historyHeading}
            />
          </Stack>
        </div>
      )}
      {ReadingDialog && (
        <ReadingDialog
          editor={editor}
          kinds={kinds}
          clock={clock}
          isOffline={isOffline}
          wasSent={props.wasSent ?? never}
        />
      )}
      {explained && MeaningDialog && (
        <MeaningDialog reading={explained} clock={clock} onClose={() => setExplained(null)} />
      )}
      {doomed && DeleteDialog && (
        <DeleteDialog
          reading={doomed}
          clock={clock}
          isOffline={isOffline}
          onDelete={onDelete}
          onClose={closeDelete}
          focusAfter={historyHeading}
        />
      )}
    </Stack>
  );
}
