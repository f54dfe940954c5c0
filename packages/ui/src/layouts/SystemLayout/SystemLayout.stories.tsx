import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../components/Text/Text';
import { MachineText } from './MachineText';
import { SystemLayout } from './SystemLayout';

const meta = {
  title: 'Layouts/SystemLayout',
  component: SystemLayout,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Something went wrong', children: <Text>What you saved is kept.</Text> },
} satisfies Meta<typeof SystemLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithWords: Story = {};

/** Long lines of machines scroll within themselves. */
export const WithMachineText: Story = {
  args: {
    children: (
      <MachineText label="Details">
        {`TypeError: Cannot read properties of undefined (reading 'toFixed') while showing a measurement\n    at Measurement (Measurement.tsx:31:18)`}
      </MachineText>
    ),
  },
  globals: { viewport: { value: 'phone' } },
};
