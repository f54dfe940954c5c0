import * as m from '../../../../generated/messages/messages';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { UnsentMark } from '../../../components/UnsentMark/UnsentMark';
import { needsDecision, type OutboxItem } from '../types';

/** So many are named; the rest is counted. */
const named = 5;

/** What would be lost, by name. */
export function Losses({ items }: { items: readonly OutboxItem[] }) {
  const more = items.length - named;
  return (
    <Stack space={3}>
      <DividedList label={m.outbox_title()}>
        {items.slice(0, named).map((item) => (
          <DividedItem key={item.id}>
            <Stack space={1} align="start">
              <Text weight="bold">{item.title}</Text>
              {item.detail && (
                <Text size={14} tone="muted">
                  {item.detail}
                </Text>
              )}
              <UnsentMark standing={needsDecision(item) ? 'attention' : 'waiting'} action={item.action} />
            </Stack>
          </DividedItem>
        ))}
      </DividedList>
      {more > 0 && <Text weight="bold">{m.sign_out_more({ count: more })}</Text>}
    </Stack>
  );
}
