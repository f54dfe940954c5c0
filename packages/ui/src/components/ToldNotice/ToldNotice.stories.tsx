import { messagesFor } from '@nadi/domain/vital-signs/messages-for';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StateSheet } from '../../catalogue/StateSheet';
import { assessed, pressure, subjects } from '../../catalogue/test/clinical-states';
import type { ReadingRow } from '../ReadingTable/ReadingTable';
import { ToldNotice } from './ToldNotice';

const { man, mayBePregnant, pregnant } = subjects;
const now = new Date('2026-11-20T09:00:00+05:30');
const toldOf = (...readings: ReadingRow[]) => messagesFor(readings, now);

const critical = toldOf(assessed('oxygen_saturation', man, { value: 84 }));
const together = toldOf(
  assessed('temperature', man, { value: 38.6 }),
  assessed('pulse', man, { value: 118 }),
  assessed('respiratory_rate', man, { value: 23 }),
  pressure(95, 60, man),
);
const ifPregnant = toldOf(
  assessed('pulse', mayBePregnant, { value: 114 }),
  assessed('respiratory_rate', mayBePregnant, { value: 22 }),
);
const raised = toldOf(
  assessed('blood_pressure', pregnant, {
    systolic: 150,
    diastolic: 95,
    measuredAt: '2026-11-19T07:00:00+05:30',
  }),
);
const opposite = toldOf(
  assessed('glucose', man, { value: 45, timing: 'random', measuredAt: '2026-11-20T08:50:00+05:30' }),
  assessed('glucose', man, { value: 640, timing: 'random', measuredAt: '2026-11-20T05:50:00+05:30' }),
);
const nothing = toldOf(pressure(122, 78, man));
const all = [critical, together, ifPregnant, raised, opposite];

export default {
  title: 'Components/ToldNotice',
  component: ToldNotice,
  args: { told: critical, adviceHref: '/dashboard' },
  parameters: {
    guide: {
      do: [
        'Place it above readings on each page but the dashboard, which has the advice itself.',
        'Give it all readings of the person, so that several signs are told together.',
      ],
      dont: ['Do not show it for one reading that was just saved: its advice is there.'],
      keyboard: [['Tab', 'Moves to the link to the advice']],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof ToldNotice>;
type Story = StoryObj<typeof ToldNotice>;

export const Sheet: Story = {
  tags: ['sheet'],
  parameters: pictured,
  render: ({ adviceHref }) => (
    <StateSheet>
      {all.map((told) => (
        <ToldNotice key={JSON.stringify(told)} told={told} adviceHref={adviceHref} />
      ))}
    </StateSheet>
  ),
};

export const CriticalReading: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your oxygen saturation, 84 %, is critical.');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'What to do now' })).toHaveFocus();
  },
};
export const SeveralSigns: Story = {
  args: { told: together },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Call 112 now. Several of your readings of the last hours are out of range together.',
    );
  },
};
export const SeveralSignsIfPregnant: Story = {
  args: { told: ifPregnant },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^If you are pregnant .* call 112\./);
  },
};
export const RaisedInPregnancy: Story = {
  args: { told: raised },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/call your doctor, midwife or maternity unit today/)).toBeVisible();
  },
};
export const OppositeDangers: Story = {
  args: { told: opposite },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/45 mg\/dL, is critical\. .* 640 mg\/dL/);
  },
};
export const NothingToTell: Story = {
  args: { told: nothing },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
