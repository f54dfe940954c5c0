import { Plus, Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { latePart, useLate, useLateInPlace, usePreload } from '../../../components/private/use-late';
import { ReadAge } from '../../../components/ReadAge/ReadAge';
import type { ReadingRow } from '../../../components/ReadingTable/ReadingTable';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { showToast } from '../../../components/ToastRegion/toasts';
import { AgeLine } from '../../../patterns/Page/AgeLine';
import { describeKinds } from './describe-kinds';
import { HistoryCard } from './HistoryCard';
import { NotOnDevice, sayOthersNotHere } from './NotOnDevice';
import type { VitalSignsScreenProps } from './props';
import { SummaryCards } from './SummaryCards';
import { useFormAtFirst } from './use-form-at-first';
import { usePrint } from './use-print';
import { useReadingEditor } from './use-reading-editor';
import { VitalSignsSkeleton } from './VitalSignsSkeleton';

export type { VitalSignsScreenProps } from './props';
export type { ReadingAccessProps } from './ReadingAccess';
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

const never = () => false;

// Most visits only look.
const readingDialog = latePart(async () => (await import('./ReadingDialog')).ReadingDialog);
const meaningDialog = latePart(async () => (await import('./MeaningDialog')).MeaningDialog);
const printedPage = latePart(async () => (await import('./PrintedPage')).PrintedPage);
const deleteDialog = latePart(async () => (await import('./DeleteDialog')).DeleteDialog);

const openWhile = (row: ReadingRow | null, onOpenChange: () => void) => ({
  isOpen: row !== null,
  onOpenChange,
});

/** All own readings: the latest of each kind, the history, and the place to add, change and delete them. */
export function VitalSignsScreen(props: VitalSignsScreenProps) {
  const { state, filter, kinds, clock, isOffline = false, onDelete } = props;
  const items = state.phase === 'ready' ? state.items : [];
  const editor = useReadingEditor({ ...props, items });
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
  const DeleteDialog = useLate(
    deleteDialog,
    openWhile(doomed, () => setDoomed(null)),
  );
  const MeaningDialog = useLate(
    meaningDialog,
    openWhile(explained, () => setExplained(null)),
  );
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
            <Button needs="manage" icon={Plus} isPending={isComing} onPress={add}>
              {m.vitals_add()}
            </Button>
          </Inline>
        )}
      </Inline>
      {state.phase === 'ready' && (
        <div data-print="hide">
          <Link href="/dashboard/vital-signs/blood-pressure-week" isAlone>
            {m.pressure_week_link()}
          </Link>
        </div>
      )}
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
              <Button needs="manage" icon={Plus} isPending={isComing} onPress={add}>
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
            {props.notice}
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
          isChild={props.isChild ?? false}
          wasSent={props.wasSent ?? never}
        />
      )}
      {explained && MeaningDialog && (
        <MeaningDialog
          reading={explained}
          clock={clock}
          loadArticles={props.loadArticles}
          access={props.access}
          isOffline={isOffline}
          isChild={props.isChild ?? false}
          onClose={() => setExplained(null)}
        />
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
