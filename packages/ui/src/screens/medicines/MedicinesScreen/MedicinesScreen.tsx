import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Grid } from '../../../components/Grid/Grid';
import { Link } from '../../../components/Link/Link';
import { latePart, useLate, useLateNow, usePreload } from '../../../components/private/use-late';
import { ReadAge } from '../../../components/ReadAge/ReadAge';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { showToast } from '../../../components/ToastRegion/toasts';
import type { Clock } from '../../../components/When/When';
import { Page } from '../../../patterns/Page/Page';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Saved } from '../../../patterns/state';
import type { Asking } from './asked';
import { WarningCard } from './Checks';
import type { MedicineDialogProps } from './MedicineDialog';
import { MedicineList } from './MedicineList';
import { sayDay, sayName, sayTime } from './medicine-words';
import { RefillCard } from './RefillCard';
import { nameIn, sayLead } from './say-lead';
import { TodayCard } from './TodayCard';
import type {
  DoseSaved,
  MedicineRow,
  Medicines,
  MedicinesState,
  RecordedDose,
  TodayDose,
  Warning,
} from './types';

export type {
  Checks,
  Counted,
  DoseSaved,
  FoundDrug,
  MedicineDraft,
  MedicineRow,
  Medicines,
  MedicinesState,
  NeededDose,
  RecordedDose,
  TodayDose,
  Warning,
} from './types';

export type MedicinesScreenProps = Pick<MedicineDialogProps, 'today' | 'findDrugs' | 'onSave'> & {
  state: MedicinesState;
  clock: Clock;
  /** There is no connection: doses can be recorded, medicines cannot be changed. @default false */
  isOffline?: boolean;
  onTake: (dose: TodayDose) => Promise<DoseSaved>;
  onSkip: (dose: TodayDose, reason: string | null) => Promise<DoseSaved>;
  /** Records a dose as needed, taken now. */
  onTakeNeeded: (medicine: MedicineRow) => Promise<DoseSaved>;
  onUndo: (dose: RecordedDose) => Promise<DoseSaved>;
  /** Opens what the person has to decide. */
  onResolve: (dose: RecordedDose) => void;
  onStop: (medicine: MedicineRow) => Promise<Saved>;
  onDelete: (medicine: MedicineRow) => Promise<Saved>;
  onAcknowledge: (warning: Warning, reason: string) => Promise<Saved>;
  onRetry: () => void;
};

type Open =
  | { what: 'form'; medicine: MedicineRow | null }
  | { what: 'skip'; dose: TodayDose }
  | Asking
  | { what: 'acknowledge'; warning: Warning };

// Most visits only record a dose.
const medicineDialog = latePart(async () => (await import('./MedicineDialog')).MedicineDialog);
const reasonDialog = latePart(async () => (await import('./ReasonDialog')).ReasonDialog);
// Below what is read first.
const laterCards = latePart(async () => (await import('./LaterCards')).LaterCards);
const askDialog = latePart(async () => (await import('./AskDialog')).AskDialog);

/** Shows the medicines of a patient, when they are taken, and what was recorded of each dose. */
export function MedicinesScreen(props: MedicinesScreenProps) {
  const { state, clock, isOffline = false, today, findDrugs, ...on } = props;
  const [open, setOpen] = useState<Open | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isReady = state.phase === 'ready';
  const LaterCards = useLateNow(laterCards, isReady);
  const close = () => setOpen(null);
  const isForm = open?.what === 'form';
  const isReason = open?.what === 'skip' || open?.what === 'acknowledge';
  const isAsking = open?.what === 'stop' || open?.what === 'delete' || open?.what === 'beyond';
  const MedicineDialog = useLate(medicineDialog, { isOpen: isForm, onOpenChange: close });
  const ReasonDialog = useLate(reasonDialog, { isOpen: isReason, onOpenChange: close });
  const AskDialog = useLate(askDialog, { isOpen: isAsking, onOpenChange: close });
  usePreload(medicineDialog, isReady && !isOffline);
  usePreload(reasonDialog, isReady);
  usePreload(askDialog, isReady);

  const medicines = state.phase === 'ready' ? state.medicines : [];
  const nameOf = nameIn(medicines);
  const tell = (result: { isUnsent?: boolean }, done: string) =>
    showToast(
      result.isUnsent ? { tone: 'info', message: m.medicines_kept() } : { tone: 'success', message: done },
    );
  function closeWith(result: { isUnsent?: boolean } | null, done: string) {
    close();
    if (result) tell(result, done);
  }
  async function record(saving: Promise<DoseSaved>, done: string) {
    const saved = await saving;
    if (saved.ok) tell(saved, done);
    else showToast({ tone: 'error', message: saved.message ?? m.medicines_not_recorded_failed() });
  }
  function takeNeeded(medicine: MedicineRow, content: Medicines) {
    const needed = content.needed.find(({ medicineId }) => medicineId === medicine.id);
    if (needed?.nextAt && needed.most !== null)
      setOpen({
        what: 'beyond',
        medicine,
        text: m.medicines_beyond_text({ name: sayName(medicine), count: needed.most }),
      });
    else void record(on.onTakeNeeded(medicine), m.medicines_recorded());
  }

  const add = (
    <Button
      needs="manage"
      icon={Plus}
      tone={medicines.length > 0 ? 'secondary' : 'primary'}
      isDisabled={isOffline}
      isPending={isForm && open.medicine === null && !MedicineDialog}
      onPress={() => setOpen({ what: 'form', medicine: null })}
    >
      {m.medicines_add()}
    </Button>
  );
  const readAt = state.phase === 'ready' ? state.readAt : undefined;
  return (
    <Page
      title={m.medicines_title()}
      description={state.phase === 'ready' ? sayLead(state) : m.medicines_lead()}
      headingRef={heading}
      isWide
      age={readAt ? <ReadAge readAt={readAt} clock={clock} isOffline={isOffline} /> : null}
    >
      <Phases
        state={state}
        isOffline={isOffline}
        failed={{ title: m.medicines_failed_title(), text: m.medicines_failed() }}
        notOnDevice={{ title: m.medicines_not_on_device_title(), text: m.medicines_not_on_device() }}
        onRetry={on.onRetry}
      >
        {(content) =>
          content.medicines.length === 0 ? (
            <EmptyState title={m.medicines_empty_title()} action={add}>
              {m.medicines_empty()}
            </EmptyState>
          ) : (
            <Stack space={5}>
              {isOffline && <Banner tone="info">{m.medicines_offline()}</Banner>}
              {content.reminderZone && (
                <Banner
                  tone="info"
                  action={
                    <Link href="/dashboard/notifications" isAlone>
                      {m.medicines_zone_change()}
                    </Link>
                  }
                >
                  {m.medicines_zone({ zone: content.reminderZone })}
                </Banner>
              )}
              {content.checks?.warnings
                .filter((warning) => warning.acknowledgement === null)
                .map((warning) => (
                  <WarningCard
                    key={warning.id}
                    warning={warning}
                    names={warning.medicineIds.map(nameOf)}
                    clock={clock}
                    isOffline={isOffline}
                    onAcknowledge={() => setOpen({ what: 'acknowledge', warning })}
                  />
                ))}
              <Grid columns={{ wide: 'main-aside' }} space={5} align="start">
                <TodayCard
                  content={content}
                  clock={clock}
                  onTake={(dose) => void record(on.onTake(dose), m.medicines_recorded())}
                  onSkip={(dose) => setOpen({ what: 'skip', dose })}
                  onTakeNeeded={(medicine) => takeNeeded(medicine, content)}
                  onUndo={(dose) => void record(on.onUndo(dose), m.medicines_undone())}
                  onResolve={on.onResolve}
                />
                <Stack space={5}>
                  <RefillCard medicines={content.medicines} />
                  <Card tone="sunken">
                    <Text size={14}>{m.medicines_missed_advice()}</Text>
                  </Card>
                </Stack>
              </Grid>
              <Grid columns={{ wide: 'main-aside' }} space={5} align="start">
                <MedicineList
                  medicines={content.medicines}
                  today={today}
                  isOffline={isOffline}
                  add={add}
                  onChange={(medicine) => setOpen({ what: 'form', medicine })}
                  onStop={(medicine) => setOpen({ what: 'stop', medicine })}
                  onDelete={(medicine) => setOpen({ what: 'delete', medicine })}
                />
                {LaterCards ? (
                  <LaterCards content={content} nameOf={nameOf} clock={clock} />
                ) : (
                  <Skeleton height="20rem" shape="block" />
                )}
              </Grid>
            </Stack>
          )
        }
      </Phases>
      {isForm && MedicineDialog && (
        <MedicineDialog
          medicine={open.medicine}
          today={today}
          findDrugs={findDrugs}
          onSave={on.onSave}
          onClose={(result) => closeWith(result, m.medicines_saved())}
          focusAfter={heading}
        />
      )}
      {open?.what === 'skip' && ReasonDialog && (
        <ReasonDialog
          title={m.medicines_skip_title({ name: nameOf(open.dose.medicineId) })}
          text={m.medicines_skip_text({ day: sayDay(open.dose.day), time: sayTime(open.dose.time) })}
          label={m.medicines_skip_reason()}
          submit={m.medicines_skip_yes()}
          onSave={(reason) => on.onSkip(open.dose, reason)}
          onClose={(result) => closeWith(result, m.medicines_recorded())}
          focusAfter={heading}
        />
      )}
      {open?.what === 'acknowledge' && ReasonDialog && (
        <ReasonDialog
          title={m.medicines_acknowledge_title()}
          text={open.warning.text}
          label={m.medicines_acknowledge_reason()}
          submit={m.medicines_acknowledge_yes()}
          isRequired
          onSave={(reason) => on.onAcknowledge(open.warning, reason ?? '')}
          onClose={(result) => closeWith(result, m.medicines_acknowledged())}
          focusAfter={heading}
        />
      )}
      {isAsking && AskDialog && (
        <AskDialog
          {...{ open, on }}
          onClose={(result, done) => closeWith(result, done)}
          focusAfter={heading}
        />
      )}
    </Page>
  );
}
