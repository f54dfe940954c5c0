import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StoryStates } from '../../catalogue/StoryStates';
import { Link } from '../Link/Link';
import { Checkbox } from './Checkbox';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  parameters: {
    guide: {
      do: [
        'Write the label as a sentence that is true when the box is ticked.',
        'Say below it what ticking leads to, if that is not obvious.',
      ],
      dont: [
        'Do not use it for a single setting that takes effect at once: that is a Switch. A table of such settings has boxes.',
        'Do not tick consent beforehand.',
        'Do not use one box for a choice between two options: use a RadioGroup and name both.',
      ],
      keyboard: [
        ['Tab', 'Moves the focus to it'],
        ['Space', 'Ticks it, or clears the tick'],
      ],
    } satisfies ComponentGuide,
  },
  args: { name: 'remind', label: 'Remind me in the morning', value: false, onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const onChange = (next: boolean) => {
      setValue(next);
      args.onChange(next);
    };
    return <Checkbox {...args} value={value} onChange={onChange} />;
  },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { value: true } };

export const ByKeyboard: Story = {
  args: { description: 'At half past seven, on this device.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    const box = canvas.getByRole('checkbox', { name: 'Remind me in the morning' });
    await expect(box).toBeChecked();
    await expect(box).toHaveAccessibleDescription('At half past seven, on this device.');
  },
};

export const WithLinks: Story = {
  args: {
    isRequired: true,
    label: (
      <>
        I have read and accept the <Link href="#terms">terms of use</Link> and the{' '}
        <Link href="#privacy">privacy notice</Link>.
      </>
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    // A link in the label leads away; it does not tick the box. (The browser's own click: userEvent's ticks it.)
    canvas.getByRole('link', { name: 'terms of use' }).click();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText(/I have read/));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

export const Invalid: Story = {
  args: {
    isRequired: true,
    errorMessage: 'Tick the box to continue. Without it we may not keep your record.',
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const Saving: Story = { args: { isPending: true } };

export const InATable: Story = {
  args: { isLabelHidden: true, label: 'Security: mail', value: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Security: mail' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Security: mail' }));
  },
};

export const DisabledOn: Story = { args: { isDisabled: true, value: true } };

export const Sheet: StoryObj = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => (
    <StoryStates
      meta={meta}
      states={{ Off, On, WithLinks, Invalid, Disabled, DisabledOn, Saving, InATable }}
      touched={On}
    />
  ),
};
