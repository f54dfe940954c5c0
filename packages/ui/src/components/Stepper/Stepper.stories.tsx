import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StateRow, StateSheet } from '../../catalogue/StateSheet';
import { Stepper } from './Stepper';

const steps = [
  { id: 'you', label: 'About you' },
  { id: 'health', label: 'Health questions' },
  { id: 'reports', label: 'Your reports' },
  { id: 'time', label: 'Choose a time' },
];

const meta = {
  title: 'Components/Stepper',
  component: Stepper<string>,
  args: { label: 'Before your first visit', steps, current: 'health' },
  parameters: {
    guide: {
      do: [
        'Use it for a task of three to six pages that are done in order.',
        'Name each step by its action, in two or three words.',
        'Give a step an `href` only if it can be repeated without loss.',
        'Mark a step with `isFailed` if something must be corrected, and say on its page what.',
      ],
      dont: [
        'Do not use it to go to the next page: each page has its own buttons.',
        'Do not use it for anything that depends on others, such as a verification: a list with dates says more.',
        'Do not use it for the progress of a download: that is Progress.',
      ],
      keyboard: [
        ['Tab', 'Moves the focus through the steps that can be revisited'],
        ['Enter', 'Goes back to that step'],
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Stepper<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

const withLinks = steps.map((step, index) => (index === 0 ? { ...step, href: '#you' } : step));
const withFailure = steps.map((step) => ({ ...step, isFailed: step.id === 'you' }));
const long = [
  { id: 'you', label: 'Angaben zu Ihrer Person und Versicherung' },
  { id: 'health', label: 'Gesundheitsfragen und Vorerkrankungen', description: 'Etwa fünf Minuten' },
  { id: 'reports', label: 'Laboruntersuchungsergebnisse hochladen' },
  { id: 'time', label: 'Terminvereinbarung', description: 'Video oder Praxis' },
];

export const Sheet: Story = {
  tags: ['sheet'],
  parameters: pictured,
  render: (args) => (
    <StateSheet>
      <StateRow title="At the first">
        <Stepper {...args} current="you" />
      </StateRow>
      <StateRow title="At the second">
        <Stepper {...args} />
      </StateRow>
      <StateRow title="At the last">
        <Stepper {...args} current="time" />
      </StateRow>
      <StateRow title="All done">
        <Stepper {...args} current={null} />
      </StateRow>
      <StateRow title="One to put right">
        <Stepper {...args} steps={withFailure} current="reports" />
      </StateRow>
      <StateRow title="To go back to">
        <Stepper {...args} steps={withLinks} />
      </StateRow>
      <StateRow title="Long words">
        <Stepper {...args} steps={long} />
      </StateRow>
    </StateSheet>
  ),
};

export const Wide: Story = {
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('About youDone');
    await expect(second).toHaveAttribute('aria-current', 'step');
    await expect(second).toHaveTextContent('Now');
    await expect(third).toHaveTextContent('Later');
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 2 of 4: Health questions')).toBeVisible();
    await expect(canvas.getByText('Next: Your reports')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const OneToPutRight: Story = {
  args: { steps: withFailure, current: 'reports' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Needs attention');
  },
};

export const OneToPutRightNarrow: Story = {
  ...OneToPutRight,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Needs attention: About you')).toBeVisible();
  },
};

export const BackByKeyboard: Story = {
  args: { steps: withLinks },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const back = canvas.getByRole('link', { name: 'About you' });
    await expect(back).toHaveFocus();
    await expect(back).toHaveAttribute('href', '#you');
    // The step that people are at leads nowhere, whatever it was given.
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const AllDone: Story = { args: { current: null } };
