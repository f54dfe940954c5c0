import { brand } from '@nadi/brand';
import { MessageSquareText } from 'lucide-react';
import { useEffect, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Badge } from '../../../components/Badge/Badge';
import { Button } from '../../../components/Button/Button';
import { Drawer } from '../../../components/Drawer/Drawer';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { Phases } from '../../../patterns/Phases/Phases';
import { Section } from '../../private/Section';
import { Messages } from './Messages';
import type { VisitChatProps } from './types';
import { useIsWide } from './use-is-wide';
import { sheet } from './VisitChat.css';
import { Writing } from './Writing';

export type { ChatMessage, UnsentMessage, VisitChatProps } from './types';

const otherOf = ({ side, names }: VisitChatProps) => names[side === 'DOCTOR' ? 'PATIENT' : 'DOCTOR'];

/** The messages of the two sides of a visit to each other, as a card. */
export function VisitChat(props: VisitChatProps) {
  return (
    <Section
      title={m.chat_title()}
      mark={<Badge count={props.unseen} label={m.chat_new({ count: props.unseen })} />}
    >
      <Content {...props} />
    </Section>
  );
}

/** The same at a call: beside it where there is room, and else a sheet that a button opens. */
export function CallChat(props: VisitChatProps) {
  const { unseen } = props;
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  if (isWide) return <VisitChat {...props} />;
  return (
    <div>
      <Button tone="secondary" icon={MessageSquareText} onPress={() => setOpen(true)}>
        {unseen > 0 ? m.chat_open_new({ count: unseen }) : m.chat_title()}
      </Button>
      <Arrived {...props} />
      <Drawer label={m.chat_title()} side="end" isOpen={isOpen} onOpenChange={setOpen}>
        <div className={sheet}>
          <Content {...props} />
        </div>
      </Drawer>
    </div>
  );
}

/** Tells screen readers of messages that came while they are not in sight, without taking the focus. */
const Arrived = ({ unseen, ...props }: VisitChatProps) => (
  <div role="status">
    <VisuallyHidden>
      {unseen > 0 ? m.chat_arrived({ name: otherOf({ unseen, ...props }) }) : ''}
    </VisuallyHidden>
  </div>
);

function Content(props: VisitChatProps) {
  const { state, side, canWrite, unseen, onSeen, onRetry } = props;
  const name = otherOf(props);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is in sight is seen; another function changes nothing
  useEffect(() => {
    if (unseen > 0) onSeen();
  }, [unseen]);
  const about =
    side === 'DOCTOR' ? m.chat_about_doctor({ name }) : m.chat_about({ name, number: brand.emergencyNumber });
  return (
    <Stack space={4}>
      <Text size={14} tone="muted">
        {canWrite ? about : m.chat_kept()}
      </Text>
      <Phases state={state} failed={{ text: m.chat_failed() }} onRetry={onRetry}>
        {({ messages, hasEarlier }) => <Messages {...props} messages={messages} hasEarlier={hasEarlier} />}
      </Phases>
      {canWrite && <Writing {...props} />}
    </Stack>
  );
}
