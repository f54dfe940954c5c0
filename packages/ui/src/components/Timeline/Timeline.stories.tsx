import type { Meta, StoryObj } from '@storybook/react-vite';
import { Activity, CalendarCheck, FileText, FlaskConical, Pill, Video } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StateRow, StateSheet } from '../../catalogue/StateSheet';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Timeline, type TimelineEvent } from './Timeline';

const events: readonly TimelineEvent[] = [
  {
    id: 'visit',
    at: '2026-11-21T16:30:00+05:30',
    icon: CalendarCheck,
    title: 'Video visit with Dr. Meera Rao',
    description: 'Cardiology. You can check camera and sound before it.',
    href: '#visit',
  },
  {
    id: 'morning',
    at: '2026-11-20T07:10:00+05:30',
    icon: Activity,
    title: 'Blood pressure 122 / 78 mmHg',
    status: 'in-range',
    description: 'Left arm, seated.',
  },
  {
    id: 'dose',
    at: '2026-11-20T08:34:00+05:30',
    icon: Pill,
    title: 'Telmisartan 40 mg taken',
  },
  {
    id: 'high',
    at: '2026-11-19T18:40:00+05:30',
    icon: Activity,
    title: 'Blood pressure 184 / 121 mmHg',
    status: 'critical',
    details: (
      <Text size={14} tone="muted">
        Measured again after five minutes: 168 / 104 mmHg. You spoke to a doctor the same evening.
      </Text>
    ),
  },
  {
    id: 'report',
    at: '2026-11-12T11:00:00+05:30',
    icon: FlaskConical,
    title: 'HbA1c 7.4 %',
    status: 'high',
    href: '#report',
    description: 'From the report of the laboratory, page 2.',
    details: <Text size={14}>Uploaded by you, read by Dr. Meera Rao on 13 Nov.</Text>,
  },
  {
    id: 'letter',
    at: '2025-12-02T10:15:00+05:30',
    icon: FileText,
    title: 'Letter of discharge',
    href: '#letter',
  },
];

const long: readonly TimelineEvent[] = [
  {
    id: 'long',
    at: '2026-11-20T07:10:00+05:30',
    icon: Video,
    title: 'Videosprechstunde mit der Fachärztin für Endokrinologie und Diabetologie verschoben',
    status: 'not-assessed',
    description:
      'Der Termin wurde auf Wunsch der Praxis um zwei Wochen verschoben. Ihre Blutdruckmessungen bis dahin werden mitgenommen, und es ist nichts weiter zu tun.',
    href: '#long',
    details: <Text size={14}>Donaudampfschifffahrtskapitänsversorgungsanstaltsbescheinigung.pdf</Text>,
  },
  { id: 'short', at: '2026-11-20T06:00:00+05:30', icon: Pill, title: 'Metformin' },
];

const meta = {
  title: 'Components/Timeline',
  component: Timeline,
  args: {
    label: 'Your visits and readings',
    events,
    clock: { now: '2026-11-20T09:00:00+05:30', timeZone: 'Asia/Kolkata' },
  },
  parameters: {
    guide: {
      do: [
        'Use it for events of different kinds whose order tells a story: a course of treatment, who saw a record.',
        'Say in the title what happened, with its number and unit if it is a reading.',
        'Put content for few people behind "Details"; keep content for everyone visible.',
      ],
      dont: [
        'Do not use it for readings of one type: a TrendChart or a ReadingTable shows them better.',
        'Do not use it for future steps: that is a Stepper.',
        'Do not give each kind of event a colour: the icon and the words tell them apart.',
      ],
      keyboard: [
        ['Tab', 'Moves from link to link and to each "Details"'],
        ['Enter', 'Follows a link; opens and closes details'],
        ['Space', 'Opens and closes details'],
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

const wide = { flex: '1 1 17rem', minInlineSize: 0, maxInlineSize: '40rem' };

export const Sheet: Story = {
  tags: ['sheet'],
  parameters: pictured,
  render: (args) => (
    <StateSheet>
      <StateRow title="Newest first: ahead, today, yesterday, this year, another year">
        <div style={wide}>
          <Timeline {...args} />
        </div>
      </StateRow>
      <StateRow title="Oldest first; long words">
        <div style={wide}>
          <Timeline {...args} label="Today" events={events.slice(1, 4)} order="oldest-first" />
        </div>
        <div style={wide}>
          <Timeline {...args} label="Long" events={long} />
        </div>
      </StateRow>
      <StateRow title="One event; none">
        <div style={wide}>
          <Timeline {...args} label="One" events={events.slice(2, 3)} />
        </div>
        <div style={wide}>
          <Timeline {...args} events={[]} />
        </div>
      </StateRow>
    </StateSheet>
  ),
};

export const NewestFirst: Story = {
  play: async ({ canvas }) => {
    const days = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(days).toEqual(['Tomorrow', 'Today', 'Yesterday', 'Thu 12 Nov', 'Tue 2 Dec 2025']);
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('Telmisartan 40 mg taken');
  },
};

export const OldestFirst: Story = { args: { order: 'oldest-first' } };

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Video visit with Dr. Meera Rao' })).toHaveFocus();
    await userEvent.tab();
    const details = canvas.getByRole('button', {
      name: 'Details, Blood pressure 184 / 121 mmHg, 6:40 pm',
    });
    await expect(details).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(details).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByText(/Measured again after five minutes/)).toBeVisible());
    await userEvent.keyboard(' ');
    await expect(details).toHaveAttribute('aria-expanded', 'false');
  },
};

export const LongWords: Story = { args: { events: long }, globals: { viewport: { value: 'phone' } } };

export const Empty: Story = { args: { events: [] } };

export const InAnotherZone: Story = {
  args: { clock: { now: '2026-11-20T03:30:00Z', timeZone: 'America/Los_Angeles' } },
  render: (args) => (
    <Stack>
      <Text tone="muted">The same events as days in Los Angeles</Text>
      <Timeline {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5:40 pm')).toBeVisible();
  },
};
