import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Inline } from '../../../components/Inline/Inline';
import { LoadingLine } from '../../../components/LoadingLine/LoadingLine';
import { latePart, useLate } from '../../../components/private/use-late';
import { Stack } from '../../../components/Stack/Stack';
import { RecordPage } from '../../../patterns/RecordPage/RecordPage';
import type { Action, Loaded } from '../../../patterns/state';
import type { PagePicture } from '../../records/MedicalRecordScreen/RecordFile';
import type { ReviewProps } from './Review';
import type { LabReading } from './types';

export type { Analyte, LabReading, LabSaved, Said } from './types';

export type LabReviewScreenProps = Pick<ReviewProps, 'analytes' | 'today' | 'onSave'> & {
  state: Loaded<{ reading: LabReading }> | { phase: 'absent' };
  recordHref: string;
  /** The record has a file that can be read. */
  canBeRead: boolean;
  /** By the id of the file. */
  pictures: Readonly<Record<string, readonly PagePicture[]>>;
  /** @default false */
  isOffline?: boolean;
  /** The state of having it read. */
  starting: Action;
  onStart: () => void;
  /** Begins with values that the person types. */
  onByHand: () => void;
  onRetry: () => void;
};

const unreadable = {
  'no-words': m.lab_unreadable_no_words,
  'too-long': m.lab_unreadable_too_long,
  failed: m.lab_unreadable_failed,
} as const;

/** True if the person was to type the values and none is kept, so that the files can still be read. */
const isUntouched = ({ status, how, decisions }: LabReading): boolean =>
  status === 'read' && how === null && decisions.length === 0;

const lateReview = latePart(async () => (await import('./Review')).Review);

/** Shows what was read of a lab report, beside its pages: the person decides what is doubtful, and saves. */
export function LabReviewScreen(props: LabReviewScreenProps) {
  const { state, recordHref, canBeRead, isOffline = false, starting, onStart, onByHand, onRetry } = props;
  const { pictures, analytes, today, onSave } = props;
  const isRead = state.phase === 'ready' && ['read', 'saved'].includes(state.reading.status);
  const Review = useLate(lateReview, { isOpen: isRead, onOpenChange: () => undefined });
  const start = (label: string) => (
    <Inline space={2} justify="center">
      {canBeRead && (
        <Button isPending={starting.phase === 'pending'} isDisabled={isOffline} onPress={onStart}>
          {label}
        </Button>
      )}
      <Button
        needs="manage"
        tone={canBeRead ? 'secondary' : 'primary'}
        isPending={!canBeRead && starting.phase === 'pending'}
        isDisabled={isOffline || starting.phase === 'pending'}
        onPress={onByHand}
      >
        {m.lab_by_hand()}
      </Button>
    </Inline>
  );
  return (
    <RecordPage
      title={m.lab_title()}
      up={{ href: recordHref, label: m.lab_up() }}
      state={state}
      isOffline={isOffline}
      fields={6}
      failed={{ title: m.lab_failed_title(), text: m.lab_failed() }}
      onRetry={onRetry}
    >
      {(content) => {
        const failed = starting.phase === 'failed' && <Banner tone="attention">{starting.message}</Banner>;
        if (!('reading' in content))
          return (
            <>
              {failed}
              <EmptyState
                title={canBeRead ? m.lab_absent_title() : m.lab_by_hand_title()}
                action={start(m.lab_start())}
              >
                {canBeRead ? m.lab_absent() : m.lab_by_hand_text()}
              </EmptyState>
            </>
          );
        const { reading } = content;
        if (reading.status === 'waiting' || reading.status === 'reading')
          return (
            <div role="status">
              <EmptyState title={m.lab_waiting_title()} action={<LoadingLine />}>
                {m.lab_waiting()}
              </EmptyState>
            </div>
          );
        if (reading.status === 'unreadable')
          return (
            <>
              {failed}
              <EmptyState title={m.lab_unreadable_title()} action={start(m.lab_again())}>
                {unreadable[reading.reason ?? 'failed']()}
              </EmptyState>
            </>
          );
        return Review ? (
          <Stack space={6}>
            {failed}
            {canBeRead && isUntouched(reading) && (
              <Inline>
                <Button
                  tone="secondary"
                  isPending={starting.phase === 'pending'}
                  isDisabled={isOffline}
                  onPress={onStart}
                >
                  {m.lab_start()}
                </Button>
              </Inline>
            )}
            <Review key={reading.version} {...{ reading, pictures, analytes, today, isOffline, onSave }} />
          </Stack>
        ) : (
          <LoadingLine />
        );
      }}
    </RecordPage>
  );
}
