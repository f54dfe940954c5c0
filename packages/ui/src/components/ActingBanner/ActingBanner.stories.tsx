import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { ActingBanner } from './ActingBanner';

const meta = {
  title: 'Components/ActingBanner',
  component: ActingBanner,
  parameters: {
    guide: {
      do: [
        'Put it above every page, and leave it there as long as the page is about another person.',
        'Say who reads what is done.',
      ],
      dont: ['Do not let it be dismissed: without it one record could be taken for another.'],
      keyboard: [['Tab', 'Reaches "Back to you" before anything else of the page']],
    } satisfies ComponentGuide,
    layout: 'fullscreen',
  },
  args: {
    firstName: 'Sushila',
    lastName: 'Joshi',
    who: 'she',
    level: 'manage',
    hasAccount: true,
    onBack: fn(),
  },
} satisfies Meta<typeof ActingBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ForAMother: Story = {
  tags: ['sheet'],
  parameters: pictured,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Acting for Sushila' })).toHaveTextContent(
      'She sees all you do here',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Back to you' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const ViewOnly: Story = { tags: ['sheet'], parameters: pictured, args: { level: 'view' } };

export const ForAChild: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: { firstName: 'Rohan', lastName: 'Kulkarni', who: 'he', level: 'guardian', hasAccount: false },
};

export const LongName: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: { firstName: 'Venkatanarasimharajuvaripeta', who: 'they' },
};
