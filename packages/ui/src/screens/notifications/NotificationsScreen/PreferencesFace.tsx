import { useId } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Stack } from '../../../components/Stack/Stack';
import { Phases } from '../../../patterns/Phases/Phases';

/** The preferences before their code is loaded: they look as they do while they are read. */
export function PreferencesFace() {
  const title = useId();
  return (
    <Card as="section" aria-labelledby={title}>
      <Stack space={5}>
        <Heading level={2} id={title}>
          {m.preferences_title()}
        </Heading>
        <Phases
          state={{ phase: 'loading' }}
          failed={{ text: m.preferences_failed() }}
          rows={6}
          onRetry={() => undefined}
        >
          {() => null}
        </Phases>
      </Stack>
    </Card>
  );
}
