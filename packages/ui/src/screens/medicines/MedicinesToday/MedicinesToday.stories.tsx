import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { amoxicillin, checks, penicillin, ready, slot } from '../MedicinesScreen/samples';
import { MedicinesToday } from './MedicinesToday';

const meta = {
  title: 'Screens/Medicines/Medicines today',
  component: MedicinesToday,
  parameters: {
    guide: {
      purpose: 'What do I have to take now, or next?',
      operations: ['listMedicines', 'listMedicineDoses', 'readMedicineChecks'],
      notes: ['It is on the dashboard, also without a network, and is left out while no medicine is kept.'],
    } satisfies ScreenGuide,
  },
  args: {
    content: ready(),
    clock: { now: '2026-11-20T13:05:00+05:30', timeZone: 'Asia/Kolkata' },
  },
} satisfies Meta<typeof MedicinesToday>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneIsDue: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Metformin 500 mg is due now.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your medicines' })).toHaveAttribute(
      'href',
      '/dashboard/medications',
    );
  },
};

/** The warning comes before what is due. */
export const Warned: Story = {
  args: { content: ready({ medicines: [amoxicillin], checks: { ...checks, warnings: [penicillin] } }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Read the warning about Amoxicillin 500 mg before you take it.'),
    ).toBeVisible();
  },
};

export const NothingIsDue: Story = { args: { content: ready({ today: [slot('metformin', '20:00')] }) } };

export const NotRecorded: Story = {
  args: { content: ready({ today: [slot('b12', '08:30', { state: 'not-recorded' })] }) },
};

/** Without a network nobody knows whether there is a warning. */
export const ChecksAreNotKnown: Story = { args: { content: ready({ checks: null }) } };

/** A dose of it was taken an hour before: a second one now would come too early. */
export const DueTooEarly: Story = {
  args: {
    content: ready({
      today: [
        slot('metformin', '13:00', { state: 'due', takenAt: '2026-11-20T12:00:00+05:30' }),
        slot('b12', '08:30', { state: 'not-recorded' }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Metformin 500 mg is due, but a dose of it was recorded/)).toBeVisible();
    await expect(canvas.queryByText(/is due now/)).toBeNull();
    await expect(canvas.getByText('1 dose of today is not recorded.')).toBeVisible();
  },
};

/** Nothing hides what is due: neither a warning about another medicine, nor what comes next. */
export const WarnedAndDue: Story = {
  args: {
    content: ready({
      medicines: [...ready().medicines, amoxicillin],
      checks: { ...checks, warnings: [penicillin] },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Read the warning about Amoxicillin/)).toBeVisible();
    await expect(canvas.getByText('Metformin 500 mg is due now.')).toBeVisible();
  },
};

/** Read some hours ago: what was recorded elsewhere since then is not known. */
export const ReadEarlier: Story = {
  args: { isOffline: true, content: { ...ready(), readAt: '2026-11-20T08:10:00+05:30' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/on another device since then may be missing/)).toBeVisible();
  },
};
