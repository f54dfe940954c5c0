import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StoryStates } from '../../catalogue/StoryStates';
import { CopyText } from './CopyText';

const meta = {
  title: 'Components/CopyText',
  component: CopyText,
  parameters: {
    guide: {
      do: [
        'Use it for text that must be copied without errors: keys, numbers, addresses.',
        'Name the copied text in the button: "Copy the key".',
      ],
      dont: [
        'Do not use it for text that people read rather than pass on.',
        'Do not hide the text: if copying is blocked, people read and type it.',
      ],
      keyboard: [
        ['Tab', 'Moves the focus to the button'],
        ['Enter, Space', 'Copies; screen readers announce the success'],
      ],
    } satisfies ComponentGuide,
  },
  args: {
    value: 'JBSWY3DPEHPK3PXP',
    shown: 'JBSW Y3DP EHPK 3PXP',
    copyLabel: 'Copy the key',
  },
} satisfies Meta<typeof CopyText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Key: Story = {};

export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the key' }));
    await expect(await canvas.findByText('Copied.')).toBeVisible();
  },
};

export const CopiedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy the key' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Copied.')).toBeVisible();
  },
};

export const Sheet: StoryObj = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => <StoryStates meta={meta} states={{ Key }} touched={Key} target="button" />,
};
