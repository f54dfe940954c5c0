import { Stack } from '../../../components/Stack/Stack';
import { CheckedCard, type CheckedCardProps } from './CheckedCard';
import { CountedCard } from './CountedCard';

/** The cards below what is read first, in code of their own. */
export const LaterCards = (props: CheckedCardProps) => (
  <Stack space={5}>
    <CountedCard content={props.content} />
    <CheckedCard {...props} />
  </Stack>
);
