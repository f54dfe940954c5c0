import type { ReactNode } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Loaded } from '../../../patterns/state';
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

/** What a patient saved, asked their doctors, and sent. */
export function Yours({ state, onUnsave, onWithdrawReferral, onWithdrawInterest, onRetry }: YoursProps) {
  return (
    <Card as="section" aria-labelledby="trials-yours">
      <Stack space={5}>
        <Stack space={1}>
          <Heading level={2} id="trials-yours">
            {m.trials_yours()}
          </Heading>
          <Text tone="muted">{m.trials_yours_text()}</Text>
        </Stack>
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
                  <Row trial={one} state={interestWords[one.status]()} about={sayDoctor(one.coordinator)}>
                    {one.status !== 'WITHDRAWN' && (
                      <Withdraw of={one.title} onPress={() => onWithdrawInterest(one)} />
                    )}
                  </Row>
                )}
              </Part>
              <Part title={m.trials_referrals()} empty={m.trials_referrals_empty()} rows={referrals}>
                {(one) => (
                  <Row trial={one} state={sayReferral(one)} about={one.answer ?? one.question}>
                    {one.status !== 'WITHDRAWN' && (
                      <Withdraw of={one.title} onPress={() => onWithdrawReferral(one)} />
                    )}
                  </Row>
                )}
              </Part>
              <Part title={m.trials_saved_list()} empty={m.trials_saved_empty()} rows={saved}>
                {(one) => (
                  <Row trial={one} isGone={one.trial === null}>
                    <Button size="small" tone="quiet" onPress={() => onUnsave(one)}>
                      {m.trial_unsave()} <VisuallyHidden>{one.title}</VisuallyHidden>
                    </Button>
                  </Row>
                )}
              </Part>
            </Stack>
          )}
        </Phases>
      </Stack>
    </Card>
  );
}

const referralWords: Record<ReferralRow['status'], (inputs: { name: string }) => string> = {
  ASKED: m.trial_referral_ASKED,
  REFERRED: m.trial_referral_REFERRED,
  ADVISED_AGAINST: m.trial_referral_ADVISED_AGAINST,
  WITHDRAWN: m.trial_referral_WITHDRAWN,
};
const sayReferral = ({ status, doctor }: ReferralRow) => referralWords[status]({ name: sayDoctor(doctor) });

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

type RowProps = {
  trial: { trialId: string; title: string };
  state?: string;
  about?: string | null;
  /** The study is no longer published. */
  isGone?: boolean;
  children: ReactNode;
};

function Row({ trial, state, about, isGone = false, children }: RowProps) {
  return (
    <Inline justify="between" space={3}>
      <Stack space={1}>
        {isGone ? (
          <Text>{trial.title}</Text>
        ) : (
          <Link href={`/dashboard/clinical-trials/${trial.trialId}`} isAlone>
            {trial.title}
          </Link>
        )}
        <Inline space={2}>
          {state && <Tag>{state}</Tag>}
          {isGone && <Tag>{m.trials_gone()}</Tag>}
          {about && (
            <Text size={14} tone="muted">
              {about}
            </Text>
          )}
        </Inline>
      </Stack>
      {children}
    </Inline>
  );
}

function Withdraw({ of, onPress }: { of: string; onPress: () => void }) {
  return (
    <Button size="small" tone="quiet" onPress={onPress}>
      {m.trial_withdraw()} <VisuallyHidden>{of}</VisuallyHidden>
    </Button>
  );
}
