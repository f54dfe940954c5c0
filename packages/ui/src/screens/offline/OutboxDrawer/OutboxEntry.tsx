import type { Ref } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Inline } from '../../../components/Inline/Inline';
import { part, withParts } from '../../../components/private/with-parts';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { UnsentMark } from '../../../components/UnsentMark/UnsentMark';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { type Clock, When } from '../../../components/When/When';
import { needsDecision, type OutboxItem, type OutboxState } from '../types';
import { item as itemStyle } from './OutboxDrawer.css';
import { whyItWaits } from './words';

export type OutboxEntryProps = {
  item: OutboxItem;
  state: OutboxState;
  clock: Clock;
  onEdit?: (id: number) => void;
  onRetry: (id: number) => void;
  /** Asks before it is discarded. */
  onDiscard: (item: OutboxItem) => void;
  ref?: Ref<HTMLLIElement>;
};

/** One entry: what it is, since when and why it waits, and what can be done with it. */
export function OutboxEntry({ item, state, clock, ref, ...on }: OutboxEntryProps) {
  const { title, detail, forWhom, action, since, standing } = item;
  const isSending = standing.phase === 'sending';
  return (
    <li ref={ref} tabIndex={-1} className={itemStyle}>
      <Stack space={2}>
        <Stack space={1}>
          <Text weight="bold">{title}</Text>
          {forWhom && (
            <div>
              <Tag tone="info">{forWhom}</Tag>
            </div>
          )}
          {detail && (
            <Text size={14} tone="muted">
              {detail}
            </Text>
          )}
          <div>
            <UnsentMark
              standing={needsDecision(item) ? 'attention' : isSending ? 'sending' : 'waiting'}
              action={action}
            />
          </div>
          <Text size={14} tone="muted">
            {withParts(m.outbox_since({ when: part(0) }), [
              <When key="at" at={since} clock={clock} isInSentence />,
            ])}{' '}
            {!needsDecision(item) && standing.phase === 'waiting' && whyItWaits(standing, state)}
          </Text>
        </Stack>
        <Reason item={item} />
        {!isSending && <Actions item={item} {...on} />}
      </Stack>
    </li>
  );
}

/** Why it does not go on by itself. */
function Reason({ item: { standing, isSealedAway } }: Pick<OutboxEntryProps, 'item'>) {
  if (isSealedAway) return <Note message={m.outbox_sealed_away()} />;
  if (standing.phase === 'sending' || standing.phase === 'waiting') return null;
  return (
    <Note message={standing.message} errors={standing.phase === 'refused' ? standing.errors : undefined} />
  );
}

type NoteProps = { message: string; errors?: readonly { label: string; message: string }[] };

function Note({ message, errors = [] }: NoteProps) {
  return (
    <Card padding="small" tone="sunken">
      <Stack space={1}>
        <Text>{message}</Text>
        {errors.length > 0 && (
          <ul>
            {errors.map(({ label, message: error }) => (
              <Text key={`${label} ${error}`} as="li" size={14}>
                {(label.endsWith('?') ? m.outbox_error_question : m.outbox_error)({ label, message: error })}
              </Text>
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  );
}

function Actions({
  item,
  onEdit,
  onRetry,
  onDiscard,
}: Pick<OutboxEntryProps, 'item' | 'onEdit' | 'onRetry' | 'onDiscard'>) {
  const { id, title, action, standing, editHref, isSealedAway } = item;
  const name = <VisuallyHidden>{title}</VisuallyHidden>;
  const canEdit = !isSealedAway && standing.phase !== 'conflict' && action !== 'delete';
  const small = { tone: 'secondary', size: 'small' } as const;
  return (
    <Inline space={2}>
      {!isSealedAway && standing.phase === 'conflict' && (
        <Button size="small" href={standing.href}>
          {m.outbox_compare()} {name}
        </Button>
      )}
      {canEdit && (editHref !== undefined || onEdit) && (
        <Button
          {...small}
          {...(editHref === undefined ? { onPress: () => onEdit?.(id) } : { href: editHref })}
        >
          {m.outbox_edit()} {name}
        </Button>
      )}
      {!isSealedAway && standing.phase === 'refused' && (
        <Button {...small} onPress={() => onRetry(id)}>
          {m.outbox_retry()} {name}
        </Button>
      )}
      <Button tone="quiet" size="small" onPress={() => onDiscard(item)}>
        {action === 'delete' && !isSealedAway ? m.outbox_take_back() : m.outbox_discard()} {name}
      </Button>
    </Inline>
  );
}
