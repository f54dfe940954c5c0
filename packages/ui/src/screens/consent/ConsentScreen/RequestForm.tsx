import { type RefObject, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Form } from '../../../components/Form/Form';
import { Heading } from '../../../components/Heading/Heading';
import { latePart, useLate, usePreload } from '../../../components/private/use-late';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import type { Saved } from '../../../patterns/state';
import { useFormErrors } from '../../../patterns/use-form-errors';
import { useSave } from '../../../patterns/use-save';
import { type ConsentKind, purposeWords } from '../../../words/consent';
import { quote } from '../private/consent.css';
import { sayDates, sayDay, sayDayOf } from '../private/consent-words';
import { DoctorCard } from '../private/DoctorCard';
import type { ConsentRow, ScopeDraft } from '../types';
import { actions, bar } from './ConsentScreen.css';
import { checkScope, entryOfAsked, lastDayOf } from './check-scope';
import type { DenyDialogProps } from './DenyDialog';
import { ScopeFields } from './ScopeFields';

export type RequestFormProps = Pick<DenyDialogProps, 'onDeny'> & {
  consent: ConsentRow;
  clock: Clock;
  /** 'YYYY-MM-DD' */
  today: string;
  isOffline: boolean;
  /** The kinds of which something can be shared. */
  keptKinds: readonly ConsentKind[];
  onAllow: (draft: ScopeDraft, consent: ConsentRow) => Promise<Saved<object, ConsentRow>>;
  heading: RefObject<HTMLHeadingElement | null>;
};

export const denyDialog = latePart(async () => (await import('./DenyDialog')).DenyDialog);

/** A request that waits for an answer: who, why, and what of it the patient allows. */
export function RequestForm({
  consent,
  clock,
  today,
  isOffline,
  keptKinds,
  onAllow,
  onDeny,
  heading,
}: RequestFormProps) {
  const { doctor, asked, reason, purpose, answerBy } = consent;
  const [entry, setEntry] = useState(() => entryOfAsked(asked));
  const [isDenying, setIsDenying] = useState(false);
  const DenyDialog = useLate(denyDialog, { isOpen: isDenying, onOpenChange: setIsDenying });
  usePreload(denyDialog);
  const { isPending, refused, save } = useSave<object, ConsentRow>(
    () => heading.current?.focus(),
    m.consent_not_allowed(),
  );
  const form = useFormErrors(refused);

  function send() {
    const found = checkScope(entry, today);
    if (!form.accept('faults' in found ? found.faults : []) || isOffline) return;
    if ('draft' in found) void save(() => onAllow(found.draft, consent));
  }

  return (
    <>
      <Form
        onSubmit={send}
        errors={form.errors}
        onCorrect={form.correct}
        formError={form.formError}
        isPending={isPending}
      >
        <Stack space={8}>
          {isOffline && <Banner tone="info">{m.consent_needs_network()}</Banner>}
          <DoctorCard doctor={doctor} />
          <Stack space={3}>
            <Heading level={2}>{m.consent_why()}</Heading>
            {reason !== null && (
              <blockquote className={quote}>
                <Text size={18}>{`“${reason}”`}</Text>
              </blockquote>
            )}
            <Text size={14} tone="muted">
              {m.consent_purpose()}: {purposeWords[purpose]()}
            </Text>
          </Stack>
          <ScopeFields
            asked={asked}
            edition={consent.edition}
            entry={entry}
            onChange={setEntry}
            clock={clock}
            today={today}
            keptKinds={keptKinds}
            messageFor={form.messageFor}
          />
          <Text size={14} tone="muted">
            {m.consent_answer_by({ when: sayDayOf(answerBy, clock) })}
          </Text>
          <div className={bar}>
            <Stack space={3}>
              <Text weight="bold">
                {isOffline ? m.consent_needs_network_short() : summaryOf(entry, consent, { clock, today })}
              </Text>
              <div className={actions}>
                <Button
                  tone="secondary"
                  isFullWidth
                  isDisabled={isOffline || isPending}
                  isPending={isDenying && !DenyDialog}
                  onPress={() => setIsDenying(true)}
                >
                  {m.consent_deny()}
                </Button>
                <Button type="submit" isFullWidth isPending={isPending} isDisabled={isOffline}>
                  {m.consent_allow()}
                </Button>
              </div>
            </Stack>
          </div>
        </Stack>
      </Form>
      {/* Beside the form, since what is sent in the dialog would be sent of the form too. */}
      {isDenying && DenyDialog && (
        <DenyDialog
          consent={consent}
          onDeny={onDeny}
          onClose={() => setIsDenying(false)}
          focusAfter={heading}
        />
      )}
    </>
  );
}

/** "You share 2 kinds, from 20 May 2026 to 20 Nov 2026, until Sun, 20 Dec." */
function summaryOf(
  entry: ReturnType<typeof entryOfAsked>,
  { asked }: ConsentRow,
  { clock, today }: { clock: Clock; today: string },
): string {
  const found = checkScope(entry, today);
  if ('faults' in found) return m.consent_summary_open();
  const { kinds, dates } = found.draft;
  const lastDay = lastDayOf(entry, today);
  const until = lastDay ? sayDay(lastDay, clock) : sayDayOf(asked.accessUntil, clock);
  const days = dates ? sayDates(dates) : m.consent_days_within_all();
  return m.consent_summary({ count: kinds.length, days, until });
}
