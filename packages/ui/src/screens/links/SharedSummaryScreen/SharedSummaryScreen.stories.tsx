import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { SharedSummary, type SharedSummaryProps } from './SharedSummary';
import { SharedSummaryScreen } from './SharedSummaryScreen';

const asking = {
  phase: 'asking',
  label: 'For the cardiology clinic in Pune',
  hasPasscode: true,
  isPending: false,
  failure: null,
} as const;

const meta = {
  title: 'Screens/Links/Shared summary',
  component: SharedSummary,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose:
        'What has somebody passed on to me by a health link? For clinicians and relatives, without an account.',
      operations: ['openHealthLink'],
      notes: [
        'The file is decrypted in the browser; the key in the address is sent nowhere, and leaves the history once it is read.',
        'It is shown as the patient’s own word: no clinician has checked it.',
      ],
    } satisfies ScreenGuide,
  },
  args: { state: asking, onOpen: fn() },
  render: (props: SharedSummaryProps) => (
    <SharedSummaryScreen>
      <SharedSummary {...props} />
    </SharedSummaryScreen>
  ),
} satisfies Meta<typeof SharedSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(canvas.getByRole('textbox', { name: /^Your name or clinic/ })).toBeInvalid();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Your name or clinic/ }), 'City Hospital');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Passcode/ }), '407218');
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(args.onOpen).toHaveBeenCalledWith({ recipient: 'City Hospital', passcode: '407218' });
  },
};

export const WithoutPasscode: Story = {
  args: { state: { ...asking, hasPasscode: false, label: null } },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Your name or clinic/ }), 'Dr. Roy{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith({ recipient: 'Dr. Roy', passcode: null });
  },
};

export const WrongPasscode: Story = {
  args: {
    state: { ...asking, failure: { fieldErrors: { passcode: 'This passcode is wrong. 4 tries are left.' } } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Passcode/ })).toBeInvalid();
  },
};

export const Away: Story = {
  args: {
    state: {
      ...asking,
      failure: { message: 'We could not reach the server. Check your connection and try again.' },
    },
  },
};

export const Loading: Story = { args: { state: { phase: 'loading' } } };
export const NoLink: Story = { args: { state: { phase: 'none' } } };
export const Elsewhere: Story = { args: { state: { phase: 'elsewhere', host: 'ehr.example.org' } } };
export const Gone: Story = { args: { state: { phase: 'gone' } } };
export const Unreadable: Story = { args: { state: { phase: 'unreadable' } } };

export const Ready: Story = {
  args: {
    state: {
      phase: 'ready',
      summary: {
        name: 'Asha Kulkarni',
        birthDate: '1971-03-02',
        madeAt: '2026-11-19T12:50:00Z',
        custodian: 'Nadi',
        sections: [
          { title: 'Problems', lines: ['Essential hypertension, active, since 2018'] },
          {
            title: 'Allergies and intolerances',
            lines: ['Penicillin, severe: hives and swelling of the face, since May 2011'],
          },
          { title: 'Medicines', lines: ['The patient knows of none.'] },
          { title: 'Vital signs', lines: ['Blood pressure 132/84 mmHg, 20 November 2026, 07:10'] },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Summary of Asha Kulkarni' })).toBeVisible();
    await expect(canvas.getAllByRole('list')[0]).toHaveTextContent('hypertension');
  },
};
