import { useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { latePart, useLate, usePreload } from '../../../components/private/use-late';
import { showToast } from '../../../components/ToastRegion/toasts';
import { Page } from '../../../patterns/Page/Page';
import type { Loaded } from '../../../patterns/state';
import { TrialItem } from '../private/TrialItem';
import { TrialResults } from '../private/TrialResults';
import { TrialSearch } from '../private/TrialSearch';
import type {
  Done,
  InterestRow,
  ReferralRow,
  SavedTrialRow,
  TrialFit,
  TrialsFilter,
  TrialsFound,
} from '../types';
import type { Ending } from './EndDialog';
import { Yours, type YoursContent } from './Yours';

export type { TrialsFilter, TrialsFound } from '../types';
export type { YoursContent } from './Yours';

export type TrialsScreenProps = {
  state: Loaded<TrialsFound>;
  filter: TrialsFilter;
  /** How the reader fits each, by its id; null for an administrator, who has no record. */
  fits: ReadonlyMap<string, TrialFit> | null;
  /** The studies that a patient saved, asked about and sent an interest in; null for an administrator. */
  yours: Loaded<YoursContent> | null;
  onFilter: (filter: TrialsFilter) => void;
  onMore: () => void;
  onUnsave: (saved: SavedTrialRow) => Promise<Done>;
  onWithdrawReferral: (referral: ReferralRow) => Promise<Done>;
  onWithdrawInterest: (interest: InterestRow) => Promise<Done>;
  onRetry: () => void;
};

const endDialog = latePart(async () => (await import('./EndDialog')).EndDialog);

/** Clinical trials for a patient: what fits the record, and what was done. An administrator sees the same without a record. */
export function TrialsScreen(props: TrialsScreenProps) {
  const { state, filter, fits, yours, onFilter, onMore, onRetry } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const [ending, setEnding] = useState<Ending | null>(null);
  const EndDialog = useLate(endDialog, { isOpen: ending !== null, onOpenChange: () => setEnding(null) });
  usePreload(endDialog, yours !== null);

  const end = () => {
    if (ending?.what === 'referral') return props.onWithdrawReferral(ending.one);
    if (ending?.what === 'interest') return props.onWithdrawInterest(ending.one);
    return ending ? props.onUnsave(ending.one) : Promise.resolve<Done>({ ok: true });
  };

  return (
    <Page title={m.trials_title()} description={m.trials_description()} headingRef={heading} isWide>
      {fits === null && (
        <div>
          <Button tone="secondary" href="/dashboard/clinical-trials/manage">
            {m.trials_manage()}
          </Button>
        </div>
      )}
      <TrialSearch filter={filter} onFilter={onFilter} />
      <TrialResults state={state} onMore={onMore} onRetry={onRetry}>
        {(trial) => <TrialItem trial={trial} fit={fits?.get(trial.id)} />}
      </TrialResults>
      {yours && (
        <Yours
          state={yours}
          onUnsave={(one) => setEnding({ what: 'saved', one })}
          onWithdrawReferral={(one) => setEnding({ what: 'referral', one })}
          onWithdrawInterest={(one) => setEnding({ what: 'interest', one })}
          onRetry={onRetry}
        />
      )}
      {EndDialog && ending && (
        <EndDialog
          ending={ending}
          onEnd={end}
          onClose={(result) => {
            setEnding(null);
            if (result) showToast({ tone: 'success', message: m.trial_withdrawn() });
          }}
          focusAfter={heading}
        />
      )}
    </Page>
  );
}
