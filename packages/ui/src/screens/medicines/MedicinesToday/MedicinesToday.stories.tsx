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
  args: { content: ready() },
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
