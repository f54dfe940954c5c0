import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { InState } from '../../catalogue/InState';
import { pictured } from '../../catalogue/pictured';
import { StateRow, StateSheet } from '../../catalogue/StateSheet';
import { ViewLinks } from './ViewLinks';

const meta = {
  title: 'Components/ViewLinks',
  component: ViewLinks<string>,
  args: {
    label: 'Which notifications to show',
    value: 'all',
    items: [
      { id: 'unread', label: 'Unread', href: '#unread', count: 3 },
      { id: 'all', label: 'All', href: '#all', count: 48 },
      { id: 'archived', label: 'Archived', href: '#archived', count: 1_112 },
    ],
  },
  parameters: {
    guide: {
      do: [
        'Use it for the views of a whole page, each with an address of its own.',
        'Name each in a word or two.',
      ],
      dont: [
        'Do not use it for a part of a page: those are Tabs, which share one address.',
        'Do not use it for pages of different subjects: those are in the menu.',
      ],
      keyboard: [
        ['Tab', 'Moves from link to link'],
        ['Enter', 'Opens the view'],
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof ViewLinks<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneOfThree: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(/^All/);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Archived/ })).toHaveFocus();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** A font that comes late changes the width of the words, and not the width of the list. */
export const FadesNoMoreOnceItsWordsFit: Story = {
  ...OnAPhone,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    const last = canvas.getByRole('link', { name: /^Archived/ });
    last.style.minInlineSize = '40rem';
    await waitFor(() => expect(list).toHaveAttribute('data-more', 'end'));
    last.style.minInlineSize = '';
    list.style.fontSize = '0.5rem';
    await waitFor(() => expect(list).not.toHaveAttribute('data-more'));
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  parameters: pictured,
  render: (args) => (
    <StateSheet>
      <StateRow title="At rest">
        <ViewLinks {...args} />
      </StateRow>
      {(['hovered', 'focused'] as const).map((state) => (
        <StateRow key={state} title={state}>
          <InState state={state}>
            <ViewLinks {...args} label={state} />
          </InState>
        </StateRow>
      ))}
    </StateSheet>
  ),
};
