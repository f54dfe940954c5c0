import type { RefObject } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Text } from '../../../components/Text/Text';
import { showToast } from '../../../components/ToastRegion/toasts';
import { DeleteDialog } from '../../../patterns/DeleteDialog/DeleteDialog';
import { requestTitles } from '../../../words/data-request';
import type { DataRequest, Withdrawn } from './types';

export type WithdrawDialogProps = {
  request: DataRequest;
  onWithdraw: (request: DataRequest) => Promise<Withdrawn>;
  onClose: () => void;
  focusAfter: RefObject<HTMLElement | null>;
};

/** Asks before a request is withdrawn, and names it. */
export function WithdrawDialog({ request, onWithdraw, ...dialog }: WithdrawDialogProps) {
  return (
    <DeleteDialog
      title={m.requests_withdraw_title()}
      description={m.requests_withdraw_explain()}
      yes={m.requests_withdraw_yes()}
      onDelete={async () => {
        const withdrawn = await onWithdraw(request);
        if (withdrawn.ok) showToast({ tone: 'success', message: m.requests_withdrawn() });
        return withdrawn;
      }}
      {...dialog}
    >
      <Text>{requestTitles[request.type]()}</Text>
    </DeleteDialog>
  );
}
