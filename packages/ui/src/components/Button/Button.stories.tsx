import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { InState } from '../../catalogue/InState';
import { pictured } from '../../catalogue/pictured';
import { StateRow, StateSheet } from '../../catalogue/StateSheet';
import { Card } from '../Card/Card';
import { Inline } from '../Inline/Inline';
import { Button } from './Button';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Save reading' },
  parameters: {
    guide: {
      do: [
        'Say what will happen, with a verb and a noun: "Save reading".',
        'Give a screen one primary button: its main action.',
        'Use `isPending` while the action is running; the button keeps its place and its focus.',
      ],
      dont: [
        'Do not disable a button because a form is incomplete: let people press it, and say what is missing.',
        'Do not use it within a sentence to lead to another page: that is a Link.',
        'Do not use the critical tone for anything that can be undone.',
      ],
      keyboard: [
        ['Tab', 'Moves the focus to it'],
        ['Enter, Space', 'Presses it; with `href`, Enter follows it'],
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

const tones = ['primary', 'secondary', 'quiet', 'critical'] as const;

export const Sheet: Story = {
  tags: ['sheet'],
  parameters: pictured,
  render: (args) => (
    <StateSheet>
      <StateRow title="At rest">
        {tones.map((tone) => (
          <Button {...args} key={tone} tone={tone} />
        ))}
      </StateRow>
      {(['hovered', 'pressed', 'focused'] as const).map((state) => (
        <StateRow key={state} title={state}>
          {tones.map((tone) => (
            <InState key={tone} state={state}>
              <Button {...args} tone={tone} />
            </InState>
          ))}
        </StateRow>
      ))}
      <StateRow title="Disabled">
        {tones.map((tone) => (
          <Button {...args} key={tone} tone={tone} isDisabled />
        ))}
      </StateRow>
      <StateRow title="Pending, with an icon, small">
        <Button {...args} isPending />
        <Button {...args} icon={Plus} />
        <Button {...args} size="small" tone="secondary" />
      </StateRow>
      <StateRow title="As wide as its place">
        <Button {...args} isFullWidth />
      </StateRow>
    </StateSheet>
  ),
};

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
