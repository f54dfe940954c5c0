import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StoryStates } from '../../catalogue/StoryStates';
import { Button } from '../Button/Button';
import { Heading } from '../Heading/Heading';
import { Link } from '../Link/Link';
import { Inline } from './Inline';

const meta = {
  title: 'Components/Inline',
  component: Inline,
  parameters: {
    guide: {
      do: [
        'Use it for small items side by side: buttons, a name with its badge.',
        'Let it wrap, unless the items belong together as one.',
      ],
      dont: [
        'Do not use it for columns: use Grid.',
        'Do not put margins on its items: it sets the space between them.',
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Inline>;
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
      <Link href="#all" isAlone>
        All medicines
      </Link>
    </Inline>
  ),
};

export const Wrapping: Story = { ...Actions, globals: { viewport: { value: 'phone' } } };

export const Sheet: StoryObj = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => <StoryStates meta={meta} states={{ Actions, Between }} />,
};
