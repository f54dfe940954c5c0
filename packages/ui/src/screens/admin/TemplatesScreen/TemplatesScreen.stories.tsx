import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { tryAgain } from '../../../catalogue/list-plays';
import { clock, templates } from '../BroadcastsScreen/test/example-broadcasts';
import {
  type Template,
  TemplatesScreen,
  type TemplatesScreenProps,
  type TemplatesState,
} from './TemplatesScreen';

const rows: readonly Template[] = templates.map((template) => ({
  ...template,
  ...{ updatedAt: '2026-11-18T10:00:00+05:30', version: 1 },
}));
const listOf = (listed: readonly Template[]): TemplatesState => ({
  phase: 'ready',
  rows: listed,
  pagination: { page: 1, limit: 10, total: listed.length, pages: Math.min(listed.length, 1) },
});

const meta = {
  title: 'Screens/Administration/Templates',
  component: TemplatesScreen,
  parameters: {
    guide: {
      purpose: 'Which texts does an administrator begin a message to a group with?',
      operations: [
        'listBroadcastTemplates',
        'createBroadcastTemplate',
        'updateBroadcastTemplate',
        'deleteBroadcastTemplate',
      ],
      notes: ['The rules for words are those of a message: plain text and two placeholders.'],
    } satisfies ScreenGuide,
  },
  args: {
    state: listOf(rows),
    clock,
    onSave: fn<TemplatesScreenProps['onSave']>(async () => ({ ok: true })),
    onDelete: fn<TemplatesScreenProps['onDelete']>(async () => ({ ok: true })),
    onPageChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof TemplatesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const Nothing: Story = { args: { state: listOf([]) } };
export const Loading: Story = { args: { state: { phase: 'loading' } } };
export const NotLoaded: Story = {
  args: { state: { phase: 'failed' } },
  play: tryAgain,
};

export const Adding: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a template' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox', { name: /^Name of the template/ }), ' Closed ');
    await userEvent.type(screen.getByRole('textbox', { name: /^Title/ }), 'We are closed');
    await userEvent.type(screen.getByRole('textbox', { name: /^Text/ }), 'Until Monday.');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const draft = { name: 'Closed', title: 'We are closed', body: 'Until Monday.' };
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(draft, null));
  },
};

/** The name is that of another template: the dialog stays with what was typed. */
export const NameIsTaken: Story = {
  args: {
    onSave: fn<TemplatesScreenProps['onSave']>(async () => ({
      ok: false,
      message: 'Another template has this name. Choose another name, or change that template.',
    })),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change "Maintenance"' }));
    const name = await screen.findByRole('textbox', { name: /^Name of the template/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Festival hours');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText(/Another template has this name/)).toBeVisible());
    await expect(name).toHaveValue('Festival hours');
    const { title, body } = templates[1];
    await expect(args.onSave).toHaveBeenCalledWith({ name: 'Festival hours', title, body }, rows[1]);
  },
};

export const Deleting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete "Maintenance"' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete template' }));
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledWith(rows[1]));
  },
};
