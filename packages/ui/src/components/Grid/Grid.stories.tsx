import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StoryStates } from '../../catalogue/StoryStates';
import { Card } from '../Card/Card';
import { Text } from '../Text/Text';
import { Grid } from './Grid';

const meta = {
  title: 'Components/Grid',
  component: Grid,
  parameters: {
    guide: {
      do: [
        'Say how many columns there are on a phone, a tablet and a desk.',
        'Use `main-aside` for a page with one main part and related content beside it.',
      ],
      dont: [
        'Do not reorder items with the grid: screen readers use the order in the page.',
        'Do not use it for a single row of small items: use Inline.',
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Grid>;
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

export const Sheet: StoryObj = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => <StoryStates meta={meta} states={{ OneTwoFour, MainAndAside }} isWide />,
};
