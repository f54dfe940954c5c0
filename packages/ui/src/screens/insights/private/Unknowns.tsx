import { CircleHelp } from 'lucide-react';
import { useId } from 'react';
import * as m from '../../../../generated/messages/messages';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Icon } from '../../../components/Icon/Icon';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { Insights } from '../types';

/** Lists what cannot be said, for want of data: that is an answer too. */
export function Unknowns({ unknowns }: Pick<Insights, 'unknowns'>) {
  const title = useId();
  if (unknowns.length === 0) return null;
  return (
    <Stack space={3}>
      <Heading level={2} size={22} id={title}>
        {m.insights_unknown()}
      </Heading>
      <DividedList aria-labelledby={title}>
        {unknowns.map(({ id, title: name, text }) => (
          <DividedItem key={id}>
            <Stack space={1}>
              <Inline space={2}>
                <Icon icon={CircleHelp} size={16} />
                <Text weight="bold">{name}</Text>
              </Inline>
              <Text size={14}>{text}</Text>
            </Stack>
          </DividedItem>
        ))}
      </DividedList>
    </Stack>
  );
}
