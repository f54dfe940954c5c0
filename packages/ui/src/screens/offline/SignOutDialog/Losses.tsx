import * as m from '../../../../generated/messages/messages';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { UnsentMark } from '../../../components/UnsentMark/UnsentMark';
import { needsDecision, type OutboxItem } from '../types';

/** The number of entries that are named; the rest is counted. */
const named = 5;

/** The entries that would be lost, by name. */
export function Losses({ items }: { items: readonly OutboxItem[] }) {
  const more = items.length - named;
  return (
    <Stack space={3}>
      <Stack as="ul" space={3}>
        {items.slice(0, named).map((item) => (
          <li key={item.id}>
            <Inline space={2}>
              <Text weight="bold">{item.title}</Text>
              {/* That they are not sent says the title. */}
              {(needsDecision(item) || item.action !== 'add') && (
                <UnsentMark standing={needsDecision(item) ? 'attention' : 'waiting'} action={item.action} />
              )}
            </Inline>
            {item.detail && (
              <Text size={14} tone="muted">
                {item.detail}
              </Text>
            )}
          </li>
        ))}
      </Stack>
      {more > 0 && <Text weight="bold">{m.sign_out_more({ count: more })}</Text>}
    </Stack>
  );
}
