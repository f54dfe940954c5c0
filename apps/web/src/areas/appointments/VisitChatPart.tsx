import { countUnseen, maxMessageText } from '@nadi/domain/appointments/messages';
import { CallChat, VisitChat, type VisitChatProps } from '@nadi/ui/screens/appointments/VisitChat';
import { useState } from 'react';
import { selectActing } from '../../kernel/acting/acting-slice';
import { useClock } from '../../kernel/browser/clock';
import { pageState } from '../../kernel/page/page-state';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { useUnsent } from './use-unsent';
import { useVisitMessages } from './use-visit-messages';
import { readVisitPhoto } from './use-visit-photos';

export type VisitChatPartProps = Pick<VisitChatProps, 'side' | 'names' | 'canWrite'> & {
  id: string;
  /** Beside a call, or on the page of the visit. */
  place: 'call' | 'page';
};

/** Shows the messages of a visit. On its page nothing stands where nothing was written and nothing can be. */
export function VisitChatPart({ id, place, ...props }: VisitChatPartProps) {
  const { api } = useServices();
  const clock = useClock();
  const isSelf = useAppSelector(selectActing) === null;
  const [seen, setSeen] = useState<string | null>(null);
  const { list, onEarlier } = useVisitMessages(id, props.canWrite);
  const unsent = useUnsent(id, () => list.refetch());
  const state = pageState(list, ({ pages }) => ({
    messages: pages.flatMap(({ data }) => data).toReversed(),
    hasEarlier: list.hasNextPage,
  }));
  const messages = state.phase === 'ready' ? state.messages : [];
  if (place === 'page' && !props.canWrite && messages.length === 0) return null;
  const Chat = place === 'call' ? CallChat : VisitChat;
  return (
    <Chat
      {...props}
      {...unsent}
      state={state}
      isSelf={isSelf}
      clock={clock}
      maxText={maxMessageText}
      unseen={countUnseen(messages, props.side, seen)}
      onSeen={() => setSeen(messages.at(-1)?.id ?? null)}
      onPhoto={(photoId) => readVisitPhoto(api, photoId)}
      onEarlier={onEarlier}
      onRetry={() => void list.refetch()}
    />
  );
}
