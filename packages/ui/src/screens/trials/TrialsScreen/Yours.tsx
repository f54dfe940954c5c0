import type { ReactNode } from 'react';
import * as m from '../../../../generated/messages/messages';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Loaded } from '../../../patterns/state';
import { Section } from '../../private/Section';
import { Exchange } from '../private/Exchange';
import { interestWords, sayDoctor } from '../private/trial-words';
import type { InterestRow, ReferralRow, SavedTrialRow } from '../types';

export type YoursContent = {
  saved: readonly SavedTrialRow[];
  referrals: readonly ReferralRow[];
  interests: readonly InterestRow[];
};

export type YoursProps = {
  state: Loaded<YoursContent>;
  onUnsave: (saved: SavedTrialRow) => void;
  onWithdrawReferral: (referral: ReferralRow) => void;
  onWithdrawInterest: (interest: InterestRow) => void;
  onRetry: () => void;
};

const referralWords: Record<ReferralRow['status'], (inputs: { name: string }) => string> = {
  ASKED: m.trial_referral_ASKED,
  REFERRED: m.trial_referral_REFERRED,
  ADVISED_AGAINST: m.trial_referral_ADVISED_AGAINST,
  WITHDRAWN: m.trial_referral_WITHDRAWN,
};

/** The button that takes something back; none once that is done. */
const withdrawing = <Row extends { status: string }>(one: Row, onPress: (one: Row) => void) =>
  one.status === 'WITHDRAWN' ? [] : [{ label: m.trial_withdraw(), onPress: () => onPress(one) }];

/** The studies that a patient saved, asked doctors about, and sent an interest in. */
export function Yours({ state, onUnsave, onWithdrawReferral, onWithdrawInterest, onRetry }: YoursProps) {
  return (
    <Section title={m.trials_yours()}>
      <Text tone="muted">{m.trials_yours_text()}</Text>
      <Phases
        state={state}
        failed={{ title: m.trials_failed(), text: m.trials_failed_text() }}
        level={3}
        onRetry={onRetry}
      >
        {({ saved, referrals, interests }) => (
          <Stack space={6}>
            <Part title={m.trials_interests()} empty={m.trials_interests_empty()} rows={interests}>
              {(one) => (
                <Exchange
                  trial={one}
                  state={interestWords[one.status]()}
                  lines={[sayDoctor(one.coordinator)]}
                  actions={withdrawing(one, onWithdrawInterest)}
                />
              )}
            </Part>
            <Part title={m.trials_referrals()} empty={m.trials_referrals_empty()} rows={referrals}>
              {(one) => (
                <Exchange
                  trial={one}
                  state={referralWords[one.status]({ name: sayDoctor(one.doctor) })}
                  lines={[one.answer ?? one.question]}
                  actions={withdrawing(one, onWithdrawReferral)}
                />
              )}
            </Part>
            <Part title={m.trials_saved_list()} empty={m.trials_saved_empty()} rows={saved}>
              {(one) => (
                <Exchange
                  trial={one}
                  isGone={one.trial === null}
                  actions={[{ label: m.trial_unsave(), onPress: () => onUnsave(one) }]}
                />
              )}
            </Part>
          </Stack>
        )}
      </Phases>
    </Section>
  );
}

type PartProps<One> = {
  title: string;
  empty: string;
  rows: readonly One[];
  children: (one: One) => ReactNode;
};

function Part<One extends { id: string }>({ title, empty, rows, children }: PartProps<One>) {
  return (
    <Stack space={2}>
      <Heading level={3}>{title}</Heading>
      {rows.length === 0 ? (
        <Text tone="muted">{empty}</Text>
      ) : (
        <DividedList label={title}>
          {rows.map((one) => (
            <DividedItem key={one.id}>{children(one)}</DividedItem>
          ))}
        </DividedList>
      )}
    </Stack>
  );
}
