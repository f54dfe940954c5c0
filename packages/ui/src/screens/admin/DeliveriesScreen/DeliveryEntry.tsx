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
import { channels, explanations, purposes, sayProblem, states } from './delivery-words';
import type { Delivery } from './types';

type DeliveryEntryProps = {
  delivery: Delivery;
  clock: Clock;
  /** Left out where only this person is listed. */
  onOnlyPerson?: ((id: string) => void) | undefined;
};

/** Names the person; the account of an e-mail is looked up when it is sent, or over the limit. */
function sayPerson({ channel, person, state, attempts }: Delivery): string {
  if (person) return person.name ?? m.audit_person_unknown();
  const isLookedUp = attempts > 0 || state === 'LIMITED';
  return channel === 'mail' && !isLookedUp ? m.deliveries_not_looked_up() : m.deliveries_nobody();
}

/** One message: what it was for, to whom, and what became of it. */
export function DeliveryEntry({ delivery, clock, onOnlyPerson }: DeliveryEntryProps) {
  const { purpose, person, state, attempts, createdAt } = delivery;
  const { say, ...look } = states[state];
  const name = sayPerson(delivery);
  const why = sayProblem(delivery) ?? explanations[state]?.() ?? null;
  return (
    <DividedItem>
      <Inline justify="between" space={3} align="start">
        <Stack space={1}>
          <Inline space={2}>
            <Heading level={3}>{purposes[purpose]()}</Heading>
            <Tag {...look}>{say()}</Tag>
          </Inline>
          <Text>{m.deliveries_to({ channel: channels[delivery.channel](), name })}</Text>
          {why && <Text>{why}</Text>}
          <Text tone="muted">
            <When at={createdAt} clock={clock} />
            {attempts > 1 && ` · ${m.deliveries_attempts({ count: attempts })}`}
          </Text>
        </Stack>
        {person?.name && onOnlyPerson && (
          <Button tone="secondary" size="small" onPress={() => onOnlyPerson(person.id)}>
            {m.deliveries_only_person()} <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        )}
      </Inline>
    </DividedItem>
  );
}
