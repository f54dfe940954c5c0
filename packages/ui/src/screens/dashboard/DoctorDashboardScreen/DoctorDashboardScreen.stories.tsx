import { cast } from '@nadi/contract/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { tryAgain } from '../../../catalogue/list-plays';
import { attention } from '../../doctor-access/test/sample-attention';
import { DoctorDashboardScreen, type DoctorDashboardScreenProps } from './DoctorDashboardScreen';

/** Meera's dashboard, by how her registration stands. */
const ready = (
  status: 'UNVERIFIED' | 'VERIFIED' | 'REJECTED',
  reason: string | null = null,
): DoctorDashboardScreenProps['state'] => ({
  phase: 'ready',
  firstName: cast.people.meera.firstName,
  verification: { status, reason },
});

const meta = {
  title: 'Screens/Dashboard/Doctor dashboard',
  component: DoctorDashboardScreen,
  parameters: {
    guide: {
      purpose:
        'May this doctor see patients yet? It shows the status of the registration, and what to do about a rejection.',
      operations: ['readDoctorProfile', 'readDoctorDashboard'],
    } satisfies ScreenGuide,
  },
  args: {
    state: ready('VERIFIED'),
    day: null,
    clock: { now: '2026-11-20T09:00:00+05:30', timeZone: 'Asia/Kolkata' },
    onRetry: fn(),
  },
} satisfies Meta<typeof DoctorDashboardScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: { phase: 'loading' } } };

export const Failed: Story = {
  args: { state: { phase: 'failed' } },
  play: tryAgain,
};

export const Waiting: Story = { args: { state: ready('UNVERIFIED') } };

export const Rejected: Story = {
  args: { state: ready('REJECTED', 'The register of this council has no such number.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The register of this council has no such number/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to your profile' })).toHaveAttribute(
      'href',
      '/dashboard/profile',
    );
  },
};

const noVisits: DoctorDashboardScreenProps['day'] = {
  state: { phase: 'ready', day: { now: [], later: [], earlier: [], unsigned: [], unsignedCount: 0 } },
  onRetry: fn(),
};

export const Verified: Story = {
  args: { day: noVisits },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View your profile' })).toHaveAttribute(
      'href',
      '/dashboard/profile',
    );
    await expect(canvas.getByRole('link', { name: 'Go to Security' })).toBeVisible();
  },
};

export const NeedsDoctor: Story = {
  args: { day: noVisits, attention: { state: { phase: 'ready', attention }, onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Critical readings' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      '1 patient has readings that need you.',
    );
  },
};

export const PatientsShare: Story = {
  args: { day: noVisits, patients: { active: 12, requested: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 patients share with you now. 1 has not answered yet.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveTextContent('first patients');
    await expect(canvas.getByRole('link', { name: 'See your patients' })).toHaveAttribute(
      'href',
      '/dashboard/patients?status=active',
    );
  },
};

export const OneWaits: Story = {
  args: {
    day: {
      state: {
        phase: 'ready',
        day: {
          now: [
            {
              id: 'a',
              status: 'checked_in',
              type: 'video_call',
              scheduledAt: '2026-11-20T09:00:00+05:30',
              reason: 'Readings are higher since Diwali.',
              patient: { firstName: cast.people.ravi.firstName, lastName: cast.people.ravi.lastName },
              waitingSince: '2026-11-20T08:52:00+05:30',
            },
          ],
          later: [],
          earlier: [],
          unsigned: [],
          unsignedCount: 0,
        },
      },
      onRetry: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      /1 visit today\. Ravi .* has been/,
    );
  },
};

export const RejectedOnAPhone: Story = {
  args: {
    state: ready(
      'REJECTED',
      'The register of this council has the number that you gave under another name, and the year of registration does not fit your years of practice. Check both against your certificate.',
    ),
  },
  globals: { viewport: { value: 'phone' } },
};
