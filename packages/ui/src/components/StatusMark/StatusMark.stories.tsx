import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StateRow, StateSheet } from '../../catalogue/StateSheet';
import { Inline } from '../Inline/Inline';
import type { ClinicalStatus } from '../private/reading/reading';
import { Text } from '../Text/Text';
import { StatusMark } from './StatusMark';

const statuses: ClinicalStatus[] = ['in-range', 'high', 'low', 'critical', 'not-assessed'];

export default {
  title: 'Components/StatusMark',
  component: StatusMark,
  parameters: {
    guide: {
      do: [
        'Use it if the word is right beside it: in a legend, a heading, a chart with a readout.',
        'Let it take the size of the text around it.',
      ],
      dont: [
        'Do not use it alone: a shape without its word is unclear, and screen readers say nothing.',
        'Do not use the diamond for anything but critical readings and equally serious matters.',
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof StatusMark>;
type Story = StoryObj<typeof StatusMark>;

export const Sheet: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: { status: 'in-range' },
  render: () => (
    <StateSheet>
      {([14, 18, 28] as const).map((size) => (
        <StateRow key={size} title={`Beside text of ${size} px`}>
          {statuses.map((status) => (
            <Text key={status} size={size} as="span">
              <StatusMark status={status} /> {status}
            </Text>
          ))}
        </StateRow>
      ))}
    </StateSheet>
  ),
};

/** As large as the text beside them. */
export const All: Story = {
  args: { status: 'in-range' },
  render: () => (
    <>
      {([14, 18, 28] as const).map((size) => (
        <Text key={size} size={size} as="div">
          <Inline space={3}>
            {statuses.map((status) => (
              <StatusMark key={status} status={status} />
            ))}
          </Inline>
        </Text>
      ))}
    </>
  ),
};
