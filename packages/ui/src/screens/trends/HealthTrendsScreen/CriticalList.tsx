import * as m from '../../../../generated/messages/messages';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { StatusMark } from '../../../components/StatusMark/StatusMark';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import { sayCritical } from './trend-words';
import type { CriticalReading } from './types';

/** As many as are named; the list of readings has all. */
const maxNamed = 5;

type CriticalListProps = { critical: readonly CriticalReading[]; isUnknown: boolean; clock: Clock };

/** Names the critical readings of the period, of every type: an average hides them. */
export function CriticalList({ critical, isUnknown, clock }: CriticalListProps) {
  if (critical.length === 0 && !isUnknown) return null;
  return (
    <Card as="section" aria-labelledby="trends-critical">
      <Stack space={3}>
        <Heading level={2} size={18} id="trends-critical">
          {m.trends_critical_title()}
        </Heading>
        {isUnknown && <Text>{m.trends_critical_unknown()}</Text>}
        {critical.slice(0, maxNamed).map((one) => (
          <Inline key={`${one.type} ${one.at} ${one.parts.join()}`} space={2} isWrapping={false}>
            <StatusMark status="critical" />
            <Text>{sayCritical(one, clock)}</Text>
          </Inline>
        ))}
        {critical.length > maxNamed && (
          <Text tone="muted">{m.trends_critical_more({ count: critical.length - maxNamed })}</Text>
        )}
        <Text size={14} tone="muted">
          {m.trends_critical_note()} <Link href="/dashboard/vital-signs">{m.trends_all_readings()}</Link>
        </Text>
      </Stack>
    </Card>
  );
}
