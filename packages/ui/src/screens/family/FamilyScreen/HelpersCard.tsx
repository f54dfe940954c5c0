import { Info } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Avatar } from '../../../components/Avatar/Avatar';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Icon } from '../../../components/Icon/Icon';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import type { Clock } from '../../../components/When/When';
import { familyRelationships, levelNames, sayUntil } from '../../../words/family';
import { sayWhenWithin } from '../../../words/moment';
import { grows, waiting } from '../private/family.css';
import type { HelperRow, InvitationRow } from '../types';

type HelpersCardProps = {
  helpers: readonly HelperRow[];
  /** Sent by the signed-in person, and not accepted. */
  invitations: readonly InvitationRow[];
  clock: Clock;
  isOffline: boolean;
  /** Id of the invitation that is being sent again. */
  resending: string | null;
  onChange: (helper: HelperRow) => void;
  onResend: (invitation: InvitationRow) => void;
  onWithdraw: (invitation: InvitationRow) => void;
};

/** Lists who may act for oneself, and sent invitations. */
export function HelpersCard({ helpers, invitations, clock, isOffline, ...props }: HelpersCardProps) {
  return (
    <Card as="section" aria-labelledby="helpers">
      <Stack space={4}>
        <Heading level={2} id="helpers">
          {m.family_helpers()}
        </Heading>
        {helpers.length === 0 && <Text tone="muted">{m.family_helpers_empty()}</Text>}
        {helpers.map((helper) => (
          <Inline key={helper.id} space={3} align="start">
            <Avatar name={`${helper.firstName} ${helper.lastName}`} />
            <div className={grows}>
              <Stack space={1}>
                <Text weight="bold">{`${helper.firstName} ${helper.lastName}`}</Text>
                <Text size={14} tone="muted">
                  {sayTie(helper)}
                </Text>
              </Stack>
            </div>
            {/* A guardian stays until the 18th birthday. */}
            {helper.level !== 'guardian' && (
              <Button tone="quiet" size="small" isDisabled={isOffline} onPress={() => props.onChange(helper)}>
                {m.family_change()} <VisuallyHidden>{helper.firstName}</VisuallyHidden>
              </Button>
            )}
          </Inline>
        ))}
        {invitations.map((invitation) => (
          <Sent key={invitation.id} {...{ invitation, clock, isOffline }} {...props} />
        ))}
        <Inline space={2} align="start" isWrapping={false}>
          <Icon icon={Info} size={16} />
          <Text size={14} tone="muted">
            <strong>{m.family_level_view()}</strong>
            {m.family_levels_view_rest()}
            <strong>{m.family_level_manage()}</strong>
            {m.family_levels_manage_rest()}
          </Text>
        </Inline>
      </Stack>
    </Card>
  );
}

const sayTie = ({
  relationship,
  level,
  until,
}: Pick<HelperRow, 'relationship' | 'level' | 'until'>): string => {
  const name = familyRelationships[relationship]();
  return `${name[0]?.toUpperCase()}${name.slice(1)}. ${m.family_level_until({ level: levelNames[level](), until: sayUntil(until) })}`;
};

const purposes: Record<InvitationRow['purpose'], (said: { child: string }) => string> = {
  'act-for-me': m.family_sent_act_for_me,
  'act-for-you': m.family_sent_act_for_you,
  guardian: m.family_sent_guardian,
};

type SentProps = Pick<HelpersCardProps, 'clock' | 'isOffline' | 'resending' | 'onResend' | 'onWithdraw'> & {
  invitation: InvitationRow;
};

/** An invitation that was not accepted yet, or not at all. */
function Sent({ invitation, clock, isOffline, resending, onResend, onWithdraw }: SentProps) {
  const { id, purpose, email, memberName, status, createdAt, expiresAt } = invitation;
  const isOpen = status === 'WAITING';
  const day = sayWhenWithin(expiresAt, clock);
  return (
    <div className={isOpen ? waiting : undefined}>
      <Stack space={2}>
        <Stack space={1}>
          <Text weight="bold">{email}</Text>
          <Text size={14}>{`${purposes[purpose]({ child: memberName ?? '' })}. ${sayTie(invitation)}`}</Text>
          <Text size={14}>
            <strong>{statuses[status]()}</strong>{' '}
            {m.family_sent_to({ day: sayWhenWithin(createdAt, clock), email })}{' '}
            {status !== 'DECLINED' && (isOpen ? m.family_answer_by({ day }) : m.family_ran_out({ day }))}
          </Text>
        </Stack>
        {status !== 'DECLINED' && (
          <Inline space={2}>
            <Button
              tone="secondary"
              size="small"
              isDisabled={isOffline}
              isPending={resending === id}
              onPress={() => onResend(invitation)}
            >
              {m.family_send_again()} <VisuallyHidden>{email}</VisuallyHidden>
            </Button>
            {isOpen && (
              <Button tone="quiet" size="small" isDisabled={isOffline} onPress={() => onWithdraw(invitation)}>
                {m.family_withdraw()} <VisuallyHidden>{email}</VisuallyHidden>
              </Button>
            )}
          </Inline>
        )}
      </Stack>
    </div>
  );
}

const statuses: Record<InvitationRow['status'], () => string> = {
  WAITING: m.family_not_answered,
  EXPIRED: m.family_expired,
  DECLINED: m.family_declined,
  WITHDRAWN: m.family_withdrawn,
  ACCEPTED: m.family_accepted,
};
