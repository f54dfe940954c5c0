import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text';
import { DividedItem, DividedList } from './DividedList';

const meta = {
  title: 'Components/DividedList',
  component: DividedList,
  args: {
    label: 'Devices',
    children: ['Chrome on Android', 'Firefox on Linux', 'Safari on iPad'].map((device) => (
      <DividedItem key={device}>
        <Text weight="bold">{device}</Text>
        <Text size={14} tone="muted">
          Signed in with a password
        </Text>
      </DividedItem>
    )),
  },
} satisfies Meta<typeof DividedList>;
export default meta;

export const Devices: StoryObj<typeof meta> = {};
