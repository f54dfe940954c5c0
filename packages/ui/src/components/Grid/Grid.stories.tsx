import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card';
import { Text } from '../Text/Text';
import { Grid } from './Grid';

const meta = { title: 'Components/Grid', component: Grid } satisfies Meta<typeof Grid>;
export default meta;

type Story = StoryObj<typeof meta>;

const cells = ['Blood pressure', 'Glucose, fasting', 'Pulse', 'Temperature'].map((name) => (
  <Card key={name} padding="small">
    <Text weight="bold">{name}</Text>
  </Card>
));

export const OneTwoFour: Story = {
  args: { columns: { narrow: 1, medium: 2, wide: 4 }, children: cells },
};

export const MainAndAside: Story = {
  args: { columns: { narrow: 1, wide: 'main-aside' }, children: cells.slice(0, 2) },
};
