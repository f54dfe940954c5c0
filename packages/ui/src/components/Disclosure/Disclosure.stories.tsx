import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StoryStates } from '../../catalogue/StoryStates';
import { Text } from '../Text/Text';
import { Disclosure } from './Disclosure';

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  parameters: {
    guide: {
      do: [
        'Use it for details that few people need, about something that everyone reads.',
        'Name its content; in a list, set `spokenContext`, so that ten "Details" can be told apart.',
      ],
      dont: [
        'Do not hide anything that is critical or needed for a decision.',
        'Do not use it for several parts of one page: use an Accordion.',
      ],
      keyboard: [
        ['Tab', 'Moves the focus to it'],
        ['Enter, Space', 'Opens or closes it'],
      ],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Details',
    spokenContext: 'reading of 2 Nov',
    children: <Text size={14}>Entered by hand, changed once.</Text>,
  },
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const OpenedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Details, reading of 2 Nov' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const content = canvas.getByRole('group', { name: 'Details, reading of 2 Nov' });
    await waitFor(() => expect(content).toBeVisible());
    await expect(content).toHaveTextContent('Entered by hand, changed once.');
  },
};

export const OpenedBySearchInPage: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Details, reading of 2 Nov' });
    const content = canvas.getByText('Entered by hand, changed once.');
    await expect(content).not.toBeVisible();
    const closed = content.closest('[hidden]');
    await waitFor(() => expect(closed).toHaveAttribute('hidden', 'until-found'));
    // The browser fires it before it shows a match.
    closed?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    await expect(content).toBeVisible();
  },
};

export const Sheet: StoryObj = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => <StoryStates meta={meta} states={{ Closed }} touched={Closed} />,
};
