import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StateRow, StateSheet } from '../../catalogue/StateSheet';
import type { ClinicalStatus } from '../private/reading/reading';
import { Stack } from '../Stack/Stack';
import { StatusBadge } from './StatusBadge';

const statuses: ClinicalStatus[] = ['in-range', 'high', 'low', 'critical', 'not-assessed'];

export default {
  title: 'Components/StatusBadge',
  component: StatusBadge,
  parameters: {
    guide: {
      do: [
        'Put it beside each measured value whose status is known, or is known to be unknown.',
        'Treat "Not assessed" as a value of its own: no one has said that the reading is in range.',
        'Name the source of the range near it, with a SourceNote.',
      ],
      dont: [
        'Do not use it for anything but the interpretation of a reading: for other states, use a Tag.',
        'Do not shorten it to a coloured dot; the word is the message.',
        'Do not work out the status in a screen: it comes with the reading.',
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof StatusBadge>;
type Story = StoryObj<typeof StatusBadge>;

export const Sheet: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: { status: 'in-range' },
  render: () => (
    <StateSheet>
      {(['small', 'medium'] as const).map((size) => (
        <StateRow key={size} title={size}>
          {statuses.map((status) => (
            <StatusBadge key={status} status={status} size={size} />
          ))}
        </StateRow>
      ))}
    </StateSheet>
  ),
};

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
