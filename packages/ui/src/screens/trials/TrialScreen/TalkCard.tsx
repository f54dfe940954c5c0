import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { openStatuses, sayDay } from '../private/trial-words';
import type { TrialDetail } from '../types';
import type { OwnTrial } from './TrialScreen';

export type TalkCardProps = {
  trial: TrialDetail;
  own: OwnTrial;
  onAsk: () => void;
  onInterest: () => void;
};

/** The next steps: a doctor first, then the study. */
export function TalkCard({ trial, own, onAsk, onInterest }: TalkCardProps) {
  const { doctors, interestSentAt } = own;
  const why = () => {
    if (interestSentAt !== null)
      return m.trial_interest_already({ day: sayDay(interestSentAt.slice(0, 10)) });
    if (trial.coordinator === null) return m.trial_interest_none();
    return openStatuses.includes(trial.status) ? null : m.trial_interest_closed();
  };
  const whyNot = why();
  return (
    <Card tone="deep">
      <Stack space={4}>
        <Heading level={2}>{m.trial_talk_title()}</Heading>
        <Text tone="on-deep">{m.trial_talk()}</Text>
        {doctors === null && <Text tone="on-deep">{m.trial_ask_unknown()}</Text>}
        {doctors && doctors.length > 0 && (
          <Button tone="secondary" isFullWidth onPress={onAsk}>
            {m.trial_ask()}
          </Button>
        )}
        {doctors?.length === 0 && (
          <>
            <Text tone="on-deep">{m.trial_ask_none()}</Text>
            <Button tone="secondary" isFullWidth href="/dashboard/consents">
              {m.trial_ask_share()}
            </Button>
          </>
        )}
        {whyNot === null ? (
          <Button tone="secondary" isFullWidth onPress={onInterest}>
            {m.trial_interest()}
          </Button>
        ) : (
          <Text size={14} tone="on-deep">
            {whyNot}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
