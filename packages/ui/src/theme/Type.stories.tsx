import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../catalogue/pictured';
import { StateRow, StateSheet } from '../catalogue/StateSheet';
import { Heading } from '../components/Heading/Heading';
import { Stack } from '../components/Stack/Stack';
import { Text } from '../components/Text/Text';
import { fontSize } from './tokens';

const meta = { title: 'Foundations/Type', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const running = Object.keys(fontSize)
  .map(Number)
  .filter((size): size is 14 | 16 | 18 | 22 | 28 => size <= 28);

/** One family in every script: Anek, by Ek Type, cut to the letters that are used. */
export const Type: StoryObj<typeof meta> = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => (
    <StateSheet>
      <StateRow title="Headings, 48 to 16: level is the place in the outline, size is how loud it is">
        <Stack space={3}>
          <Heading level={1} size={48}>
            Good morning, Asha
          </Heading>
          <Heading level={2} size={36}>
            Your blood pressure is in range
          </Heading>
          <Heading level={3} size={28}>
            This week, day by day
          </Heading>
          <Heading level={4} size={22}>
            Readings
          </Heading>
        </Stack>
      </StateRow>
      {running.map((size) => (
        <StateRow key={size} title={`${size} px`}>
          <Text size={size}>
            Nāḍī, the pulse and the river. 122 / 78 mmHg, 38.2 °C, ₹ 1,250, 6.9 % to 7.4 %
          </Text>
        </StateRow>
      ))}
      <StateRow title="Weights: regular, medium, bold">
        {(['regular', 'medium', 'bold'] as const).map((weight) => (
          <Text key={weight} size={22} weight={weight}>
            Measured at rest
          </Text>
        ))}
      </StateRow>
      <StateRow title="Figures of one width stand under each other; every measurement has them">
        <Stack space={0}>
          <Text isTabular>111 / 71 mmHg</Text>
          <Text isTabular>128 / 84 mmHg</Text>
          <Text isTabular>100 / 60 mmHg</Text>
        </Stack>
      </StateRow>
      <StateRow title="A line holds 45 to 75 letters">
        <div style={{ maxInlineSize: '60ch' }}>
          <Text>
            Sit for five minutes before you measure, with your back leaned and your arm at the height of your
            heart. Measure twice, a minute apart, and note the second. One high reading is a reason to measure
            again, not to worry.
          </Text>
        </div>
      </StateRow>
    </StateSheet>
  ),
};
