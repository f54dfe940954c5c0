import { CalendarSync } from 'lucide-react';
import { type RefObject, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { CopyText } from '../../../components/CopyText/CopyText';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { showToast } from '../../../components/ToastRegion/toasts';
import type { Clock } from '../../../components/When/When';
import { LateDeleteDialog, usePreloadDelete } from '../../../patterns/DeleteDialog/LateDeleteDialog';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Loaded, Saved } from '../../../patterns/state';
import { useSave } from '../../../patterns/use-save';
import { sayWhenWithin } from '../../../words/moment';
import { Section } from '../../private/Section';

type Feed = { createdAt: string | null; lastReadAt: string | null };

export type CalendarFeedPart = {
  state: Loaded<Feed>;
  /** The address that was made on this visit to the page; null otherwise, for no one else knows it. */
  address: string | null;
  /** Makes an address in place of an earlier one. */
  onMake: () => Promise<Saved>;
  onEnd: () => Promise<Saved>;
  onRetry: () => void;
};

type CalendarFeedCardProps = CalendarFeedPart & {
  clock: Clock;
  isOffline: boolean;
  heading: RefObject<HTMLElement | null>;
};

/** Makes, shows once and ends the address from which a calendar elsewhere reads when visits are. */
export function CalendarFeedCard(props: CalendarFeedCardProps) {
  const { state, address, clock, isOffline, heading, onMake, onEnd, onRetry } = props;
  const [isEnding, setIsEnding] = useState(false);
  const { isPending, refused, save } = useSave<object, never>(() => undefined);
  usePreloadDelete();
  return (
    <Section title={m.feed_title()}>
      <Text>{m.feed_about()}</Text>
      <Phases
        state={state}
        isOffline={isOffline}
        level={3}
        failed={{ title: m.feed_failed(), text: m.feed_failed_text() }}
        onRetry={onRetry}
      >
        {({ createdAt, lastReadAt }) => (
          <Stack space={4}>
            {createdAt !== null && (
              <Text>
                {lastReadAt
                  ? m.feed_read({ time: sayWhenWithin(lastReadAt, clock) })
                  : m.feed_not_read({ time: sayWhenWithin(createdAt, clock) })}
              </Text>
            )}
            {createdAt !== null && address !== null && <Address address={address} />}
            {createdAt !== null && address === null && <Text tone="muted">{m.feed_told_once()}</Text>}
            {refused && (
              <Banner tone="attention" title={m.feed_not_made()}>
                {refused.message ?? m.feed_failed_text()}
              </Banner>
            )}
            {isOffline && <Text tone="muted">{m.feed_offline()}</Text>}
            <Inline space={3}>
              <Button
                icon={CalendarSync}
                tone={createdAt === null ? 'primary' : 'secondary'}
                isPending={isPending}
                isDisabled={isOffline}
                onPress={() => void save(onMake)}
              >
                {createdAt === null ? m.feed_make() : m.feed_make_new()}
              </Button>
              {createdAt !== null && (
                <Button tone="quiet" isDisabled={isOffline} onPress={() => setIsEnding(true)}>
                  {m.feed_end()}
                </Button>
              )}
            </Inline>
          </Stack>
        )}
      </Phases>
      {isEnding && (
        <LateDeleteDialog
          title={m.feed_end_title()}
          description={m.feed_end_about()}
          yes={m.feed_end()}
          onDelete={onEnd}
          onClose={(result) => {
            setIsEnding(false);
            if (!result) return;
            showToast({ tone: 'success', message: m.feed_ended() });
          }}
          focusAfter={heading}
        >
          <Text>{m.feed_end_kept()}</Text>
        </LateDeleteDialog>
      )}
    </Section>
  );
}

function Address({ address }: { address: string }) {
  return (
    <Stack space={2}>
      <Text weight="bold">{m.feed_address()}</Text>
      <CopyText value={address} copyLabel={m.feed_copy()} />
      <Text size={14}>{m.feed_address_about()}</Text>
      <Link href={address.replace(/^https?:/, 'webcal:')} isAlone>
        {m.feed_open()}
      </Link>
    </Stack>
  );
}
