import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StoryStates } from '../../catalogue/StoryStates';
import { Stack } from '../Stack/Stack';
import { Heading } from './Heading';

const meta = {
  title: 'Components/Heading',
  component: Heading,
  parameters: {
    guide: {
      do: [
        'Choose the level by the outline of the page: one heading of level 1, no level skipped.',
        'Choose the size by its importance on the page; level and size are independent.',
      ],
      dont: [
        'Do not use a heading to make text large.',
        'Do not end it with a full stop, and do not write it in capitals.',
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Levels: Story = {
  args: { level: 1, children: '' },
  render: () => (
    <Stack>
      <Heading level={1}>Good morning, Asha. Your blood pressure has been in range for six days.</Heading>
      <Heading level={2}>Blood pressure</Heading>
      <Heading level={3}>Worth a look</Heading>
      <Heading level={4}>Dr. Meera Rao</Heading>
    </Stack>
  ),
};

export const LevelAndSizeApart: Story = {
  args: { level: 2, size: 28, children: 'Doctors you can see this week' },
};

export const Sheet: StoryObj = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => <StoryStates meta={meta} states={{ Levels, LevelAndSizeApart }} />,
};
