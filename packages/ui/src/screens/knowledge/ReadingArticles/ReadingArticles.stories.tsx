import { cast } from '@nadi/contract/examples';
import { messagesFor } from '@nadi/domain/vital-signs/messages-for';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { assessed, subjects } from '../../../catalogue/test/clinical-states';
import { ToldNotice } from '../../../components/ToldNotice/ToldNotice';
import { ReadingArticles } from './ReadingArticles';

const pressure = {
  title: 'Measuring your blood pressure at home',
  href: '/knowledge-hub/measuring-blood-pressure-at-home',
  minutes: 5,
};
const readings = cast.readings.asha.slice(0, 3).map((reading) => ({ reading, articles: [pressure] }));

const meta = {
  title: 'Screens/Knowledge/For your readings',
  component: ReadingArticles,
  parameters: {
    guide: {
      purpose:
        'A part of the knowledge hub for a patient: which pages explain what I measured last? The most severe reading comes first.',
      operations: ['readVitalSignSummary'],
      notes: ['Matched on this device by the type of the reading: the server is not told what is read.'],
    } satisfies ScreenGuide,
  },
  args: {
    readings,
    notice: null,
    clock: { now: '2026-11-20T09:00:00+05:30', timeZone: 'Asia/Kolkata' },
    isHidden: false,
    onHide: fn(),
  },
} satisfies Meta<typeof ReadingArticles>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
    await expect(args.onHide).toHaveBeenCalledWith(true);
  },
};

const low = assessed('oxygen_saturation', subjects.man, { value: 84 });
export const BesideCriticalReading: Story = {
  args: {
    notice: (
      <ToldNotice told={messagesFor([low], new Date('2026-11-20T09:00:00+05:30'))} adviceHref="/dashboard" />
    ),
    readings: [{ articles: [pressure], reading: low }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your oxygen saturation, 84 %, is critical.');
    await expect(canvas.getByRole('link', { name: 'What to do now' })).toHaveAttribute('href', '/dashboard');
  },
};

export const Hidden: Story = {
  args: { isHidden: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show pages for your readings' }));
    await expect(args.onHide).toHaveBeenCalledWith(false);
  },
};
