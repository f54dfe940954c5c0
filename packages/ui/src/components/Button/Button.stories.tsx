import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Card } from '../Card/Card';
import { Inline } from '../Inline/Inline';
import { Button } from './Button';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Save reading' },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args) => (
    <Inline>
      <Button {...args} tone="primary" />
      <Button {...args} tone="secondary" />
      <Button {...args} tone="quiet" />
      <Button {...args} tone="critical" />
    </Inline>
  ),
};

export const WithIcon: Story = { args: { icon: Plus, children: 'Add a reading' } };

export const Small: Story = { args: { size: 'small', tone: 'secondary', children: 'Newer' } };

export const FullWidth: Story = { args: { isFullWidth: true, children: 'Sign in' } };

export const Disabled: Story = {
  args: { isDisabled: true },
  render: Tones.render,
};

export const Pending: Story = {
  args: { isPending: true, onPress: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    button.focus();
    await expect(button).toHaveFocus();
  },
};

export const AsLink: Story = {
  args: { href: '#book', children: 'Book Consultation', tone: 'secondary' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Book Consultation' })).toHaveAttribute('href', '#book');
  },
};

export const Pressed: Story = {
  args: { onPress: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const OnDeepGround: Story = {
  args: { children: 'Check camera and sound' },
  render: (args) => (
    <Card tone="deep">
      <Inline>
        <Button {...args} />
        <Button {...args} tone="secondary">
          Reschedule
        </Button>
      </Inline>
    </Card>
  ),
};

export const LongWords: Story = {
  args: { children: 'Blutdruckmessung für den nächsten Videotermin vormerken' },
  globals: { viewport: { value: 'phone' } },
};
