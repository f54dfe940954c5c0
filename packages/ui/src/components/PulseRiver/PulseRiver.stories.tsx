import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StateSheet } from '../../catalogue/StateSheet';
import { PulseRiver } from './PulseRiver';

const meta = {
  title: 'Components/PulseRiver',
  component: PulseRiver,
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: [
        'Use it where there is nothing else to see: while loading, in empty states, beside the sign-in form.',
        'Let it move only while something is loading.',
      ],
      dont: [
        'Do not use it as decoration beside content, or behind text.',
        'Do not use it for data: it is a motif, not a measured curve.',
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof PulseRiver>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sheet: Story = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => (
    <StateSheet>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <section key={size}>
          <PulseRiver size={size} />
        </section>
      ))}
      <section>
        <PulseRiver isFading />
      </section>
    </StateSheet>
  ),
};

export const Small: Story = { args: { size: 'small' } };

export const Medium: Story = {};

export const Large: Story = { args: { size: 'large' } };

export const Moving: Story = { args: { isMoving: true } };
