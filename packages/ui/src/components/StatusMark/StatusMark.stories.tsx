import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline';
import type { ClinicalStatus } from '../private/reading/reading';
import { Text } from '../Text/Text';
import { StatusMark } from './StatusMark';

const statuses: ClinicalStatus[] = ['in-range', 'high', 'low', 'critical', 'not-assessed'];

export default { title: 'Components/StatusMark', component: StatusMark } satisfies Meta<typeof StatusMark>;
type Story = StoryObj<typeof StatusMark>;

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
