import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { pictured } from '../../../catalogue/pictured';
import { ConfirmPasswordDialog } from './ConfirmPasswordDialog';

const meta = {
  title: 'Screens/Settings/Confirm password',
  component: ConfirmPasswordDialog,
  parameters: {
    guide: {
      purpose:
        'Is it still the same person? The password is asked again before an action that could lock the owner out or export the record.',
      operations: ['confirmPassword'],
    } satisfies ScreenGuide,
  },
  args: { isOpen: true, isPending: false, onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof ConfirmPasswordDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialog = () => within(document.body).findByRole('dialog', { name: 'Confirm your password' });

export const Asked: Story = {
  tags: ['sheet'],
  parameters: pictured,
  play: async () => {
    await expect(await dialog()).toBeInTheDocument();
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    const field = within(await dialog()).getByLabelText(/^Your password/);
    await expect(field).toHaveFocus();
    await userEvent.keyboard('the kettle sings at six{Enter}');
    await expect(args.onConfirm).toHaveBeenLastCalledWith('the kettle sings at six');
  },
};

export const LeftEmpty: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Continue' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(within(await dialog()).getByRole('alert')).toHaveTextContent('Enter your password.');
  },
};

export const Cancelled: Story = {
  play: async ({ args, userEvent }) => {
    await dialog();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Checking: Story = { args: { isPending: true } };

export const NotRight: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: { errorMessage: 'This password is incorrect. Check it and try again.' },
  play: async () => {
    await expect(await dialog()).toHaveTextContent('This password is incorrect.');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
