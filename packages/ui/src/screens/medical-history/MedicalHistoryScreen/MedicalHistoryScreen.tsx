import { Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { latePart, useLate, usePreload } from '../../../components/private/use-late';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { showToast } from '../../../components/ToastRegion/toasts';
import type { Clock } from '../../../components/When/When';
import { RecordPage } from '../../../patterns/RecordPage/RecordPage';
import type { EntryDialogProps } from './EntryDialog';
import { HistorySection, type HistorySectionProps } from './HistorySection';
import { kinds, sayLead } from './history-words';
import { paperOnly, screenOnly } from './MedicalHistoryScreen.css';
import type { RemoveEntryDialogProps } from './RemoveEntryDialog';
import type { EntryKind, HistoryEntry, MedicalHistoryState, Topic } from './types';

export type { EntryDraft, EntryKind, History, HistoryEntry, HistorySaved, ListedKind, Term } from './types';

export type MedicalHistoryScreenProps = Pick<EntryDialogProps, 'today' | 'findTerms' | 'onSave'> &
  Pick<RemoveEntryDialogProps, 'onRemove'> &
  Pick<HistorySectionProps, 'onSayNone'> & {
    state: MedicalHistoryState;
    clock: Clock;
    /** There is no connection: it can be read, not changed. @default false */
    isOffline?: boolean;
    onPrint: () => void;
    onRetry: () => void;
  };

type Open =
  | { what: 'form'; kind: EntryKind; entry: HistoryEntry | null }
  | { what: 'remove'; entry: HistoryEntry };

// Most visits only look.
const entryDialog = latePart(async () => (await import('./EntryDialog')).EntryDialog);
const removeDialog = latePart(async () => (await import('./RemoveEntryDialog')).RemoveEntryDialog);
const topicCount = 4;

/** Shows what a patient tells about their health, what there is none of, and what nobody knows yet. */
export function MedicalHistoryScreen(props: MedicalHistoryScreenProps) {
  const { state, clock, isOffline = false, today, findTerms, ...on } = props;
  const [open, setOpen] = useState<Open | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const canChange = state.phase === 'ready' && !isOffline;
  const isForm = open?.what === 'form';
  const close = () => setOpen(null);
  const EntryDialog = useLate(entryDialog, { isOpen: isForm, onOpenChange: close });
  const RemoveEntryDialog = useLate(removeDialog, { isOpen: open?.what === 'remove', onOpenChange: close });
  usePreload(entryDialog, canChange);
  usePreload(removeDialog, canChange);

  function closeWith(result: object | null, done: string) {
    close();
    if (result) showToast({ tone: 'success', message: done });
  }

  const topics: Topic[] =
    state.phase === 'ready'
      ? state.history.entries.flatMap(({ topic, status }) =>
          topic && status !== 'entered-in-error' ? topic : [],
        )
      : [];
  return (
    <RecordPage
      title={m.medical_title()}
      up={{ href: '/dashboard/profile', label: m.medical_up() }}
      headingRef={heading}
      state={state}
      clock={clock}
      isOffline={isOffline}
      fields={6}
      failed={{ title: m.medical_failed_title(), text: m.medical_failed() }}
      notOnDevice={{ title: m.medical_not_on_device_title(), text: m.medical_not_on_device() }}
      onRetry={on.onRetry}
    >
      {({ history }) => (
        <Stack space={5}>
          <div className={paperOnly}>
            <Text>{m.medical_printed()}</Text>
          </div>
          <Text size={22} weight="bold">
            {sayLead(history)}
          </Text>
          {isOffline && <Banner tone="info">{m.medical_offline()}</Banner>}
          {kinds.map((kind) => (
            <HistorySection
              key={kind}
              kind={kind}
              entries={history.entries.filter((entry) => entry.kind === kind)}
              isNone={history.noneKnown.some((none) => none === kind)}
              canChange={canChange}
              isComplete={kind === 'lifestyle' && topics.length === topicCount}
              isAddingSoon={isForm && open.kind === kind && open.entry === null && !EntryDialog}
              onAdd={() => setOpen({ what: 'form', kind, entry: null })}
              onChange={(entry) => setOpen({ what: 'form', kind, entry })}
              onRemove={(entry) => setOpen({ what: 'remove', entry })}
              onSayNone={on.onSayNone}
            />
          ))}
          <div className={screenOnly}>
            <Stack space={4} align="start">
              <Text tone="muted" size={14}>
                {m.medical_who_sees()}
              </Text>
              <Button tone="secondary" icon={Printer} onPress={on.onPrint}>
                {m.medical_print()}
              </Button>
            </Stack>
          </div>
          {isForm && EntryDialog && (
            <EntryDialog
              kind={open.kind}
              entry={open.entry}
              answered={topics.filter((topic) => topic !== open.entry?.topic)}
              today={today}
              findTerms={findTerms}
              onSave={on.onSave}
              onClose={(result) => closeWith(result, m.medical_saved())}
              focusAfter={heading}
            />
          )}
          {open?.what === 'remove' && RemoveEntryDialog && (
            <RemoveEntryDialog
              entry={open.entry}
              onRemove={on.onRemove}
              onClose={(result) => closeWith(result, m.medical_removed())}
              focusAfter={heading}
            />
          )}
        </Stack>
      )}
    </RecordPage>
  );
}
