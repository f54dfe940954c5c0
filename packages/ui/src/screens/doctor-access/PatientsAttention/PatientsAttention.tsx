import type { ReactNode } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Card } from '../../../components/Card/Card';
import { Grid } from '../../../components/Grid/Grid';
import { Heading } from '../../../components/Heading/Heading';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';
import type { Clock } from '../../../components/When/When';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Loaded } from '../../../patterns/state';
import { CriticalPart } from './CriticalPart';
import { NewsPart } from './NewsPart';
import { RequestsPart } from './RequestsPart';
import type { Attention } from './types';

export type { Attention } from './types';

export type PatientsAttentionProps = {
  state: Loaded<{ attention: Attention }>;
  clock: Clock;
  onRetry: () => void;
};

/** Shows what needs a doctor beside the visits of the day: critical readings first, then requests that wait and what is new. */
export function PatientsAttention({ state, clock, onRetry }: PatientsAttentionProps) {
  return (
    <Card as="section" aria-labelledby="needs-doctor">
      <Stack space={5}>
        <Heading level={2} id="needs-doctor">
          {m.needs_title()}
        </Heading>
        <Phases
          state={state}
          skeleton={<Skeleton height="7rem" shape="block" />}
          failed={{ title: m.needs_failed_title(), text: m.needs_failed() }}
          onRetry={onRetry}
        >
          {({ attention: { critical, requests, news, trialQuestions } }) => (
            <Grid columns={{ narrow: 1, wide: 3 }} space={8} align="start">
              <Part title={m.needs_critical()}>
                <CriticalPart critical={critical} clock={clock} />
              </Part>
              <Part title={m.needs_requests()}>
                <RequestsPart requests={requests} trialQuestions={trialQuestions} clock={clock} />
              </Part>
              <Part title={m.needs_news()}>
                <NewsPart news={news} clock={clock} />
              </Part>
            </Grid>
          )}
        </Phases>
      </Stack>
    </Card>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack space={2}>
      <Heading level={3}>{title}</Heading>
      {children}
    </Stack>
  );
}
