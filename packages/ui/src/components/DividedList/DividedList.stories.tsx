import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StoryStates } from '../../catalogue/StoryStates';
import { Text } from '../Text/Text';
import { DividedItem, DividedList } from './DividedList';

const meta = {
  title: 'Components/DividedList',
  component: DividedList,
  parameters: {
    guide: {
      do: [
        'Use it for items of one kind that need more than a line: devices, documents, people.',
        'Give it a label, or refer to the heading above it.',
      ],
      dont: [
        'Do not use it for rows of figures to compare: use a Table.',
        'Do not use it if each item is only a link: use a LinkList.',
      ],
    } satisfies ComponentGuide,
  },
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

export const Sheet: StoryObj = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => <StoryStates meta={meta} states={{ Devices }} />,
};
