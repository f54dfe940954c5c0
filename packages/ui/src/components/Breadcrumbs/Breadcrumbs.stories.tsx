import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { InState } from '../../catalogue/InState';
import { pictured } from '../../catalogue/pictured';
import { StateRow, StateSheet } from '../../catalogue/StateSheet';
import { Breadcrumbs } from './Breadcrumbs';

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Patients', href: '#patients' },
      { label: 'Asha Kulkarni', href: '#asha' },
    ],
    current: 'Blood pressure',
  },
  parameters: {
    guide: {
      do: [
        'Use it from the third level on: for pages that are reached through another page and are not in the menu.',
        'Name each page as in its own heading.',
        'Put it above the heading of the page; on a phone it becomes the link back to the page above.',
      ],
      dont: [
        'Do not use it for the steps of a task: that is a Stepper.',
        'Do not use it for the pages that someone has visited: it shows where a page belongs, not how it was reached.',
      ],
      keyboard: [
        ['Tab', 'Moves the focus from link to link; the current page is skipped'],
        ['Enter', 'Goes to that place'],
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

const long = {
  items: [
    { label: 'Patientinnen und Patienten', href: '#patients' },
    { label: 'Venkatanarasimharajuvaripeta Subramanian Krishnamurthy', href: '#record' },
    { label: 'Laboruntersuchungen', href: '#labs' },
  ],
  current: 'Glykiertes Hämoglobin und Nüchternblutzucker der vergangenen zwölf Monate',
};

export const Sheet: Story = {
  tags: ['sheet'],
  parameters: pictured,
  render: (args) => (
    <StateSheet>
      <StateRow title="One and two places above">
        <Breadcrumbs items={args.items.slice(0, 1)} current="Asha Kulkarni" />
        <Breadcrumbs {...args} />
      </StateRow>
      {(['hovered', 'focused'] as const).map((state) => (
        <StateRow key={state} title={state}>
          <InState state={state} target="[data-way-back] > a">
            <Breadcrumbs {...args} />
          </InState>
        </StateRow>
      ))}
      <StateRow title="Long words">
        <Breadcrumbs {...long} />
      </StateRow>
    </StateSheet>
  ),
};

export const Wide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByText('Blood pressure')).toHaveAttribute('aria-current', 'page');
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Asha Kulkarni' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Patients' })).toBeNull();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Patients' })).toHaveFocus();
    await userEvent.tab();
    const above = canvas.getByRole('link', { name: 'Asha Kulkarni' });
    await expect(above).toHaveFocus();
    await expect(above).toHaveAttribute('href', '#asha');
  },
};

export const LongWords: Story = { args: long };
