import type { RefObject } from 'react';
import * as m from '../../../../generated/messages/messages';
import { DeleteDialog } from '../../../patterns/DeleteDialog/DeleteDialog';
import type { Done, InterestRow, ReferralRow, SavedTrialRow } from '../types';

export type Ending =
  | { what: 'referral'; one: ReferralRow }
  | { what: 'interest'; one: InterestRow }
  | { what: 'saved'; one: SavedTrialRow };

export type EndDialogProps = {
  ending: Ending;
  onEnd: () => Promise<Done>;
  onClose: (result: object | null) => void;
  focusAfter: RefObject<HTMLElement | null>;
};

/** Asks before something of a person is withdrawn or no longer saved. */
export const EndDialog = ({ ending, onEnd, ...common }: EndDialogProps) => (
  <DeleteDialog {...common} {...endingWords[ending.what]()} onDelete={onEnd}>
    {ending.one.title}
  </DeleteDialog>
);

const endingWords = {
  referral: () => ({
    title: m.trial_withdraw_referral_title(),
    description: m.trial_withdraw_referral(),
    yes: m.trial_withdraw(),
  }),
  interest: () => ({
    title: m.trial_withdraw_interest_title(),
    description: m.trial_withdraw_interest(),
    yes: m.trial_withdraw(),
  }),
  saved: () => ({ title: m.trial_unsave(), description: m.trials_saved_list(), yes: m.trial_unsave() }),
};
