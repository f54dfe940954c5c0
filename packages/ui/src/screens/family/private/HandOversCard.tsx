import * as m from '../../../../generated/messages/messages';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Stack } from '../../../components/Stack/Stack';
import { Phases } from '../../../patterns/Phases/Phases';
import type { HandOverRow } from '../types';
import { HandOverPart, type HandOverPartProps } from './HandOverPart';

type HandOversCardProps = Omit<HandOverPartProps, 'handOver'> & {
  /** `failed` if they could not be read. */
  handOvers: readonly HandOverRow[] | 'failed';
  onRetry: () => void;
};

/** Lists the records that are to be handed over at 18; nothing without one. */
export function HandOversCard({ handOvers, onRetry, ...props }: HandOversCardProps) {
  if (handOvers.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="hand-over">
      <Stack space={4}>
        <Heading level={2} id="hand-over">
          {m.family_hand_over()}
        </Heading>
        {handOvers === 'failed' ? (
          <Phases
            state={{ phase: 'failed' }}
            failed={{ text: m.family_hand_over_failed() }}
            onRetry={onRetry}
          />
        ) : (
          handOvers.map((handOver) => <HandOverPart key={handOver.id} handOver={handOver} {...props} />)
        )}
      </Stack>
    </Card>
  );
}
