import { type RefObject, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { TextField } from '../../../components/TextField/TextField';
import { showToast } from '../../../components/ToastRegion/toasts';
import { DeleteDialog } from '../../../patterns/DeleteDialog/DeleteDialog';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import type { Saved } from '../../../patterns/state';
import { isEmail } from '../../auth/is-email';
import type { HandOverRow } from '../types';

export type TakeOverActions = {
  onSendTakeOver: (handOver: HandOverRow, email: string) => Promise<Saved<object>>;
  onWithdrawTakeOver: (handOver: HandOverRow) => Promise<Saved<object>>;
};

type TakeOverDialogsProps = TakeOverActions & {
  open: 'take-over' | 'withdraw-take-over';
  handOver: HandOverRow;
  onClose: () => void;
  focusAfter: RefObject<HTMLElement | null>;
};

/** Asks for the young person's address, or whether the link is to be withdrawn. */
export function TakeOverDialogs({ open, handOver, onClose, focusAfter, ...acts }: TakeOverDialogsProps) {
  const { firstName: name } = handOver;
  const [email, setEmail] = useState(handOver.invitation?.email ?? '');
  const typed = email.trim();
  const tell = (message: string) => (result: object | null) => {
    onClose();
    if (result) showToast({ tone: 'success', message });
  };
  if (open === 'withdraw-take-over')
    return (
      <DeleteDialog
        title={m.family_take_over_withdraw_title()}
        description={m.family_take_over_withdraw_explain()}
        yes={m.family_take_over_withdraw()}
        no={m.family_take_over_keep()}
        onDelete={() => acts.onWithdrawTakeOver(handOver)}
        onClose={tell(m.family_take_over_withdrawn())}
        focusAfter={focusAfter}
      >
        {handOver.invitation?.email ?? null}
      </DeleteDialog>
    );
  return (
    <FormDialog<string, object, never>
      title={m.family_take_over_title({ name })}
      description={m.family_take_over_what({ name })}
      submit={m.family_send()}
      check={() =>
        isEmail(typed) ? { draft: typed } : { faults: [{ name: 'email', message: m.family_missing_email() }] }
      }
      onSave={(address) => acts.onSendTakeOver(handOver, address)}
      onClose={tell(m.family_take_over_sent({ email: typed }))}
    >
      {({ messageFor }) => (
        <TextField
          name="email"
          label={m.family_take_over_email({ name })}
          type="email"
          autoComplete="off"
          value={email}
          onChange={setEmail}
          errorMessage={messageFor('email')}
          isRequired
        />
      )}
    </FormDialog>
  );
}
