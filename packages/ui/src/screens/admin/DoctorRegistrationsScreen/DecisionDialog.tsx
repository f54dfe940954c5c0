import { type RefObject, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { TextField } from '../../../components/TextField/TextField';
import { showToast } from '../../../components/ToastRegion/toasts';
import type { Clock } from '../../../components/When/When';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import { reasonFault, reasonLimits } from '../private/check-reason';
import { ConflictNotice } from './ConflictNotice';
import { RegistrationFacts } from './RegistrationFacts';
import { registrationName } from './registration-name';
import type { Decided, Decision, Registration } from './types';

/** The kind of decision. */
export type Onward = 'verify' | 'reject';

export type DecisionDialogProps = {
  onward: Onward;
  /** The doctor to decide on; the dialog is open while this is mounted. */
  registration: Registration;
  clock: Clock;
  /** Answers `current` where it was changed or decided elsewhere: then nothing was written over. */
  onDecide: (registration: Registration, decision: Decision) => Promise<Decided>;
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
export function DecisionDialog({ onward, registration, clock, onDecide, ...dialog }: DecisionDialogProps) {
  const [reason, setReason] = useState('');
  const [standing, setStanding] = useState(registration);
  const name = registrationName(standing);
  const isDecidable = standing.status === registration.status;
  const said = words[onward];

  function check() {
    const trimmed = reason.trim();
    const fault = onward === 'reject' ? reasonFault(trimmed) : undefined;
    if (fault) return { faults: [{ name: 'reason', message: fault }] };
    const draft: Decision =
      onward === 'verify' ? { status: 'VERIFIED' } : { status: 'REJECTED', reason: trimmed };
    return { draft };
  }

  async function decide(decision: Decision): Promise<Decided> {
    const decided = await onDecide(standing, decision);
    if (decided.ok) showToast({ tone: 'success', message: said.done({ name }) });
    else if (decided.current) {
      setStanding(decided.current);
      // Its text is the notice of the conflict.
      return { ok: false, current: decided.current };
    }
    return decided;
  }

  return (
    <FormDialog
      title={isDecidable ? said.title({ name }) : name}
      description={isDecidable ? said.description({ name }) : undefined}
      submit={isDecidable ? said.yes() : null}
      cancel={isDecidable ? m.cancel() : m.registration_close()}
      tone={onward === 'verify' ? 'primary' : 'critical'}
      check={check}
      onSave={decide}
      {...dialog}
    >
      {({ messageFor, refused }) => (
        <>
          {refused?.current && <ConflictNotice standing={standing} isDecidable={isDecidable} />}
          <RegistrationFacts registration={standing} clock={clock} />
          {onward === 'reject' && isDecidable && (
            <TextField
              name="reason"
              label={m.registration_reject_reason()}
              description={m.registration_reject_reason_description(reasonLimits)}
              value={reason}
              onChange={setReason}
              rows={4}
              errorMessage={messageFor('reason')}
              isRequired
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
