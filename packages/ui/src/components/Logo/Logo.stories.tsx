import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StoryStates } from '../../catalogue/StoryStates';
import { Logo } from './Logo';

const meta = {
  title: 'Components/Logo',
  component: Logo,
  parameters: {
    guide: {
      do: [
        'Use the mark alone if the name is already beside it, or if there is no room.',
        'Change it in `packages/brand`: a clinic sets its own logo there.',
      ],
      dont: [
        'Use the pulse that becomes a river only here, while loading, in empty states and behind trends.',
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithName: Story = {};

export const Large: Story = { args: { size: 'large' } };

export const Mark: Story = { args: { isMark: true } };

export const Sheet: StoryObj = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => <StoryStates meta={meta} states={{ WithName, Large, Mark }} />,
};
