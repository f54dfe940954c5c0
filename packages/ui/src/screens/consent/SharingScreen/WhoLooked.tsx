import { useId } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Card } from '../../../components/Card/Card';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { type Clock, When } from '../../../components/When/When';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Loaded } from '../../../patterns/state';
import { howMany, sayEntry, why } from '../../settings/AccessLogScreen/entry-words';
import type { AccessEntry } from '../../settings/AccessLogScreen/types';

export type WhoLookedProps = {
  /** The entries of others, newest first. */
  looked: Loaded<{ entries: readonly AccessEntry[] }>;
  clock: Clock;
  onRetry: () => void;
};

/** The last who looked or asked, with what and why; the log has all. */
export function WhoLooked({ looked, clock, onRetry }: WhoLookedProps) {
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading}>
      <Stack space={4}>
        <Heading level={2} id={heading}>
          {m.sharing_looked()}
        </Heading>
        <Phases state={looked} failed={{ text: m.sharing_looked_failed() }} onRetry={onRetry}>
          {({ entries }) =>
            entries.length === 0 ? (
              <Text tone="muted">{m.sharing_looked_none()}</Text>
            ) : (
              <DividedList aria-labelledby={heading}>
                {entries.map((entry) => (
                  <DividedItem key={entry.id}>
                    <Text size={14} tone="muted">
                      <When at={entry.at} clock={clock} />
                    </Text>
                    <Text>{sayEntry(entry)}</Text>
                    <Text size={14} tone="muted">
                      {[howMany(entry), why(entry)].filter(Boolean).join(' · ')}
                    </Text>
                  </DividedItem>
                ))}
              </DividedList>
            )
          }
        </Phases>
        <Link href="/dashboard/settings/access-log" isAlone>
          {m.sharing_looked_all()}
        </Link>
      </Stack>
    </Card>
  );
}
