import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import type { Clock } from '../../../components/When/When';
import { sayDay, sayWhenWithin } from '../../../words/moment';
import type { HandOverRow } from '../types';
import { waiting } from './family.css';

export type HandOverPartProps = {
  handOver: HandOverRow;
  clock: Clock;
  isOffline: boolean;
  onSend: (handOver: HandOverRow) => void;
  onWithdraw: (handOver: HandOverRow) => void;
};

/** The last day before a birthday. */
const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** Says how the hand-over of one record stands, and what a guardian can do for it. */
export function HandOverPart({ handOver, clock, isOffline, onSend, onWithdraw }: HandOverPartProps) {
  const { firstName: name, adultOn, isEnded, isTakenOver, invitation } = handOver;
  const [title, text] = isTakenOver
    ? [m.family_hand_over_taken({ name }), m.family_hand_over_both({ name, day: sayDay(dayBefore(adultOn)) })]
    : isEnded
      ? [m.family_hand_over_ended({ name }), m.family_hand_over_kept({ name })]
      : [m.family_hand_over_turns({ name, day: sayDay(adultOn) }), m.family_hand_over_why({ name })];
  return (
    <div className={isTakenOver ? undefined : waiting}>
      <Stack space={3}>
        <Stack space={1}>
          <Text weight="bold">{title}</Text>
          <Text size={14}>{text}</Text>
          {!isTakenOver && <Text size={14}>{sayInvitation(invitation, clock)}</Text>}
        </Stack>
        {!isTakenOver && (
          <Inline space={2}>
            <Button size="small" isDisabled={isOffline} onPress={() => onSend(handOver)}>
              {invitation ? m.family_send_again() : m.family_hand_over_invite({ name })}
              {invitation && <VisuallyHidden> {name}</VisuallyHidden>}
            </Button>
            {invitation?.status === 'WAITING' && (
              <Button tone="quiet" size="small" isDisabled={isOffline} onPress={() => onWithdraw(handOver)}>
                {m.family_withdraw()} <VisuallyHidden>{invitation.email}</VisuallyHidden>
              </Button>
            )}
          </Inline>
        )}
      </Stack>
    </div>
  );
}

function sayInvitation(invitation: HandOverRow['invitation'], clock: Clock): string {
  if (!invitation) return m.family_hand_over_none();
  const { email, expiresAt, status } = invitation;
  const said = { email, day: sayWhenWithin(expiresAt, clock) };
  return status === 'WAITING' ? m.family_hand_over_sent(said) : m.family_hand_over_ran_out(said);
}
