import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StoryStates } from '../../catalogue/StoryStates';
import { SearchField } from './SearchField';

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  parameters: {
    guide: {
      do: [
        'Say in the label what is searched: "Search medical records, doctors...".',
        'Search on Enter; offer matches while typing only if that is fast.',
      ],
      dont: ['Do not put search words into addresses or logs: they reveal health conditions.'],
      keyboard: [
        ['Tab', 'Moves the focus to it'],
        ['Enter', 'Searches'],
        ['Escape', 'Empties it'],
      ],
    } satisfies ComponentGuide,
  },
  args: { label: 'Search medical records, doctors...', onSubmit: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const field = canvas.getByRole('searchbox');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('thyroid{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith('thyroid');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
  },
};

export const TypedSentAndCleared: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, 'HbA1c{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('HbA1c');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear' }));
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
  },
};

export const Sheet: StoryObj = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => <StoryStates meta={meta} states={{ Empty }} touched={Empty} target="input" />,
};
