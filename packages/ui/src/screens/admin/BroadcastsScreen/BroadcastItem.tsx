import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { DividedItem } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { type Clock, When } from '../../../components/When/When';
import { Fact, Facts } from '../../private/Facts';
import { sayCount } from '../AnalyticsScreen/say-count';
import { saySegment, statuses } from './broadcast-words';
import type { Broadcast } from './types';

type BroadcastItemProps = {
  broadcast: Broadcast;
  clock: Clock;
  onSend: () => void;
  onCancel: () => void;
};

/** One message: its words, who gets it, and what became of it. */
export function BroadcastItem({ broadcast, clock, onSend, onCancel }: BroadcastItemProps) {
  const { title, body, status, scheduledFor, startedAt, endedAt, told, delivered, failed } = broadcast;
  const { say, ...look } = statuses[status];
  const which = <VisuallyHidden>{m.broadcast_of({ title })}</VisuallyHidden>;
  return (
    <DividedItem>
      <Stack space={4}>
        <Stack space={1}>
          <Inline space={2}>
            <Heading level={3}>{title}</Heading>
            <Tag {...look}>{say()}</Tag>
          </Inline>
          <Text>{body}</Text>
        </Stack>
        <Facts>
          <Fact term={m.broadcast_to()}>{saySegment(broadcast)}</Fact>
          {scheduledFor && (
            <Fact term={m.broadcast_at()}>
              <When at={scheduledFor} clock={clock} />
            </Fact>
          )}
          {startedAt && (
            <>
              <Fact term={m.broadcast_started()}>
                <When at={startedAt} clock={clock} />
              </Fact>
              <Fact term={m.broadcast_told()}>{sayCount(told)}</Fact>
              <Fact term={m.broadcast_delivered()}>{sayCount(delivered)}</Fact>
              <Fact term={m.broadcast_not_delivered()}>{sayCount(failed)}</Fact>
            </>
          )}
          {endedAt && (
            <Fact term={m.broadcast_ended()}>
              <When at={endedAt} clock={clock} />
            </Fact>
          )}
        </Facts>
        {status !== 'SENT' && status !== 'CANCELLED' && (
          <Inline>
            {status !== 'SENDING' && (
              <Button tone="secondary" onPress={onSend}>
                {m.broadcast_preview()} {which}
              </Button>
            )}
            <Button tone="quiet" onPress={onCancel}>
              {status === 'SENDING' ? m.broadcast_stop() : m.broadcast_cancel()} {which}
            </Button>
          </Inline>
        )}
      </Stack>
    </DividedItem>
  );
}
