import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { PrescriptionCard } from '../../prescriptions/PrescriptionCard/PrescriptionCard';
import { signed as prescribed } from '../../prescriptions/test/sample-prescriptions';
import { drawnPhoto } from '../test/drawn-photo';
import { answers, questions, urgentAnswers } from '../test/sample-intake';
import { booked, cancelled, clock, completed, dueNow, requested, visitOf } from '../test/sample-visits';
import { ConsultationScreen, type ConsultationScreenProps } from './ConsultationScreen';

const signed = visitOf(completed, {
  notes:
    'Assessment: ankle swelling by amlodipine.\nPlan: stopped it; measure morning and evening for a week.',
  signedAt: '2026-11-02T10:05:00+05:30',
  prescription: '2 medicines, signed 2 Nov 2026',
  addenda: [{ text: 'The potassium of 4 November is in range.', at: '2026-11-05T09:00:00+05:30' }],
});
const unsigned = visitOf({ ...completed, noteState: 'none' });
const draft = visitOf({ ...completed, noteState: 'draft' }, { notes: 'Assessment: ankle swelling.' });

const meta = {
  title: 'Screens/Appointments/Consultation',
  component: ConsultationScreen,
  parameters: {
    guide: {
      purpose: 'When and how is this visit, what can be done now, and what did the doctor write?',
      operations: [
        'readConsultation',
        'changeConsultationStatus',
        'updateConsultationNotes',
        'addConsultationAddendum',
        'readIntakeQuestions',
        'updateConsultationIntake',
        'addConsultationPhoto',
        'readConsultationPhoto',
        'deleteConsultationPhoto',
        'rateConsultation',
      ],
      notes: [
        'A patient reads a signed note, and is told of no draft.',
        'A signed note stays as it is.',
        'A template adds headings and replaces nothing.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    side: 'PATIENT',
    state: { phase: 'ready', visit: visitOf(booked) },
    clock,
    isOffline: false,
    onStatus: fn<ConsultationScreenProps['onStatus']>(async () => ({ ok: true })),
    onNote: fn<ConsultationScreenProps['onNote']>(async () => ({ ok: true, noteVersion: 2 })),
    onAddendum: fn<ConsultationScreenProps['onAddendum']>(async () => ({ ok: true })),
    questions: { phase: 'ready', questions },
    onIntake: fn<ConsultationScreenProps['onIntake']>(async () => ({ ok: true })),
    onRate: fn<ConsultationScreenProps['onRate']>(async () => ({ ok: true })),
    maxPhotos: 4,
    onPhoto: fn<ConsultationScreenProps['onPhoto']>(async () => drawnPhoto()),
    onAddPhoto: fn<ConsultationScreenProps['onAddPhoto']>(async () => ({ ok: true })),
    onDeletePhoto: fn<ConsultationScreenProps['onDeletePhoto']>(async () => ({ ok: true })),
    onCalendar: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ConsultationScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const asDoctor = (visit: ConsultationScreenProps['state'] & { phase: 'ready' }): Story['args'] => ({
  side: 'DOCTOR',
  state: visit,
});

export const ComingForPatient: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save to your calendar' }));
    await expect(args.onCalendar).toHaveBeenCalled();
  },
};
/** For a part that is fetched apart: a machine with other work takes longer. */
const late = { timeout: 20_000 };

const answered = (given: typeof answers, canChange: boolean) => ({
  phase: 'ready' as const,
  visit: visitOf(booked, { intake: { answers: given, photos: [], canChange } }),
});
export const AnsweredForPatient: Story = {
  args: { state: answered(answers, true) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('38.4 °C', {}, late)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change the answers' }));
    const chest = within(canvas.getByRole('radiogroup', { name: /^Do you have pain/ }));
    await expect(chest.getByRole('radio', { name: 'No' })).toBeChecked();
    await userEvent.click(chest.getByRole('radio', { name: 'Not sure' }));
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Which medicines/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save the answers' }));
    await waitFor(() =>
      expect(args.onIntake).toHaveBeenCalledWith([
        { questionId: 'chest-pain-now', value: 'unsure' },
        { questionId: 'since', value: '2-to-7-days' },
        { questionId: 'temperature', value: 38.4 },
      ]),
    );
    await expect(await canvas.findByRole('button', { name: 'Change the answers' })).toBeVisible();
  },
};
export const NothingAnsweredForPatient: Story = { args: { state: answered([], true) } };
export const AnswersRefused: Story = {
  args: {
    state: answered(answers, true),
    onIntake: fn<ConsultationScreenProps['onIntake']>(async () => ({
      ok: false,
      message: 'The answers can be changed until the visit begins.',
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change the answers' }, late));
    await userEvent.click(canvas.getByRole('button', { name: 'Save the answers' }));
    await expect(await canvas.findByText('The answers can be changed until the visit begins.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Which medicines/ })).toHaveValue(
      'Amlodipine 5 mg in the morning',
    );
  },
};
export const UrgentAnswerForDoctor: Story = {
  args: asDoctor(answered(urgentAnswers, false)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/the patient was told to call 112/, {}, late)).toBeVisible();
  },
};
export const NothingAnsweredForDoctor: Story = { args: asDoctor(answered([], false)) };
export const RequestedForDoctor: Story = {
  args: asDoctor({ phase: 'ready', visit: visitOf({ ...requested, allowed: ['confirmed', 'cancelled'] }) }),
};
export const ArrivedForDoctor: Story = {
  args: asDoctor({
    phase: 'ready',
    visit: visitOf({ ...booked, status: 'checked_in', allowed: ['in_progress', 'cancelled', 'no_show'] }),
  }),
};
export const JoinForPatient: Story = {
  args: { canJoin: true, state: { phase: 'ready', visit: visitOf(dueNow) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Join the call' })).toHaveAttribute(
      'href',
      `/dashboard/consultations/${dueNow.id}/video`,
    );
  },
};
export const SignedForPatient: Story = {
  args: {
    state: { phase: 'ready', visit: signed },
    prescription: (
      <PrescriptionCard
        state={{ phase: 'ready', prescriptions: [prescribed] }}
        clock={clock}
        today="2026-11-20"
        isOffline={false}
        list={{ missing: ['Atorvastatin 20 mg'], there: [] }}
        onAdd={async () => ({ ok: true })}
        onDownload={fn()}
        onRetry={fn()}
      />
    ),
  },
};
const rated = {
  ...{ stars: 4, comment: 'You took time to explain the tablets.' },
  ...{ ratedAt: '2026-11-03T08:00:00+05:30', changedAt: '2026-11-03T08:00:00+05:30' },
};
export const RatesForPatient: Story = {
  args: {
    state: { phase: 'ready', visit: { ...signed, rating: { given: null, canRate: true } } },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '4 Good' }, late));
    await userEvent.click(canvas.getByRole('button', { name: 'Send to the doctor' }));
    await waitFor(() => expect(args.onRate).toHaveBeenCalledWith({ stars: 4, comment: null }));
  },
};
export const RatedForDoctor: Story = {
  args: asDoctor({ phase: 'ready', visit: { ...signed, rating: { given: rated, canRate: false } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 of 5, Good', {}, late)).toBeVisible();
  },
};
export const NotSignedForPatient: Story = {
  args: { state: { phase: 'ready', visit: unsigned } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Book a follow-up' })).toHaveAttribute(
      'href',
      `/dashboard/consultations/book?doctor=${unsigned.doctor.id}`,
    );
  },
};
export const DraftForDoctor: Story = { args: asDoctor({ phase: 'ready', visit: draft }) };
const empty = asDoctor({ phase: 'ready', visit: visitOf({ ...booked, status: 'in_progress' }) });
export const EmptyForDoctor: Story = { args: empty };
export const TakesTemplate: Story = {
  args: empty,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /Your note/ });
    canvas.getByRole('button', { name: 'Add a template' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'SOAP' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Subjective:\n\nObjective:\n\nAssessment:\n\nPlan:\n');
  },
};
export const AddsTemplateBelow: Story = {
  args: asDoctor({ phase: 'ready', visit: draft }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a template' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Telephone advice' }));
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: /Your note/ });
    await expect(field.value).toMatch(
      /^Assessment: ankle swelling\.\n\nCaller, and how they were identified:\n/,
    );
  },
};
export const SignedForDoctor: Story = {
  args: asDoctor({ phase: 'ready', visit: signed }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Book a follow-up' })).toBeNull();
  },
};
export const Signs: Story = {
  args: asDoctor({ phase: 'ready', visit: draft }),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Your note/ }), ' Plan: rest.');
    await expect(canvas.getByText('Not saved yet.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign the note' }));
    await waitFor(() =>
      expect(args.onNote).toHaveBeenCalledWith('Assessment: ankle swelling. Plan: rest.', {
        isSigned: true,
        noteVersion: 1,
      }),
    );
  },
};
/** Another page of the doctor saves the note while it is open here. */
function OpenMeanwhile(props: ConsultationScreenProps) {
  const [visit, setVisit] = useState(draft);
  useEffect(() => {
    setVisit({ ...draft, notes: 'Assessment: oedema by amlodipine.', noteVersion: 2 });
  }, []);
  return <ConsultationScreen {...props} state={{ phase: 'ready', visit }} />;
}
const meanwhile: Story = {
  args: asDoctor({ phase: 'ready', visit: draft }),
  render: (args) => <OpenMeanwhile {...args} />,
};
const signing = 'Sign the note';
export const NewerElsewhere: Story = {
  ...meanwhile,
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: /Your note/ });
    await userEvent.type(field, ' Plan: rest.');
    await expect(canvas.getByText('Assessment: oedema by amlodipine.')).toBeVisible();
    await expect(field).toHaveValue('Assessment: ankle swelling. Plan: rest.');
    await expect(canvas.getByRole('button', { name: signing })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Use the newer version' }));
    await expect(field).toHaveValue('Assessment: oedema by amlodipine.');
    await userEvent.click(canvas.getByRole('button', { name: signing }));
    const as = { isSigned: true, noteVersion: 2 };
    await waitFor(() => expect(args.onNote).toHaveBeenCalledWith('Assessment: oedema by amlodipine.', as));
  },
};
export const KeepsOwnText: Story = {
  ...meanwhile,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep what is written here' }));
    await userEvent.click(canvas.getByRole('button', { name: signing }));
    const as = { isSigned: true, noteVersion: 2 };
    await waitFor(() => expect(args.onNote).toHaveBeenCalledWith('Assessment: ankle swelling.', as));
  },
};
export const RefusedStep: Story = {
  args: {
    ...asDoctor({
      phase: 'ready',
      visit: visitOf({ ...booked, status: 'in_progress', allowed: ['completed'] }),
    }),
    onStatus: fn<ConsultationScreenProps['onStatus']>(async () => ({
      ok: false,
      message: 'This visit is completed. You cannot change that.',
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Complete' }));
    await expect(await canvas.findByText('This visit is completed. You cannot change that.')).toBeVisible();
  },
};
export const Cancelled: Story = { args: { state: { phase: 'ready', visit: visitOf(cancelled) } } };
export const Offline: Story = { args: { isOffline: true } };
export const Loading: Story = { args: { state: { phase: 'loading' } } };
export const Failed: Story = { args: { state: { phase: 'failed' } } };
