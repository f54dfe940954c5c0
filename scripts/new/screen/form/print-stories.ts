import type { Subject } from '../subject';

export const printFormStories = (
  { name, title, heading }: Subject,
  operations: readonly string[],
): string => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { ${name} } from './${name}';

const answers = { name: 'Asha' };

const meta = {
  title: '${title}',
  component: ${name},
  parameters: {
    guide: {
      purpose: 'What is kept under "${heading}", for the person whose record it is, and is it right?',
      operations: [${operations.map((id) => `'${id}'`).join(', ')}],
    } satisfies ScreenGuide,
  },
  args: { state: { phase: 'ready', answers, saving: { phase: 'idle' } }, onSave: fn(), onRetry: fn() },
} satisfies Meta<typeof ${name}>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' Devi{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({ name: 'Asha Devi' });
  },
};

export const Loading: Story = { args: { state: { phase: 'loading' } } };

export const Failed: Story = { args: { state: { phase: 'failed' } } };

export const Forbidden: Story = { args: { state: { phase: 'forbidden' } } };

export const Empty: Story = {
  args: { state: { phase: 'ready', answers: { name: '' }, saving: { phase: 'idle' } } },
};

export const Saving: Story = { args: { state: { phase: 'ready', answers, saving: { phase: 'pending' } } } };

export const Saved: Story = { args: { state: { phase: 'ready', answers, saving: { phase: 'done' } } } };

export const Refused: Story = {
  args: {
    state: {
      phase: 'ready',
      answers,
      saving: {
        phase: 'failed',
        message: 'Check your entries.',
        fieldErrors: { name: 'Use 100 characters at most' },
      },
    },
  },
};
`;
