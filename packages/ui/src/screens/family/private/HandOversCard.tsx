import * as m from '../../../../generated/messages/messages';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Stack } from '../../../components/Stack/Stack';
import type { HandOverRow } from '../types';
import { HandOverPart, type HandOverPartProps } from './HandOverPart';

type HandOversCardProps = Omit<HandOverPartProps, 'handOver'> & { handOvers: readonly HandOverRow[] };

/** Lists the records that are to be handed over at 18; nothing without one. */
export function HandOversCard({ handOvers, ...props }: HandOversCardProps) {
  if (handOvers.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="hand-over">
      <Stack space={4}>
        <Heading level={2} id="hand-over">
          {m.family_hand_over()}
        </Heading>
        {handOvers.map((handOver) => (
          <HandOverPart key={handOver.id} handOver={handOver} {...props} />
        ))}
      </Stack>
    </Card>
  );
}
