import { type RefObject, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import { Form } from '../../../components/Form/Form';
import { Inline } from '../../../components/Inline/Inline';
import { TextField } from '../../../components/TextField/TextField';
import { showToast } from '../../../components/ToastRegion/toasts';
import type { Clock } from '../../../components/When/When';
import { useFocusWhenGone } from '../../private/use-focus-when-gone';
import { useFormErrors } from '../../private/use-form-errors';
import { useOutcome } from '../../private/use-outcome';
import { ConflictNotice } from './ConflictNotice';
import { reasonFault, reasonLimits } from './check-reason';
import { RegistrationFacts } from './RegistrationFacts';
import { registrationName } from './registration-name';
import type { Decision, Registration } from './types';

export type DecisionDialogProps = {
  kind: 'verify' | 'reject';
  /** Who is decided on; it is asked about while this is mounted. */
  registration: Registration;
  clock: Clock;
  decision: Decision;
  onVerify: (id: string, version: number) => void;
  onReject: (id: string, version: number, reason: string) => void;
  onClose: () => void;
  /** Takes the focus when it is decided. */
  focusAfter: RefObject<HTMLElement | null>;
};

const words = {
  verify: {
    title: m.registration_verify_title,
    description: m.registration_verify_description,
    yes: m.registration_verify_yes,
    done: m.registration_verify_done,
  },
  reject: {
    title: m.registration_reject_title,
    description: m.registration_reject_description,
    yes: m.registration_reject_yes,
    done: m.registration_reject_done,
  },
};

/** Asks before a doctor is verified or rejected, with what there is to compare; shows how it stands where someone was faster. */
export function DecisionDialog({ kind, registration, clock, decision, onClose, ...on }: DecisionDialogProps) {
  const [reason, setReason] = useState('');
  const moveFocusOn = useFocusWhenGone(on.focusAfter);
  const isConflict = decision.phase === 'conflict' && decision.current.id === registration.id;
  const standing = isConflict ? decision.current : registration;
  const name = registrationName(standing);
  const { isPending, failure } = useOutcome(
    decision.phase === 'conflict' ? { phase: 'idle' } : decision,
    () => {
      showToast({ tone: 'success', message: words[kind].done({ name }) });
      moveFocusOn();
      onClose();
    },
  );
  const form = useFormErrors(failure);
  const isDecidable = standing.status === registration.status;

  function submit() {
    const trimmed = reason.trim();
    const fault = kind === 'reject' ? reasonFault(trimmed) : undefined;
    if (!form.accept(fault ? [{ name: 'reason', message: fault }] : [])) return;
    if (kind === 'verify') on.onVerify(standing.id, standing.version);
    else on.onReject(standing.id, standing.version, trimmed);
  }

  return (
    <Dialog
      title={isDecidable ? words[kind].title({ name }) : name}
      description={isDecidable ? words[kind].description({ name }) : undefined}
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      canClose={!isPending}
    >
      <Form onSubmit={submit} errors={form.errors} formError={form.formError} isPending={isPending}>
        {isConflict && <ConflictNotice standing={standing} isDecidable={isDecidable} />}
        <RegistrationFacts registration={standing} clock={clock} />
        {kind === 'reject' && isDecidable && (
          <TextField
            name="reason"
            label={m.registration_reject_reason()}
            description={m.registration_reject_reason_description(reasonLimits)}
            value={reason}
            onChange={setReason}
            rows={4}
            errorMessage={form.messageFor('reason')}
            isRequired
          />
        )}
        <Inline justify="end">
          <Button tone="secondary" isDisabled={isPending} onPress={onClose}>
            {isDecidable ? m.registration_cancel() : m.registration_close()}
          </Button>
          {isDecidable && (
            <Button type="submit" tone={kind === 'verify' ? 'primary' : 'critical'} isPending={isPending}>
              {words[kind].yes()}
            </Button>
          )}
        </Inline>
      </Form>
    </Dialog>
  );
}
