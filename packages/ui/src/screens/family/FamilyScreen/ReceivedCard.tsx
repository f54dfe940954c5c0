import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import type { Clock } from '../../../components/When/When';
import { levelNames, sayUntil } from '../../../words/family';
import { sayWhenWithin } from '../../../words/moment';
import { waiting } from '../private/family.css';
import type { InvitationRow } from '../types';

type ReceivedCardProps = {
  invitations: readonly InvitationRow[];
  clock: Clock;
  isOffline: boolean;
  onAnswer: (invitation: InvitationRow) => void;
  onDecline: (invitation: InvitationRow) => void;
};

const questions: Record<InvitationRow['purpose'], (said: { sender: string; child: string }) => string> = {
  'act-for-me': m.family_received_act_for_me,
  'act-for-you': m.family_received_act_for_you,
  guardian: m.family_received_guardian,
};

/** Lists the invitations that the person has received. */
export function ReceivedCard({ invitations, clock, isOffline, onAnswer, onDecline }: ReceivedCardProps) {
  return (
    <Card as="section" aria-labelledby="received">
      <Stack space={4}>
        <Heading level={2} id="received">
          {m.family_received()}
        </Heading>
        {invitations.map((invitation) => {
          const { id, purpose, sender, memberName, level, until, expiresAt } = invitation;
          return (
            <div key={id} className={waiting}>
              <Stack space={3}>
                <Stack space={1}>
                  <Text weight="bold">{questions[purpose]({ sender, child: memberName ?? '' })}</Text>
                  <Text size={14}>
                    {`${m.family_level_until({ level: levelNames[level](), until: sayUntil(until) })}. ${m.family_answer_by({ day: sayWhenWithin(expiresAt, clock) })}`}
                  </Text>
                </Stack>
                <Inline space={2}>
                  <Button size="small" isDisabled={isOffline} onPress={() => onAnswer(invitation)}>
                    {m.family_answer()} <VisuallyHidden>{sender}</VisuallyHidden>
                  </Button>
                  <Button
                    tone="secondary"
                    size="small"
                    isDisabled={isOffline}
                    onPress={() => onDecline(invitation)}
                  >
                    {m.family_decline()} <VisuallyHidden>{sender}</VisuallyHidden>
                  </Button>
                </Inline>
              </Stack>
            </div>
          );
        })}
      </Stack>
    </Card>
  );
}
