import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { Heading } from '../Heading/Heading';
import { Link } from '../Link/Link';
import { Inline } from './Inline';

const meta = { title: 'Components/Inline', component: Inline } satisfies Meta<typeof Inline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Actions: Story = {
  args: { children: '' },
  render: (args) => (
    <Inline {...args}>
      <Button>Write prescription</Button>
      <Button tone="secondary">Follow-up</Button>
    </Inline>
  ),
};

export const Between: Story = {
  args: { children: '', justify: 'between', align: 'baseline' },
  render: (args) => (
    <Inline {...args}>
      <Heading level={2}>Today's medicines</Heading>
      <Link href="#all">All medicines</Link>
    </Inline>
  ),
};

export const Wrapping: Story = { ...Actions, globals: { viewport: { value: 'phone' } } };
