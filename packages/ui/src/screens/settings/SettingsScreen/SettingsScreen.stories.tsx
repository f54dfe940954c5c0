import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { SettingsScreen } from './SettingsScreen';

const meta = {
  title: 'Screens/Settings/Settings',
  component: SettingsScreen,
  parameters: {
    guide: {
      purpose: 'How should the app look, and where are the other settings?',
      operations: [],
    } satisfies ScreenGuide,
  },
  args: { theme: 'system', onThemeChange: fn(), hasSharing: true },
} satisfies Meta<typeof SettingsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OfAPatient: Story = {};

export const OfADoctor: Story = {
  args: { hasSharing: false, theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^Sharing/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: /^Who looked/ })).toHaveAttribute(
      'href',
      '/dashboard/settings/access-log',
    );
    await expect(canvas.getByRole('link', { name: /^Security/ })).toHaveAttribute(
      'href',
      '/dashboard/settings/security',
    );
  },
};

export const ChosenByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('radio', { name: 'Use device setting' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onThemeChange).toHaveBeenLastCalledWith('light');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
