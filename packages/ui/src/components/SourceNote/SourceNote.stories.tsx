import { cast } from '@nadi/contract/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StateRow, StateSheet } from '../../catalogue/StateSheet';
import type { Interpretation, NotAssessedReason } from '../private/reading/reading';
import { SourceNote } from './SourceNote';

const because = (reason: NotAssessedReason): Interpretation => ({
  status: 'not-assessed',
  reason,
  source: null,
  range: null,
});
const assessed = cast.readings.asha[0]?.interpretation ?? because('no-range');

export default {
  title: 'Components/SourceNote',
  component: SourceNote,
  parameters: {
    guide: {
      do: [
        'Put it below every interpretation that a screen shows: the range and who published it.',
        'Where a reading is not assessed, let it say why and what would settle it.',
      ],
      dont: [
        'Do not name a range without its source.',
        'Do not write reasons of your own: they come with the interpretation, and clinicians have read them.',
      ],
      keyboard: [
        ['Tab', 'Moves the focus to its link'],
        ['Enter', 'Opens the guideline beside this page, or the profile where that would settle it'],
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof SourceNote>;
type Story = StoryObj<typeof SourceNote>;

export const Sheet: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: { interpretation: assessed },
  render: (args) => (
    <StateSheet>
      <StateRow title="Assessed">
        <SourceNote {...args} />
      </StateRow>
      {(
        ['age-unknown', 'child', 'pregnancy', 'pregnancy-unknown', 'timing-unknown', 'no-range'] as const
      ).map((reason) => (
        <StateRow key={reason} title={reason}>
          <SourceNote interpretation={because(reason)} />
        </StateRow>
      ))}
    </StateSheet>
  ),
};

export const ByKeyboard: Story = {
  args: { interpretation: because('age-unknown') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Open your profile' })).toHaveFocus();
  },
};

export const Assessed: Story = {
  args: { interpretation: assessed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /NG136/ })).toHaveAttribute('href', assessed.source?.url);
  },
};
export const AgeUnknown: Story = {
  args: { interpretation: because('age-unknown') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/dashboard/profile');
  },
};
export const Child: Story = { args: { interpretation: because('child') } };
export const Pregnancy: Story = { args: { interpretation: because('pregnancy') } };
export const PregnancyUnknown: Story = { args: { interpretation: because('pregnancy-unknown') } };
export const TimingUnknown: Story = { args: { interpretation: because('timing-unknown') } };
export const NoRange: Story = { args: { interpretation: because('no-range') } };
