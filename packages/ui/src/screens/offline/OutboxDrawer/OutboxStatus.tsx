import { CloudOff, CloudUpload } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { Progress } from '../../../components/Progress/Progress';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import type { OutboxState } from '../types';
import { top } from './OutboxDrawer.css';
import { nextTry, whyNotNow } from './words';

type OutboxStatusProps = {
  /** Takes the focus when an entry that had it is gone. */
  ref: Ref<HTMLDivElement>;
  state: OutboxState;
  clock: Clock;
  hasWaiting: boolean;
  onSendNow: () => void;
  signInHref: string;
};

/** The state of all entries: what is running or what stopped it, and the button to try at once. */
export function OutboxStatus({ ref, state, clock, hasWaiting, onSendNow, signInHref }: OutboxStatusProps) {
  const { sending } = state;
  const reason = whyNotNow(state, hasWaiting);
  const isSending = sending.phase === 'sending';
  const hasItems = state.items.length > 0;
  return (
    <div ref={ref} tabIndex={-1} className={top}>
      <Stack space={4}>
        <Problem state={state} clock={clock} signInHref={signInHref} />
        {isSending && (
          <Progress
            label={m.outbox_sending()}
            value={sending.done}
            max={sending.total}
            valueText={m.outbox_sending_progress({ done: sending.done, total: sending.total })}
          />
        )}
        {/* On a phone the list is what people come for: the banner says it where there is one for being offline. */}
        {hasItems && state.connection === 'online' && (
          <Text size={14} tone="muted">
            {m.outbox_safe()}
          </Text>
        )}
        {hasItems && (
          <Inline space={3}>
            <Button
              icon={CloudUpload}
              isPending={isSending}
              isDisabled={!isSending && reason !== null}
              onPress={onSendNow}
            >
              {m.outbox_send_now()}
            </Button>
            {!isSending && reason !== null && <Text size={14}>{reason}</Text>}
          </Inline>
        )}
      </Stack>
    </div>
  );
}

/** The reason for stopping, in words, and when sending continues. */
function Problem({ state, clock, signInHref }: Pick<OutboxStatusProps, 'state' | 'clock' | 'signInHref'>) {
  const { connection, sending, items } = state;
  if (connection === 'offline')
    return (
      <Banner tone="attention" icon={CloudOff} title={m.outbox_offline_title()}>
        {items.length > 0 ? m.outbox_offline() : m.outbox_offline_empty()}
      </Banner>
    );
  if (sending.phase !== 'resting') return null;
  const retry = sending.retryAt === null ? undefined : nextTry(sending.retryAt, clock.now);
  const told: Record<typeof sending.why, { title: string; words: ReactNode }> = {
    unreachable: { title: m.outbox_unreachable_title(), words: retry },
    busy: { title: m.outbox_busy_title(), words: retry },
    'not-allowed': { title: m.outbox_not_allowed_title(), words: m.outbox_not_allowed() },
    storage: { title: m.outbox_storage_title(), words: m.outbox_storage() },
    'signed-out': {
      title: m.outbox_signed_out_title(),
      words: (
        <>
          {m.outbox_signed_out()}{' '}
          <Link href={signInHref} tone="ink">
            {m.outbox_sign_in()}
          </Link>
        </>
      ),
    },
  };
  const { title, words } = told[sending.why];
  return (
    <Banner tone="attention" title={title}>
      {words}
    </Banner>
  );
}
