import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ClinicalStatus } from '../private/reading/reading';
import { Stack } from '../Stack/Stack';
import { StatusBadge } from './StatusBadge';

const statuses: ClinicalStatus[] = ['in-range', 'high', 'low', 'critical', 'not-assessed'];

export default { title: 'Components/StatusBadge', component: StatusBadge } satisfies Meta<typeof StatusBadge>;
type Story = StoryObj<typeof StatusBadge>;

export const InRange: Story = { args: { status: 'in-range' } };
export const AboveRange: Story = { args: { status: 'high' } };
export const BelowRange: Story = { args: { status: 'low' } };
export const Critical: Story = { args: { status: 'critical' } };
export const NotAssessed: Story = { args: { status: 'not-assessed' } };

export const AllAndBothSizes: Story = {
  args: { status: 'in-range' },
  render: () => (
    <Stack space={3}>
      {statuses.map((status) => (
        <span key={status}>
          <StatusBadge status={status} /> <StatusBadge status={status} size="medium" />
        </span>
      ))}
    </Stack>
  ),
};
