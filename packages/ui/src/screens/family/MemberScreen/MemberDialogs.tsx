import type { RefObject } from 'react';
import * as m from '../../../../generated/messages/messages';
import { showToast } from '../../../components/ToastRegion/toasts';
import type { Clock } from '../../../components/When/When';
import { DeleteDialog } from '../../../patterns/DeleteDialog/DeleteDialog';
import type { Saved } from '../../../patterns/state';
import { type TakeOverActions, TakeOverDialogs } from '../private/TakeOverDialogs';
import type { HandOverRow, MemberDraft, MemberRow } from '../types';
import { CorrectDialog } from './CorrectDialog';
import { DeleteRecordDialog } from './DeleteRecordDialog';

export type OpenDialog = 'correct' | 'leave' | 'delete' | 'take-over' | 'withdraw-take-over';

export type MemberActions = TakeOverActions & {
  onCorrect: (draft: MemberDraft) => Promise<Saved<object>>;
  onLeave: () => Promise<Saved<object>>;
  onDeleteRecord: () => Promise<Saved<object>>;
  /** The person is no longer one of those whom one looks after. */
  onGone: () => void;
};

export type MemberDialogsProps = MemberActions & {
  open: OpenDialog;
  member: MemberRow;
  handOver: HandOverRow | null;
  clock: Clock;
  onClose: () => void;
  focusAfter: RefObject<HTMLElement | null>;
};

/** The dialogs of the page, fetched together. */
export function MemberDialogs({
  open,
  member,
  handOver,
  clock,
  onClose,
  focusAfter,
  ...acts
}: MemberDialogsProps) {
  const name = member.firstName;
  const tell = (message: string, then: () => void) => (result: object | null) => {
    onClose();
    if (!result) return;
    showToast({ tone: 'success', message });
    then();
  };
  switch (open) {
    case 'take-over':
    case 'withdraw-take-over':
      return (
        handOver && (
          <TakeOverDialogs
            {...acts}
            open={open}
            handOver={handOver}
            onClose={onClose}
            focusAfter={focusAfter}
          />
        )
      );
    case 'correct':
      return (
        <CorrectDialog
          member={member}
          clock={clock}
          onSave={acts.onCorrect}
          onClose={tell(m.family_corrected(), () => undefined)}
        />
      );
    case 'leave':
      return (
        <DeleteDialog
          title={m.family_leave_title({ name })}
          description={
            member.hasAccount ? m.family_leave_explain({ name }) : m.family_leave_explain_child({ name })
          }
          yes={m.family_leave_yes()}
          no={m.family_leave_keep()}
          onDelete={acts.onLeave}
          onClose={tell(m.family_left({ name }), acts.onGone)}
          focusAfter={focusAfter}
        >
          {null}
        </DeleteDialog>
      );
    case 'delete':
      return (
        <DeleteRecordDialog
          firstName={name}
          onDelete={acts.onDeleteRecord}
          onClose={tell(m.family_deleted(), acts.onGone)}
        />
      );
  }
}
