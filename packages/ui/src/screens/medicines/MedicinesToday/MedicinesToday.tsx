import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { sayLead, warnedOf } from '../MedicinesScreen/say-lead';
import type { Medicines } from '../MedicinesScreen/types';

export type MedicinesTodayProps = { content: Pick<Medicines, 'medicines' | 'today' | 'checks'> };

/** Says which medicines matter today, for pages about other things: a warning first, then what is due, then what is next. */
export function MedicinesToday({ content }: MedicinesTodayProps) {
  const { today, checks } = content;
  const isPressing = warnedOf(checks).size > 0 || today.some(({ state }) => state === 'due');
  return (
    <Card as="section" aria-labelledby="medicines-today">
      <Inline justify="between" space={4}>
        <Stack space={1}>
          <Heading level={2} id="medicines-today">
            {m.medicines_today_title()}
          </Heading>
          <Text weight={isPressing ? 'bold' : undefined}>{sayLead(content)}</Text>
          {checks === null && (
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
