import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StoryStates } from '../../catalogue/StoryStates';
import { Card } from '../../components/Card/Card';
import { Text } from '../../components/Text/Text';
import type { Kept } from '../state';
import { RecordPage } from './RecordPage';

type State = Kept<{ name: string }>;

const meta = {
  title: 'Patterns/RecordPage',
  component: RecordPage<State>,
  parameters: {
    guide: {
      do: [
        'Use it for a page about one thing: a profile, a document, an appointment.',
        'Pass the clock if the read store keeps its data: it then says how old the data is.',
      ],
      dont: ['Do not use it for a single list of items: that is a `ListCard` on a `Page`.'],
    } satisfies ComponentGuide,
  },
  args: {
    state: { phase: 'ready', name: 'Asha Kulkarni' },
    title: 'Profile',
    description: 'What your doctors see of you.',
    up: { href: '#settings', label: 'Settings' },
    clock: { now: '2026-11-20T10:00:00+05:30', timeZone: 'Asia/Kolkata' },
    fields: 3,
    failed: { title: 'We could not load your profile', text: 'Nothing was changed.' },
    notOnDevice: {
      title: 'Your profile is not on this device yet',
      text: 'You are offline. Connect to see it and change it.',
    },
    onRetry: () => {},
    children: ({ name }) => (
      <Card>
        <Text>{name}</Text>
      </Card>
    ),
  },
} satisfies Meta<typeof RecordPage<State>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const KeptOnThisDevice: Story = {
  args: {
    isOffline: true,
    state: { phase: 'ready', name: 'Asha Kulkarni', readAt: '2026-11-19T18:12:00+05:30' },
  },
};

export const Loading: Story = { args: { state: { phase: 'loading' } } };

export const Failed: Story = { args: { state: { phase: 'failed' } } };

export const NotOnThisDevice: Story = { args: { isOffline: true, state: { phase: 'not-on-device' } } };

export const Sheet: StoryObj = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => (
    <StoryStates meta={meta} states={{ Ready, KeptOnThisDevice, Loading, Failed, NotOnThisDevice }} />
  ),
};
