import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { DividedItem } from '../../../components/DividedList/DividedList';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { type Clock, When } from '../../../components/When/When';
import { written } from './HealthLinksScreen.css';
import type { LinkRow } from './types';

export type LinkActions = {
  onShow: (link: LinkRow) => void;
  onShowOpenings: (link: LinkRow) => void;
  onEnd: (link: LinkRow) => void;
};

const statuses: Record<LinkRow['status'], () => string> = {
  ACTIVE: m.links_active,
  EXPIRED: m.links_expired,
  REVOKED: m.links_revoked,
  LOCKED: m.links_locked,
};

type LinkItemProps = LinkActions & { link: LinkRow; clock: Clock };

/** A link: whether it works, until when, and who opened it. */
export function LinkItem({ link, clock, onShow, onShowOpenings, onEnd }: LinkItemProps) {
  const { label, status, hasPasscode, triesLeft, openings, lastOpenedAt, createdAt, expiresAt, endedAt } =
    link;
  const isActive = status === 'ACTIVE';
  return (
    <DividedItem>
      <Stack space={3}>
        <Stack space={1}>
          <Inline space={2}>
            <div className={written}>
              <Text weight="bold">{label}</Text>
            </div>
            <Tag tone={isActive ? 'info' : 'neutral'}>{statuses[status]()}</Tag>
          </Inline>
          <Text size={14} tone="muted">
            {m.links_made()} <When at={createdAt} clock={clock} isInSentence />.{' '}
            {endedAt ? m.links_ended() : isActive ? m.links_until() : m.links_was_until()}{' '}
            <When at={endedAt ?? expiresAt} clock={clock} isInSentence />.
          </Text>
          {isActive && (
            <Text size={14} tone="muted">
              {hasPasscode
                ? `${m.links_passcode_asked()} ${m.links_tries({ count: triesLeft })}`
                : m.links_passcode_none()}
            </Text>
          )}
          <Text size={14} tone="muted">
            {lastOpenedAt ? (
              <>
                {m.links_openings({ count: openings })} <When at={lastOpenedAt} clock={clock} isInSentence />.
              </>
            ) : (
              m.links_openings_none()
            )}
          </Text>
          {isActive && link.address === null && (
            <Text size={14} tone="muted">
              {m.links_not_here()}
            </Text>
          )}
        </Stack>
        <Inline space={2}>
          {isActive && link.address !== null && (
            <Action of={label} label={m.links_show()} onPress={() => onShow(link)} />
          )}
          <Action of={label} label={m.links_who()} onPress={() => onShowOpenings(link)} />
          {isActive && <Action of={label} label={m.links_end()} tone="quiet" onPress={() => onEnd(link)} />}
        </Inline>
      </Stack>
    </DividedItem>
  );
}

type ActionProps = { of: string; label: string; tone?: 'secondary' | 'quiet'; onPress: () => void };

function Action({ of, label, tone = 'secondary', onPress }: ActionProps) {
  return (
    <Button size="small" tone={tone} onPress={onPress}>
      {label} <VisuallyHidden>{of}</VisuallyHidden>
    </Button>
  );
}
