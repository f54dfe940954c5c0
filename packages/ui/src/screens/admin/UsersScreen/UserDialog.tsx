import { type RefObject, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { Text } from '../../../components/Text/Text';
import { TextField } from '../../../components/TextField/TextField';
import { showToast } from '../../../components/ToastRegion/toasts';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import { reasonFault, reasonLimits } from '../private/check-reason';
import type { SavedUser, User, UserDecision } from './types';
import { userName } from './user-words';

/** The kind of decision. */
export type Act = 'suspend' | 'restore' | 'remove-second-step';

export type UserDialogProps = {
  act: Act;
  /** The account; the dialog is open while this is mounted. */
  user: User;
  onDecide: (user: User, decision: UserDecision) => Promise<SavedUser>;
  onRemoveSecondStep: (user: User) => Promise<SavedUser>;
  onClose: () => void;
  /** Takes the focus when it is decided. */
  focusAfter: RefObject<HTMLElement | null>;
};

const words = {
  suspend: {
    title: m.users_suspend_title,
    about: m.users_suspend_about,
    yes: m.users_suspend,
    done: m.users_suspend_done,
  },
  restore: {
    title: m.users_restore_title,
    about: m.users_restore_about,
    yes: m.users_restore,
    done: m.users_restore_done,
  },
  'remove-second-step': {
    title: m.users_second_step_title,
    about: m.users_second_step_about,
    yes: m.users_remove_second_step,
    done: m.users_second_step_done,
  },
};

/** Asks before an account is suspended or opened again, and before a second step is removed. */
export function UserDialog({
  act,
  user,
  onDecide,
  onRemoveSecondStep,
  onClose,
  focusAfter,
}: UserDialogProps) {
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const name = userName(user);
  const said = words[act];

  function check() {
    const trimmed = reason.trim();
    const fault = act === 'suspend' ? reasonFault(trimmed) : undefined;
    if (fault) return { faults: [{ name: 'reason', message: fault }] };
    if (act === 'remove-second-step' && !isChecked)
      return { faults: [{ name: 'checked', message: m.users_check_first() }] };
    return { draft: trimmed };
  }

  function save(trimmed: string): Promise<SavedUser> {
    if (act === 'remove-second-step') return onRemoveSecondStep(user);
    return onDecide(
      user,
      act === 'suspend' ? { status: 'SUSPENDED', reason: trimmed } : { status: 'ACTIVE' },
    );
  }

  return (
    <FormDialog
      title={said.title({ name })}
      description={said.about()}
      submit={said.yes()}
      tone={act === 'restore' ? 'primary' : 'critical'}
      check={check}
      onSave={save}
      onClose={(result) => {
        if (result) showToast({ tone: 'success', message: said.done({ name }) });
        onClose();
      }}
      focusAfter={focusAfter}
    >
      {({ messageFor }) => (
        <>
          {act === 'suspend' && (
            <>
              {user.role === 'DOCTOR' && <Text>{m.users_suspend_doctor()}</Text>}
              {user.role === 'PATIENT' && <Text>{m.users_suspend_patient()}</Text>}
              <TextField
                name="reason"
                label={m.users_suspend_reason()}
                description={m.users_suspend_reason_about(reasonLimits)}
                value={reason}
                onChange={setReason}
                rows={4}
                errorMessage={messageFor('reason')}
                isRequired
              />
            </>
          )}
          {act === 'remove-second-step' && (
            <Checkbox
              name="checked"
              label={m.users_checked()}
              value={isChecked}
              onChange={setIsChecked}
              errorMessage={messageFor('checked')}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
