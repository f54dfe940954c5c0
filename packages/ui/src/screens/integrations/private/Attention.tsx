import { brand } from '@nadi/brand';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import type { Connection } from '../types';

type AttentionProps = { connection: Connection; name: string; isOffline: boolean; onHistory: () => void };

/** Warns of readings of the last 7 days that are dangerous, or would be should they be real. */
export function Danger({ connection, name, isOffline, onHistory }: AttentionProps) {
  const { critical, dangerous } = connection;
  if (critical + dangerous === 0) return null;
  const number = brand.emergencyNumber;
  return (
    <Banner
      tone="critical"
      action={
        <Inline space={2}>
          {dangerous > 0 && (
            <Button size="small" tone="secondary" isDisabled={isOffline} onPress={onHistory}>
              {m.connection_see_left_out()} <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          )}
          <Button size="small" tone="secondary" href="/dashboard/vital-signs">
            {m.integration_critical_link()}
          </Button>
        </Inline>
      }
    >
      <Stack space={2}>
        {critical > 0 && (
          <Text>
            <Text as="strong">{m.connection_critical({ count: critical })}</Text>{' '}
            {m.integration_critical_text({ number })}
          </Text>
        )}
        {dangerous > 0 && (
          <Text>
            <Text as="strong">{m.connection_dangerous({ count: dangerous })}</Text>{' '}
            {m.connection_dangerous_text({ number })}
          </Text>
        )}
      </Stack>
    </Banner>
  );
}

/** Says how many other readings of the last 7 days were not added. */
export function LeftOutCount({ leftOut, dangerous }: Pick<Connection, 'leftOut' | 'dangerous'>) {
  const count = leftOut - dangerous;
  if (count <= 0) return null;
  const say = dangerous > 0 ? m.connection_left_out_more : m.connection_left_out;
  return <Text size={14}>{say({ count })}</Text>;
}
