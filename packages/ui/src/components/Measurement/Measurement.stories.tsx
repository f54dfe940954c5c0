import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StateRow, StateSheet } from '../../catalogue/StateSheet';
import { Measurement } from './Measurement';

export default {
  title: 'Components/Measurement',
  component: Measurement,
  parameters: {
    guide: {
      do: [
        'Show every measured value with it: the number and its unit belong together.',
        'Rely on its spoken text: screen readers say "122 over 78 millimetres of mercury", not "122 slash 78".',
        'Use `large` for the one value that a screen is about, `small` within text and tables.',
      ],
      dont: [
        'Do not write numbers and units by hand in a sentence: a screen reader would say "slash".',
        'Do not colour the digits: the StatusBadge beside them gives the status.',
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Measurement>;
type Story = StoryObj<typeof Measurement>;

export const Sheet: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: { parts: [122, 78], unit: 'mm[Hg]' },
  render: (args) => (
    <StateSheet>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <StateRow key={size} title={size}>
          <Measurement {...args} size={size} />
          <Measurement parts={[138]} unit="mg/dL" size={size} />
          <Measurement parts={[98.6]} unit="[degF]" size={size} />
          <Measurement parts={[58]} unit="/min" size={size} />
        </StateRow>
      ))}
      <StateRow title="In a narrow card">
        <div style={{ inlineSize: '8rem' }}>
          <Measurement {...args} size="medium" />
        </div>
      </StateRow>
    </StateSheet>
  ),
};

export const BloodPressure: Story = {
  args: { parts: [122, 78], unit: 'mm[Hg]', size: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('122 over 78 millimetres of mercury')).toBeInTheDocument();
  },
};
export const Medium: Story = { args: { parts: [138], unit: 'mg/dL', size: 'medium' } };
export const InALine: Story = {
  args: { parts: [98.6], unit: '[degF]' },
  render: (args) => (
    <p>
      It was <Measurement {...args} /> in the evening.
    </p>
  ),
};
export const InANarrowCard: Story = {
  args: { parts: [122, 78], unit: 'mm[Hg]', size: 'medium' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '8rem' }}>
        <Story />
      </div>
    ),
  ],
};
