import { cast } from '@nadi/contract/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Interpretation, NotAssessedReason } from '../private/reading/reading';
import { SourceNote } from './SourceNote';

const because = (reason: NotAssessedReason): Interpretation => ({
  status: 'not-assessed',
  reason,
  source: null,
  range: null,
});
const assessed = cast.readings.asha[0]?.interpretation ?? because('no-range');

export default { title: 'Components/SourceNote', component: SourceNote } satisfies Meta<typeof SourceNote>;
type Story = StoryObj<typeof SourceNote>;

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
