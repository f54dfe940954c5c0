import { useEffect, useRef } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { When } from '../../../components/When/When';
import { useSave } from '../../../patterns/use-save';
import { VisitPhoto } from '../ConsultationScreen/VisitPhoto';
import type { ChatMessage, UnsentMessage, VisitChatProps } from './types';
import * as styles from './VisitChat.css';

type MessagesProps = Pick<
  VisitChatProps,
  'side' | 'names' | 'isSelf' | 'clock' | 'unsent' | 'onPhoto' | 'onAgain' | 'onDrop' | 'onEarlier'
> & {
  messages: readonly ChatMessage[];
  hasEarlier: boolean;
};

function sayAuthor({ author, isActing }: ChatMessage, { side, names, isSelf }: MessagesProps): string {
  if (isActing) return m.chat_acting({ name: names.PATIENT });
  return author === side && isSelf ? m.chat_you() : names[author];
}

/** The messages, oldest first, and those that are not sent yet. */
export function Messages(props: MessagesProps) {
  const { messages, hasEarlier, side, clock, unsent, onPhoto, onAgain, onDrop, onEarlier } = props;
  const { isPending, refused, save } = useSave<unknown, never>(() => undefined);
  const list = useRef<HTMLDivElement>(null);
  const newest = unsent.at(-1)?.id ?? messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came last is shown whenever something came
  useEffect(() => {
    list.current?.scrollTo?.({ top: list.current.scrollHeight });
  }, [newest]);
  return (
    <Stack space={2}>
      {hasEarlier && (
        <div>
          <Button tone="quiet" size="small" isPending={isPending} onPress={() => void save(onEarlier)}>
            {m.chat_earlier()}
          </Button>
        </div>
      )}
      {refused && <Text tone="critical">{refused.message}</Text>}
      {messages.length + unsent.length === 0 && <Text tone="muted">{m.chat_empty()}</Text>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div ref={list} className={styles.list} role="log" aria-label={m.chat_list()} tabIndex={0}>
        {messages.map((message) => {
          const { id, author, text, photo, createdAt } = message;
          const name = sayAuthor(message, props);
          return (
            <div key={id} className={author === side ? styles.own : styles.other}>
              <Text size={14} tone="muted">
                {name}, <When at={createdAt} clock={clock} isInSentence />
              </Text>
              {text !== null && <p className={styles.words}>{text}</p>}
              {photo && <VisitPhoto id={photo.id} name={m.chat_photo_of({ name })} onPhoto={onPhoto} />}
              {text === null && !photo && <Text tone="muted">{m.chat_photo_gone()}</Text>}
            </div>
          );
        })}
        {unsent.map((one) => (
          <Unsent key={one.id} message={one} onAgain={onAgain} onDrop={onDrop} />
        ))}
      </div>
    </Stack>
  );
}

type UnsentProps = Pick<VisitChatProps, 'onAgain' | 'onDrop'> & { message: UnsentMessage };

function Unsent({ message: { id, text, refusal }, onAgain, onDrop }: UnsentProps) {
  return (
    <div className={styles.own}>
      <p className={styles.words}>{text ?? m.chat_sending_photo()}</p>
      {refusal === null ? (
        <Text size={14} tone="muted">
          {m.chat_sending()}
        </Text>
      ) : (
        <>
          <Text size={14} tone="critical">
            {m.chat_not_sent()} {refusal}
          </Text>
          <div className={styles.steps}>
            <Button tone="secondary" size="small" onPress={() => onAgain(id)}>
              {m.chat_again()}
            </Button>
            <Button tone="quiet" size="small" onPress={() => onDrop(id)}>
              {m.chat_drop()}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
