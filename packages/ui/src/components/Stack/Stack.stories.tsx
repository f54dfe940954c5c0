import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StoryStates } from '../../catalogue/StoryStates';
import { Text } from '../Text/Text';
import { Stack } from './Stack';

const meta = {
  title: 'Components/Stack',
  component: Stack,
  parameters: {
    guide: {
      do: [
        'Use it for all items below each other; it sets the space between them.',
        'Choose the space by how closely the items belong together.',
      ],
      dont: ['Do not put margins on its items.', 'Do not use empty elements to make room.'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Spaces: Story = {
  args: { children: '' },
  render: () => (
    <Stack space={8}>
      <Stack space={1}>
        <Text>Close: a name</Text>
        <Text tone="muted">and what belongs to it</Text>
      </Stack>
      <Stack space={1}>
        <Text>Apart: the next one</Text>
        <Text tone="muted">and what belongs to it</Text>
      </Stack>
    </Stack>
  ),
};

export const AsList: Story = {
  args: { as: 'ul', children: '' },
  render: (args) => (
    <Stack {...args}>
      <li>Telmisartan 40 mg</li>
      <li>Metformin 500 mg</li>
    </Stack>
  ),
};

export const Sheet: StoryObj = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => <StoryStates meta={meta} states={{ Spaces, AsList }} />,
};
