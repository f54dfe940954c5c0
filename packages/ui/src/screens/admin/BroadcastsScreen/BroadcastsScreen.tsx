import { useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { DividedList } from '../../../components/DividedList/DividedList';
import { latePart, useLate, useLateNow, usePreload } from '../../../components/private/use-late';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';
import type { Clock } from '../../../components/When/When';
import { ListCard } from '../../../patterns/ListCard/ListCard';
import { Page } from '../../../patterns/Page/Page';
import type { Loaded } from '../../../patterns/state';
import { CommunicationViews } from '../private/AdminViews';
import { BroadcastItem } from './BroadcastItem';
import type { TriggersCardProps } from './TriggersCard';
import type { Broadcast, BroadcastPreview, BroadcastsState, Decide } from './types';
import type { WriteDialogProps } from './WriteDialog';

export type {
  Broadcast,
  BroadcastDecision,
  BroadcastPreview,
  BroadcastsState,
  NewBroadcast,
  Template,
  Trigger,
} from './types';

export type BroadcastsScreenProps = Pick<WriteDialogProps, 'onWrite' | 'templates'> & {
  state: BroadcastsState;
  /** The preview of the broadcast that `onOpen` was called with last. */
  preview: Loaded<{ preview: BroadcastPreview }>;
  triggers: TriggersCardProps;
  clock: Clock;
  onOpen: (broadcast: Broadcast) => void;
  onDecide: Decide;
  onPageChange: (page: number) => void;
  onRetry: () => void;
  onRetryPreview: () => void;
};

type Opened = { is: 'write' } | { is: 'send' | 'cancel'; broadcast: Broadcast };

const triggersCard = latePart(async () => (await import('./TriggersCard')).TriggersCard);
const writeDialog = latePart(async () => (await import('./WriteDialog')).WriteDialog);
const sendDialog = latePart(async () => (await import('./SendDialog')).SendDialog);
const cancelDialog = latePart(async () => (await import('./CancelDialog')).CancelDialog);

/** An administrator writes to a group of people, looks at what they will read, and sends it once. */
export function BroadcastsScreen(props: BroadcastsScreenProps) {
  const { state, clock, onDecide } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const TriggersCard = useLateNow(triggersCard, true);
  const openable = (is: Opened['is']) => ({ isOpen: opened?.is === is, onOpenChange: () => setOpened(null) });
  const WriteDialog = useLate(writeDialog, openable('write'));
  const SendDialog = useLate(sendDialog, openable('send'));
  const CancelDialog = useLate(cancelDialog, openable('cancel'));
  usePreload(writeDialog);
  usePreload(sendDialog);
  usePreload(cancelDialog);
  const closing = { onClose: () => setOpened(null), focusAfter: heading };

  return (
    <Page title={m.broadcasts_title()} isWide>
      <CommunicationViews value="messages" />
      <Stack space={6}>
        <ListCard
          state={state}
          title={m.broadcasts_heading()}
          description={m.broadcasts_description()}
          headingRef={heading}
          things={m.broadcasts_count}
          filters={<Button onPress={() => setOpened({ is: 'write' })}>{m.broadcast_write()}</Button>}
          failed={{ title: m.broadcasts_failed_title(), text: m.broadcasts_failed() }}
          empty={{ title: m.broadcasts_empty_title(), text: m.broadcasts_empty() }}
          onPageChange={props.onPageChange}
          onRetry={props.onRetry}
        >
          {({ rows }) => (
            <DividedList label={m.broadcasts_heading()}>
              {rows.map((broadcast) => (
                <BroadcastItem
                  key={broadcast.id}
                  broadcast={broadcast}
                  clock={clock}
                  onSend={() => {
                    props.onOpen(broadcast);
                    setOpened({ is: 'send', broadcast });
                  }}
                  onCancel={() => setOpened({ is: 'cancel', broadcast })}
                />
              ))}
            </DividedList>
          )}
        </ListCard>
        {TriggersCard ? <TriggersCard {...props.triggers} /> : <Skeleton height="16rem" shape="block" />}
      </Stack>
      {WriteDialog && opened?.is === 'write' && (
        <WriteDialog templates={props.templates} onWrite={props.onWrite} {...closing} />
      )}
      {SendDialog && opened?.is === 'send' && (
        <SendDialog
          broadcast={opened.broadcast}
          preview={props.preview}
          clock={clock}
          onDecide={onDecide}
          onRetry={props.onRetryPreview}
          {...closing}
        />
      )}
      {CancelDialog && opened?.is === 'cancel' && (
        <CancelDialog broadcast={opened.broadcast} onDecide={onDecide} {...closing} />
      )}
    </Page>
  );
}
