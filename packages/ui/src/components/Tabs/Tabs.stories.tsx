import type { Meta, StoryObj } from '@storybook/react-vite';
import { Activity, FlaskConical, Pill } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { InState } from '../../catalogue/InState';
import { pictured } from '../../catalogue/pictured';
import { StateRow, StateSheet } from '../../catalogue/StateSheet';
import { Text } from '../Text/Text';
import { Tabs, type TabsProps } from './Tabs';

const items = [
  { id: 'vitals', label: 'Vital signs', content: <Text>Eight kinds measured, the last one today.</Text> },
  { id: 'labs', label: 'Lab reports', content: <Text>HbA1c of 12 Nov, creatinine of 12 Nov.</Text> },
  { id: 'medicines', label: 'Medicines', content: <Text>Telmisartan 40 mg in the morning.</Text> },
  { id: 'visits', label: 'Visits', content: <Text>Dr. Meera Rao, today at 4:30 pm.</Text> },
];

function Controlled(args: TabsProps<string>) {
  const [value, setValue] = useState(args.value);
  return (
    <Tabs
      {...args}
      value={value}
      onChange={(next) => {
        setValue(next);
        args.onChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Tabs',
  component: Tabs<string>,
  args: { label: "Asha's record", items, value: 'vitals', onChange: fn() },
  render: Controlled,
  parameters: {
    guide: {
      do: [
        'Use it for two to six views of one thing, shown one at a time.',
        'Name each in one or two words, and put the one that most people come for first.',
        'Give each an `href` if people share the link, or return with the browser.',
        'Make them `vertical` if labels are long; on a phone they are above the panel.',
      ],
      dont: [
        'Do not use it for steps that follow each other: that is a Stepper.',
        'Do not put what must be compared on different tabs.',
        'Do not use it for a choice that filters the content below: that is a SegmentedControl.',
      ],
      keyboard: [
        ['Tab', 'Moves the focus to the chosen tab, then into its panel'],
        ['Left, Right', 'Chooses the tab before, the one after; Up and Down if they are vertical'],
        ['Home, End', 'Chooses the first, the last'],
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Tabs<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

const decorated = [
  { ...items[0], icon: Activity },
  { ...items[1], icon: FlaskConical, count: 2, countLabel: '2 new' },
  { ...items[2], icon: Pill, isDisabled: true },
].map((item, index) => ({ id: `${index}`, label: '', content: null, ...item }));

const many = [
  ...items,
  { id: 'allergies', label: 'Allergies and intolerances', content: <Text>Penicillin.</Text> },
  { id: 'family', label: 'Family history', content: <Text>Not asked yet.</Text> },
  { id: 'documents', label: 'Documents', content: <Text>Four documents.</Text> },
  { id: 'access', label: 'Who can see this', content: <Text>Dr. Meera Rao, until 30 Nov.</Text> },
];

export const Sheet: Story = {
  tags: ['sheet'],
  parameters: pictured,
  render: (args) => (
    <StateSheet>
      <StateRow title="The first chosen">
        <Tabs {...args} />
      </StateRow>
      {(['hovered', 'focused'] as const).map((state) => (
        <StateRow key={state} title={state}>
          <InState state={state} target={state === 'hovered' ? '[role=tab]:nth-child(2)' : '[role=tab]'}>
            <Tabs {...args} items={items.slice(0, 2)} />
          </InState>
        </StateRow>
      ))}
      <StateRow title="With icons, a count, one disabled">
        <Tabs {...args} items={decorated} />
      </StateRow>
      <StateRow title="More than there is room for">
        <Tabs {...args} items={many} value="medicines" />
      </StateRow>
      <StateRow title="Vertical">
        <Tabs {...args} items={many.slice(0, 5)} value="labs" orientation="vertical" />
      </StateRow>
    </StateSheet>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Vital signs' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    const labs = canvas.getByRole('tab', { name: 'Lab reports' });
    await expect(labs).toHaveFocus();
    await expect(labs).toHaveAttribute('aria-selected', 'true');
    await expect(args.onChange).toHaveBeenLastCalledWith('labs');
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith('visits');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Visits' })).toHaveFocus();
  },
};

export const OnlyTheChosenPanelIsThere: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/HbA1c/)).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Lab reports' }));
    await expect(canvas.getByText(/HbA1c/)).toBeVisible();
    await expect(canvas.queryByText(/Eight kinds/)).toBeNull();
  },
};

export const OneDisabled: Story = {
  args: { items: decorated },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    // The disabled one is passed over.
    await expect(canvas.getByRole('tab', { name: 'Vital signs' })).toHaveFocus();
    await expect(canvas.getByRole('tab', { name: /^Lab reports 2 new/ })).toBeVisible();
  },
};

export const Addresses: Story = {
  args: { items: items.map((item) => ({ ...item, href: `#${item.id}` })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Medicines' })).toHaveAttribute('href', '#medicines');
  },
};

export const ScrollsOnAPhone: Story = {
  args: { items: many, value: 'access' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist', { name: "Asha's record" });
    const chosen = canvas.getByRole('tab', { name: 'Who can see this' });
    await waitFor(() => expect(list.scrollLeft).toBeGreaterThan(0));
    await expect(chosen.getBoundingClientRect().right).toBeLessThanOrEqual(
      list.getBoundingClientRect().right + 1,
    );
  },
};

export const Vertical: Story = {
  args: { orientation: 'vertical', items: many },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('labs');
  },
};
