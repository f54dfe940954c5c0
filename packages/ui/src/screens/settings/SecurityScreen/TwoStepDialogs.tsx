import type { RefObject } from 'react';
import * as m from '../../../../generated/messages/messages';
import { ConfirmWindow } from '../../../patterns/ConfirmDialog/ConfirmWindow';
import { TwoStepDialog } from './TwoStepDialog';
import type { TwoStepContent } from './types';

export type AskedOfTwoStep = 'renew' | 'turn-off';

type TwoStepDialogsProps = {
  content: TwoStepContent;
  asked: AskedOfTwoStep | null;
  onCancelTwoStep: () => void;
  onConfirmTwoStep: (code: string) => void;
  onRenewRecoveryCodes: () => void;
  onRecoveryCodesKept: () => void;
  onTurnOffTwoStep: () => void;
  /** Nothing is asked any more. */
  onClose: () => void;
  focusAfter: RefObject<HTMLElement | null>;
};

/** All that is asked and shown in windows about the second step. */
export function TwoStepDialogs({ content, asked, onClose, focusAfter, ...on }: TwoStepDialogsProps) {
  const dialog = { action: content.action, onClose, focusAfter };
  return (
    <>
      {asked === 'renew' && (
        <ConfirmWindow
          {...dialog}
          title={m.two_step_renew_title()}
          description={m.two_step_renew_description()}
          yes={m.two_step_renew_yes()}
          no={m.two_step_cancel()}
          tone="primary"
          onConfirm={on.onRenewRecoveryCodes}
        />
      )}
      {asked === 'turn-off' && (
        <ConfirmWindow
          {...dialog}
          title={m.two_step_turn_off_title()}
          description={m.two_step_turn_off_description()}
          yes={m.two_step_turn_off()}
          no={m.two_step_keep()}
          onConfirm={on.onTurnOffTwoStep}
        />
      )}
      <TwoStepDialog {...content} {...on} focusAfter={focusAfter} />
    </>
  );
}
