import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { pictured } from '../../../catalogue/pictured';
import {
  ashaFound,
  asking,
  clock,
  ended,
  granted,
  kinds,
  kiranFound,
  longNamed,
  rowOf,
  today,
} from '../test/sample-patients';
import type { PatientRow } from '../types';
import { DoctorPatientsScreen, type DoctorPatientsScreenProps } from './DoctorPatientsScreen';

const listOf = (...rows: PatientRow[]): DoctorPatientsScreenProps['state'] => ({
  phase: 'ready',
  rows,
  pagination: { page: 1, limit: 10, total: rows.length, pages: Math.min(rows.length, 1) },
});
const allowed = { ...asking, isCodeWaiting: true };

const meta = {
  title: 'Screens/Doctor access/Patients',
  component: DoctorPatientsScreen,
  parameters: {
    guide: {
      purpose:
        'Whom may I see, whom do I wait for, and what became of the others? A doctor follows a request live, and types the code that the patient reads out.',
      operations: ['listDoctorPatients', 'verifyAuthorizationCode', 'requestAuthorization'],
      notes: [
        'Without a consent that is granted now, a patient shows no more than a search does.',
        'The code comes from the app of the patient, and is read out in person: nothing is shared before.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: listOf(
      rowOf(longNamed, 'requested', allowed),
      rowOf(ashaFound, 'active', granted),
      rowOf(kiranFound, 'ended', ended({ denialReason: 'not-now' })),
    ),
    filter: { status: null, search: '' },
    clock,
    today,
    kinds,
    onAsk: fn<DoctorPatientsScreenProps['onAsk']>(async () => ({ ok: true })),
    onBreakGlass: fn<DoctorPatientsScreenProps['onBreakGlass']>(async () => ({ ok: true })),
    onCode: fn<DoctorPatientsScreenProps['onCode']>(async () => ({ ok: true })),
    onFilter: fn(),
    onPageChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof DoctorPatientsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('radio', { name: 'All' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ status: 'active', search: '' });
    await expect(canvas.getByRole('link', { name: 'Open the record of Asha Kulkarni' })).toHaveAttribute(
      'href',
      `/dashboard/patients/${ashaFound.id}`,
    );
  },
};

export const Waiting: Story = { args: { state: listOf(rowOf(ashaFound, 'requested', asking)) } };

export const CodeWaiting: Story = { args: { state: listOf(rowOf(ashaFound, 'requested', allowed)) } };

/** Sees something already, and has asked for more. */
export const AskedForMore: Story = { args: { state: listOf(rowOf(ashaFound, 'active', allowed, granted)) } };

export const Ended: Story = {
  args: {
    filter: { status: 'ended', search: '' },
    state: listOf(
      rowOf(ashaFound, 'ended', ended({ status: 'REVOKED', grantedAt: granted.grantedAt })),
      rowOf({ ...kiranFound, id: '2' }, 'ended', ended({ status: 'EXPIRED', grantedAt: granted.grantedAt })),
      rowOf({ ...kiranFound, id: '3' }, 'ended', ended({ status: 'EXPIRED' })),
      rowOf({ ...kiranFound, id: '4' }, 'ended', ended({})),
      rowOf({ ...kiranFound, id: '5' }, 'ended', ended({ denialReason: 'too-much' })),
      rowOf({ ...kiranFound, id: '6' }, 'ended', ended({ denialReason: 'unknown-doctor' })),
    ),
  },
};

export const Empty: Story = { args: { state: listOf() } };

export const NobodyFits: Story = { args: { state: listOf(), filter: { status: null, search: 'Zo' } } };

export const Loading: Story = { args: { state: { phase: 'loading' } } };

export const Forbidden: Story = { args: { state: { phase: 'forbidden' } } };

export const Failed: Story = {
  args: { state: { phase: 'failed' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const type = async (code: string) => {
  await userEvent.type(screen.getByRole('textbox', { name: /^Code of/ }), code);
  await userEvent.click(screen.getByRole('button', { name: 'Open the record with this code' }));
};

export const TypesTheCode: Story = {
  ...CodeWaiting,
  play: async ({ args }) => {
    await type('48 29');
    await expect(args.onCode).not.toHaveBeenCalled();
    await expect(screen.getByRole('textbox', { name: /^Code of/ })).toBeInvalid();
    await type('13');
    await waitFor(() =>
      expect(args.onCode).toHaveBeenCalledWith({ patientId: ashaFound.id, requestId: allowed.id }, '482913'),
    );
  },
};

export const WrongCode: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: {
    ...CodeWaiting.args,
    onCode: fn<DoctorPatientsScreenProps['onCode']>(async () => ({
      ok: false,
      fieldErrors: { code: 'This is not the code. 4 tries are left.' },
    })),
  },
  play: async () => {
    await type('111111');
    await expect((await screen.findAllByText('This is not the code. 4 tries are left.'))[0]).toBeVisible();
    await expect(screen.getByRole('textbox', { name: /^Code of/ })).toHaveValue('111111');
  },
};

export const EndedMeanwhile: Story = {
  args: {
    ...CodeWaiting.args,
    onCode: fn<DoctorPatientsScreenProps['onCode']>(async () => ({
      ok: false,
      message: 'This request has ended. Ask the patient again.',
    })),
  },
  play: async () => {
    await type('111111');
    await expect(await screen.findByText('This request has ended. Ask the patient again.')).toBeVisible();
  },
};

export const AsksAgain: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Ask Kiran .* again$/ }));
    await within(document.body).findByRole('dialog', { name: /^Ask Kiran/ });
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
