export const printScreenStories = (
  name: string,
  title: string,
  heading: string,
): string => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { ${name} } from './${name}';

const meta = {
  title: '${title}',
  component: ${name},
  parameters: {
    guide: {
      purpose: 'What is kept under "${heading}", for the person whose record it is?',
      operations: [],
      notes: ['The entries are examples: what a person sees here comes from their own record.'],
    } satisfies ScreenGuide,
  },
  args: {
    state: {
      phase: 'ready',
      entries: [
        { id: 'first', title: 'First entry', description: 'Since 2 November 2026' },
        { id: 'second', title: 'Second entry', description: 'Since 18 November 2026' },
      ],
    },
    onRetry: fn(),
  },
} satisfies Meta<typeof ${name}>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '${heading}' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Loading: Story = { args: { state: { phase: 'loading' } } };

export const Failed: Story = {
  args: { state: { phase: 'failed' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { state: { phase: 'ready', entries: [] } } };
`;

export const printScreenSheet = (
  name: string,
  title: string,
): string => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { picturedScreen } from '../../../catalogue/pictured';
import { ScreenSheet } from '../../../catalogue/ScreenSheet';
import * as stories from './${name}.stories';

const meta = {
  title: '${title}',
  tags: ['sheet', '!test', '!autodocs'],
  parameters: { ...picturedScreen, layout: 'padded' },
} satisfies Meta;
export default meta;

export const Sheet: StoryObj = {
  render: () => <ScreenSheet stories={stories} />,
};
`;
