import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StoryStates } from '../../catalogue/StoryStates';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Divider } from './Divider';

const meta = {
  title: 'Components/Divider',
  component: Divider,
  parameters: {
    guide: {
      do: ['Use it where space alone does not separate two items of one group.'],
      dont: [
        'Do not put it between sections that have headings: the heading separates them.',
        'Do not use it as an ornament.',
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Divider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BetweenTwo: Story = {
  render: () => (
    <Stack>
      <Text>Telmisartan 40 mg</Text>
      <Divider />
      <Text>Metformin 500 mg</Text>
    </Stack>
  ),
};

export const Sheet: StoryObj = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => <StoryStates meta={meta} states={{ BetweenTwo }} />,
};
