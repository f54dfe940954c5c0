export const printComponentStories = (
  name: string,
): string => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { InState } from '../../catalogue/InState';
import { pictured } from '../../catalogue/pictured';
import { StateRow, StateSheet } from '../../catalogue/StateSheet';
import { ${name}, type ${name}Props } from './${name}';

function Controlled(args: ${name}Props) {
  const [value, setValue] = useState(args.value);
  const onChange = (next: boolean) => {
    setValue(next);
    args.onChange(next);
  };
  return <${name} {...args} value={value} onChange={onChange} />;
}

const meta = {
  title: 'Components/${name}',
  component: ${name},
  args: { label: 'Only this week', value: false, onChange: fn() },
  parameters: {
    guide: {
      do: [
        'Use it for one thing that is on or off at once, such as what a list shows.',
        'Let the label say what is on when it is on, and keep the words the same in both states.',
      ],
      dont: [
        'Do not use it for a setting that is saved: that is a Switch.',
        'Do not use it to choose one of several: that is a SegmentedControl.',
      ],
      keyboard: [
        ['Tab', 'Moves the focus to it'],
        ['Space or Enter', 'Turns it on or off'],
      ],
    } satisfies ComponentGuide,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ${name}>;
export default meta;

type Story = StoryObj<typeof meta>;

const both = [false, true];

export const Sheet: Story = {
  tags: ['sheet'],
  parameters: pictured,
  render: (args) => (
    <StateSheet>
      <StateRow title="Off and on">
        {both.map((value) => (
          <Controlled {...args} key={String(value)} value={value} />
        ))}
      </StateRow>
      {(['hovered', 'pressed', 'focused'] as const).map((state) => (
        <StateRow key={state} title={state}>
          {both.map((value) => (
            <InState key={String(value)} state={state}>
              <Controlled {...args} value={value} />
            </InState>
          ))}
        </StateRow>
      ))}
      <StateRow title="Disabled">
        {both.map((value) => (
          <Controlled {...args} key={String(value)} value={value} isDisabled />
        ))}
      </StateRow>
      <StateRow title="Long words">
        <Controlled {...args} label="Nur was in den letzten sieben Tagen gemessen wurde" />
      </StateRow>
    </StateSheet>
  ),
};

export const Off: Story = {};

export const On: Story = { args: { value: true } };

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('button', { name: 'Only this week' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(control).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await expect(control).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Only this week'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
`;
