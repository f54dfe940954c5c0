import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StateRow, StateSheet } from '../../catalogue/StateSheet';
import { Progress } from './Progress';

const meta = {
  title: 'Components/Progress',
  component: Progress,
  args: { label: 'Sending your report', value: 38 },
  parameters: {
    guide: {
      do: [
        'Say what is happening, and how far it is in its own units: "3 of 8 pages".',
        'Say in `description` whether the page may be left meanwhile.',
        'If it stops, say in `errorMessage` why, what was kept and what to do; the bar stays where it was.',
      ],
      dont: [
        'Do not use it for anything that takes less than a second or two: a pending button is enough.',
        'Do not use it as a placeholder for loading content: that is a Skeleton.',
        'Do not use it for a reading or a health goal: half of a target is not half of health.',
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Progress>;
export default meta;

type Story = StoryObj<typeof meta>;

const stopped = 'The connection was lost after page 3. Those pages are kept; try again to send the rest.';

export const Sheet: Story = {
  tags: ['sheet'],
  parameters: pictured,
  render: (args) => (
    <StateSheet>
      <StateRow title="How far: none, some, all">
        <Progress {...args} value={0} />
        <Progress {...args} value={38} />
        <Progress {...args} value={100} valueText="Sent" />
      </StateRow>
      <StateRow title="Nobody knows how far">
        <Progress {...args} label="Reading your report" value={null} />
      </StateRow>
      <StateRow title="With words, small, label hidden">
        <Progress
          {...args}
          value={3}
          max={8}
          valueText="3 of 8 pages"
          description="You can leave this page; it goes on."
        />
        <Progress {...args} size="small" />
        <Progress {...args} size="small" isLabelHidden valueText="3 of 8 pages" />
      </StateRow>
      <StateRow title="Stopped">
        <Progress {...args} value={3} max={8} valueText="3 of 8 pages" errorMessage={stopped} />
      </StateRow>
      <StateRow title="Long words">
        <Progress
          {...args}
          label="Blutuntersuchungsergebnisse der vergangenen zwölf Monate werden übertragen"
          valueText="38 von 120 Seiten, noch etwa vier Minuten"
        />
      </StateRow>
    </StateSheet>
  ),
};

export const Some: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Sending your report' });
    await expect(bar).toHaveAttribute('aria-valuenow', '38');
    await expect(bar).toHaveAttribute('aria-valuetext', '38%');
    await expect(canvas.getByText('38%')).toBeVisible();
  },
};

export const InWords: Story = {
  args: {
    value: 3,
    max: 8,
    valueText: '3 of 8 pages',
    description: 'You can leave this page; it goes on.',
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuenow', '37.5');
    await expect(bar).toHaveAttribute('aria-valuetext', '3 of 8 pages');
    await expect(bar).toHaveAccessibleDescription('You can leave this page; it goes on.');
  },
};

export const NobodyKnows: Story = {
  args: { label: 'Reading your report', value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
    await expect(canvas.getByText('Working')).toBeVisible();
  },
};

export const Done: Story = { args: { value: 100, valueText: 'Sent' } };

export const Stopped: Story = {
  args: { value: 3, max: 8, valueText: '3 of 8 pages', errorMessage: stopped },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(stopped);
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '37.5');
  },
};
