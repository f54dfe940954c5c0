import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { ReadAge } from '../../../components/ReadAge/ReadAge';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import { sayToday } from '../MedicinesScreen/say-lead';
import type { Medicines } from '../MedicinesScreen/types';

export type MedicinesTodayProps = {
  content: Pick<Medicines, 'medicines' | 'today' | 'checks'> & { readAt?: string };
  clock: Clock;
  /** There is no connection. @default false */
  isOffline?: boolean;
  /** The checks are on their way. @default false */
  isChecking?: boolean;
};

/** Says which medicines matter today, for pages about other things, and how old that is: a dose may have been recorded elsewhere since. */
export function MedicinesToday({
  content,
  clock,
  isOffline = false,
  isChecking = false,
}: MedicinesTodayProps) {
  const { checks, readAt } = content;
  return (
    <Card as="section" aria-labelledby="medicines-today">
      <Inline justify="between" space={4}>
        <Stack space={1}>
          <Heading level={2} id="medicines-today">
            {m.medicines_today_title()}
          </Heading>
          {readAt && <ReadAge readAt={readAt} clock={clock} isOffline={isOffline} />}
          {sayToday(content).map(({ text, isPressing }) => (
            <Text key={text} weight={isPressing && !readAt ? 'bold' : undefined}>
              {text}
            </Text>
          ))}
          {readAt && <Text size={14}>{m.medicines_today_old()}</Text>}
          {checks === null && !isChecking && (
            <Text size={14} tone="muted">
              {m.medicines_checks_unknown()}
            </Text>
          )}
        </Stack>
        <Button tone="secondary" href="/dashboard/medications">
          {m.medicines_today_open()}
        </Button>
      </Inline>
    </Card>
  );
}
