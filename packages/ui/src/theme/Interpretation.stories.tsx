import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../catalogue/pictured';
import { DividedItem, DividedList } from '../components/DividedList/DividedList';
import { Inline } from '../components/Inline/Inline';
import { Measurement } from '../components/Measurement/Measurement';
import type { ClinicalStatus } from '../components/private/reading/reading';
import { Stack } from '../components/Stack/Stack';
import { StatusBadge } from '../components/StatusBadge/StatusBadge';
import { Text } from '../components/Text/Text';

const meta = { title: 'Foundations/Interpretation', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const marks: readonly { status: ClinicalStatus; shape: string; says: string; parts: number[] }[] = [
  {
    status: 'in-range',
    shape: 'A filled circle',
    says: 'Within the published range that is named beside it. It is not said to be healthy, good or normal.',
    parts: [118, 76],
  },
  {
    status: 'high',
    shape: 'A triangle that points up',
    says: 'Above that range. One such reading is a reason to measure again.',
    parts: [146, 92],
  },
  {
    status: 'low',
    shape: 'A triangle that points down',
    says: 'Below that range.',
    parts: [86, 54],
  },
  {
    status: 'critical',
    shape: 'A diamond',
    says: 'So far out that someone should act now; what to do is said at once, with the numbers to call.',
    parts: [184, 122],
  },
  {
    status: 'not-assessed',
    shape: 'A dashed ring',
    says: 'No range applies, or something is not known: age, pregnancy, fasting. Not knowing is never shown as normal.',
    parts: [124, 80],
  },
];

/** A shape, a word, and a colour that only repeats them. The digits are ink, whatever they mean. */
export const Interpretation: StoryObj<typeof meta> = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => (
    <DividedList>
      {marks.map(({ status, shape, says, parts }) => (
        <DividedItem key={status}>
          <Stack space={2}>
            <Inline space={4}>
              <StatusBadge status={status} size="medium" />
              <Measurement parts={parts} unit="mm[Hg]" size="medium" />
            </Inline>
            <Text>{says}</Text>
            <Text size={14} tone="muted">
              {shape}
            </Text>
          </Stack>
        </DividedItem>
      ))}
    </DividedList>
  ),
};
