import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { Text } from '../../components/Text/Text';
import { MachineText } from './MachineText';
import { SystemLayout } from './SystemLayout';

const meta = {
  title: 'Layouts/SystemLayout',
  component: SystemLayout,
  parameters: {
    guide: {
      do: [
        'Use it when nothing else can be shown: not found, not allowed, broken.',
        'Say what happened, what was kept and what to do; offer one next step.',
      ],
      dont: ['Do not use it for a part of a page that failed: that part says so itself.'],
    } satisfies ComponentGuide,
    layout: 'fullscreen',
  },
  args: { title: 'Something went wrong', children: <Text>What you saved is kept.</Text> },
} satisfies Meta<typeof SystemLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithWords: Story = { tags: ['sheet'], parameters: pictured };

/** Long lines of machines scroll within themselves. */
export const WithMachineText: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: {
    children: (
      <MachineText label="Details">
        {`TypeError: Cannot read properties of undefined (reading 'toFixed') while showing a measurement\n    at Measurement (Measurement.tsx:31:18)`}
      </MachineText>
    ),
  },
  globals: { viewport: { value: 'phone' } },
};
