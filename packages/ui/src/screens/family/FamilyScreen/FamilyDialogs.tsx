import type { RefObject } from 'react';
import * as m from '../../../../generated/messages/messages';
import { showToast } from '../../../components/ToastRegion/toasts';
import type { Clock } from '../../../components/When/When';
import { DeleteDialog } from '../../../patterns/DeleteDialog/DeleteDialog';
import type { Saved } from '../../../patterns/state';
import { type TakeOverActions, TakeOverDialogs } from '../private/TakeOverDialogs';
import type {
  AnswerDraft,
  ChildDraft,
  HandOverRow,
  HelperDraft,
  HelperRow,
  InvitationDraft,
  InvitationRow,
  MemberRow,
} from '../types';
import { AddChildDialog } from './AddChildDialog';
import { AnswerDialog } from './AnswerDialog';
import { HelperDialog } from './HelperDialog';
import { InviteDialog } from './InviteDialog';
import { type Start, StartDialog } from './StartDialog';

/** The dialog that is open over the page. */
export type OpenDialog =
  | { what: 'start' }
  | { what: Start }
  | { what: 'answer' | 'decline' | 'withdraw'; invitation: InvitationRow }
  | { what: 'helper' | 'end'; helper: HelperRow }
  | { what: 'take-over' | 'withdraw-take-over'; handOver: HandOverRow };

export type FamilyActions = TakeOverActions & {
  onAddChild: (child: ChildDraft) => Promise<Saved<object>>;
  onInvite: (draft: InvitationDraft) => Promise<Saved<object>>;
  onAccept: (invitation: InvitationRow, draft: AnswerDraft) => Promise<Saved<object>>;
  onDecline: (invitation: InvitationRow) => Promise<Saved<object>>;
  onWithdraw: (invitation: InvitationRow) => Promise<Saved<object>>;
  onChangeHelper: (helper: HelperRow, draft: HelperDraft) => Promise<Saved<object>>;
  onEndHelper: (helper: HelperRow) => Promise<Saved<object>>;
};

export type FamilyDialogsProps = FamilyActions & {
  open: OpenDialog;
  members: readonly MemberRow[];
  clock: Clock;
  onOpen: (open: OpenDialog | null) => void;
  focusAfter: RefObject<HTMLElement | null>;
};

/** The dialogs of the page, fetched together. */
export function FamilyDialogs({ open, members, clock, onOpen, focusAfter, ...acts }: FamilyDialogsProps) {
  const close = () => onOpen(null);
  const tell = (message: string) => (result: object | null) => {
    close();
    if (result) showToast({ tone: 'success', message });
  };
  const wards = members.filter(({ level, guardians }) => level === 'guardian' && guardians.length < 2);
  switch (open.what) {
    case 'start':
      return (
        <StartDialog hasChild={wards.length > 0} onChoose={(what) => onOpen({ what })} onClose={close} />
      );
    case 'child':
      return (
        <AddChildDialog
          clock={clock}
          onAdd={acts.onAddChild}
          onClose={(result, name) => tell(m.family_child_added({ name }))(result)}
        />
      );
    case 'act-for-me':
    case 'act-for-you':
    case 'guardian':
      return (
        <InviteDialog
          purpose={open.what}
          clock={clock}
          onInvite={acts.onInvite}
          wards={wards}
          onClose={(result, email) => tell(m.family_invited({ email }))(result)}
        />
      );
    case 'answer':
      return (
        <AnswerDialog
          invitation={open.invitation}
          clock={clock}
          onAccept={(draft) => acts.onAccept(open.invitation, draft)}
          onClose={tell(m.family_accepted())}
        />
      );
    case 'decline': {
      const { sender } = open.invitation;
      return (
        <DeleteDialog
          title={m.family_decline_title()}
          description={m.family_decline_explain({ sender })}
          yes={m.family_decline()}
          no={m.family_decline_keep()}
          onDelete={() => acts.onDecline(open.invitation)}
          onClose={tell(m.family_declined_done({ sender }))}
          focusAfter={focusAfter}
        >
          {null}
        </DeleteDialog>
      );
    }
    case 'withdraw':
      return (
        <DeleteDialog
          title={m.family_withdraw_title()}
          description={m.family_withdraw_explain()}
          yes={m.family_withdraw()}
          no={m.family_withdraw_keep()}
          onDelete={() => acts.onWithdraw(open.invitation)}
          onClose={tell(m.family_withdrawn())}
          focusAfter={focusAfter}
        >
          {open.invitation.email}
        </DeleteDialog>
      );
    case 'take-over':
    case 'withdraw-take-over':
      return (
        <TakeOverDialogs
          {...acts}
          open={open.what}
          handOver={open.handOver}
          onClose={close}
          focusAfter={focusAfter}
        />
      );
    case 'helper': {
      const { helper } = open;
      return (
        <HelperDialog
          helper={helper}
          clock={clock}
          onSave={(draft) => acts.onChangeHelper(helper, draft)}
          onEnd={() => onOpen({ what: 'end', helper })}
          onClose={tell(m.family_changed({ name: helper.firstName }))}
        />
      );
    }
    case 'end': {
      const name = open.helper.firstName;
      return (
        <DeleteDialog
          title={m.family_end_title({ name })}
          description={m.family_end_explain({ name })}
          yes={m.family_end()}
          onDelete={() => acts.onEndHelper(open.helper)}
          onClose={tell(m.family_ended({ name }))}
          focusAfter={focusAfter}
        >
          {null}
        </DeleteDialog>
      );
    }
  }
}
