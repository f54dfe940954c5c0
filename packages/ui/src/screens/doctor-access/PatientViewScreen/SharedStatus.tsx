import { Stack } from '../../../components/Stack/Stack';
import { StatusBadge } from '../../../components/StatusBadge/StatusBadge';
import { Text } from '../../../components/Text/Text';
import { sayWorst } from '../private/worst-words';
import type { SharedReading } from '../types';

/** The status of a shared reading, and the condition under which it is worse. */
export function SharedStatus({ reading }: { reading: Pick<SharedReading, 'status' | 'worst'> }) {
  const { status, worst } = reading;
  const words = sayWorst(reading);
  return (
    <Stack space={1}>
      <StatusBadge status={status} worst={worst.condition === null ? worst.status : status} />
      {words && <Text size={14}>{words}</Text>}
    </Stack>
  );
}
