import { Ban, Check, Clock as ClockIcon, Trash2 } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { DividedItem } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { type Clock, When } from '../../../components/When/When';
import { Fact, Facts } from '../../private/Facts';
import type { User } from './types';
import { roleWords, statusWords, userName } from './user-words';

const looks = {
  ACTIVE: { tone: 'done', icon: Check },
  SUSPENDED: { tone: 'critical', icon: Ban },
  LEAVING: { tone: 'attention', icon: Trash2 },
} as const;

type UserItemProps = {
  user: User;
  /** True for the administrator who looks: nobody decides about themselves. */
  isOwn: boolean;
  clock: Clock;
  onSuspend: () => void;
  onRestore: () => void;
  onRemoveSecondStep: () => void;
};

/** One account, and the decisions about it. */
export function UserItem({ user, isOwn, clock, onSuspend, onRestore, onRemoveSecondStep }: UserItemProps) {
  const { role, status, statusSince, reason, verification, hasSecondStep, lastSeenAt } = user;
  const name = userName(user);
  const hidden = <VisuallyHidden>{name}</VisuallyHidden>;
  return (
    <DividedItem>
      <Stack space={4}>
        <Stack space={1}>
          <Inline space={2}>
            <Heading level={3}>{name}</Heading>
            <Tag {...looks[status]}>{statusWords[status]()}</Tag>
            {verification === 'UNVERIFIED' && (
              <Tag tone="attention" icon={ClockIcon}>
                {m.users_unverified()}
              </Tag>
            )}
          </Inline>
          <div>
            <Link href={`mailto:${user.email}`} isAlone>
              {user.email}
            </Link>
          </div>
        </Stack>
        <Facts>
          <Fact term={m.users_role()}>
            {isOwn ? m.users_own({ role: roleWords[role]() }) : roleWords[role]()}
          </Fact>
          <Fact term={m.users_seen()}>
            {lastSeenAt ? <When at={lastSeenAt} clock={clock} /> : m.users_never_seen()}
          </Fact>
          <Fact term={m.users_joined()}>
            <When at={user.createdAt} clock={clock} />
          </Fact>
          <Fact term={m.users_second_step()}>{hasSecondStep ? m.users_on() : m.users_off()}</Fact>
          {statusSince && (
            <Fact term={status === 'SUSPENDED' ? m.users_suspended_since() : m.users_leaving_since()}>
              <When at={statusSince} clock={clock} />
            </Fact>
          )}
          {reason && (
            <Fact term={m.users_reason()} isWide>
              {reason}
            </Fact>
          )}
        </Facts>
        {!isOwn && (
          <Inline>
            {status === 'SUSPENDED' ? (
              <Button tone="secondary" onPress={onRestore}>
                {m.users_restore()} {hidden}
              </Button>
            ) : (
              <Button tone="secondary" onPress={onSuspend}>
                {m.users_suspend()} {hidden}
              </Button>
            )}
            {hasSecondStep && role !== 'ADMIN' && (
              <Button tone="quiet" onPress={onRemoveSecondStep}>
                {m.users_remove_second_step()} {hidden}
              </Button>
            )}
          </Inline>
        )}
      </Stack>
    </DividedItem>
  );
}
