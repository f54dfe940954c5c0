import { readSearch } from '@nadi/domain/consent/search';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { pictured } from '../../../catalogue/pictured';
import { ashaFound, clock, kinds, kiranFound, longNamed, today } from '../test/sample-patients';
import type { SearchType } from '../types';
import { FindPatientScreen, type FindPatientScreenProps } from './FindPatientScreen';

const meta = {
  title: 'Screens/Doctor access/Find a patient',
  component: FindPatientScreen,
  parameters: {
    guide: {
      purpose:
        'Is the person in front of me here, and may I see their record? A doctor finds a patient by what they know already, sees no more than tells two people apart, and asks: why, what, of which days, for how long.',
      operations: ['searchPatients', 'requestAuthorization', 'openEmergencyAccess'],
      notes: [
        'Before consent: name, year of birth, gender, last three digits of the phone. Whoever is found sees it in their access log.',
        'An ABHA number finds whoever keeps it in the profile. Its form is checked and nothing is guessed.',
        'Nothing is chosen beforehand of what to see: a doctor asks for what they need.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { phase: 'idle' },
    clock,
    today,
    kinds,
    checkQuery: (type, query) => readSearchFault(type, query),
    onSearch: fn(),
    onAsk: fn<FindPatientScreenProps['onAsk']>(async () => ({ ok: true })),
    onBreakGlass: fn<FindPatientScreenProps['onBreakGlass']>(async () => ({ ok: true })),
    onAsked: fn(),
  },
} satisfies Meta<typeof FindPatientScreen>;
export default meta;

/** The rule of the server, which the app asks before it sends anything. */
function readSearchFault(type: SearchType, query: string): string | undefined {
  const read = readSearch(type, query);
  return 'fault' in read ? read.fault.message : undefined;
}

type Story = StoryObj<typeof meta>;

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

export const Ready: Story = {
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('searchbox', { name: /Beginning of the name/ }), ' Asha{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('name', 'Asha');
  },
};

export const Searching: Story = { args: { state: { phase: 'searching' } } };

export const Found: Story = {
  args: { state: { phase: 'found', type: 'name', patients: [ashaFound, kiranFound, longNamed] } },
};

export const FoundAsManyAsAreShown: Story = {
  args: {
    state: {
      phase: 'found',
      type: 'name',
      patients: Array.from({ length: 10 }, (_, index) => ({ ...ashaFound, id: String(index) })),
    },
  },
};

export const Nobody: Story = { args: { state: { phase: 'found', type: 'phone', patients: [] } } };

export const NobodyByAbha: Story = { args: { state: { phase: 'found', type: 'abha', patients: [] } } };

export const TooManySearches: Story = {
  args: { state: { phase: 'limited', message: 'Too many tries. Try again in 3 minutes.' } },
};

export const Failed: Story = {
  args: {
    state: {
      phase: 'failed',
      message: 'We could not reach the server. Check your connection and try again.',
    },
  },
};

/** The form is checked here, and nothing is sent. */
export const AbhaOfAnotherForm: Story = {
  tags: ['sheet'],
  parameters: pictured,
  play: async ({ args }) => {
    screen.getByRole('radio', { name: 'Name' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.type(field(/ABHA number of the patient/), '91-0000-0000');
    await press('Search');
    await expect(field(/ABHA number of the patient/)).toBeInvalid();
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.type(field(/ABHA number of the patient/), '-0000');
    await press('Search');
    await expect(args.onSearch).toHaveBeenLastCalledWith('abha', '91-0000-0000-0000');
  },
};

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Ask Asha Kulkarni for access' }));

async function fillIn() {
  await press('Ask Asha Kulkarni for access');
  const form = await dialog();
  await userEvent.type(
    form.getByRole('textbox', { name: /^Reason/ }),
    'First visit, at the clinic tomorrow.',
  );
  await userEvent.click(form.getByRole('checkbox', { name: 'Conditions' }));
  await userEvent.click(form.getByRole('checkbox', { name: 'Vital signs' }));
  await userEvent.click(form.getByRole('radio', { name: 'All days, and records without a date' }));
  await userEvent.click(form.getByRole('button', { name: 'Send the request' }));
  return form;
}

export const Asks: Story = {
  args: Found.args,
  play: async ({ args }) => {
    await fillIn();
    await waitFor(() => expect(args.onAsked).toHaveBeenCalledOnce());
    await expect(args.onAsk).toHaveBeenCalledWith(ashaFound.id, {
      purpose: 'CAREMGT',
      reason: 'First visit, at the clinic tomorrow.',
      kinds: ['conditions', 'vital-signs'],
      dates: null,
      accessUntil: '2026-12-20T03:30:00.000Z',
    });
  },
};

export const AsksForNothing: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: Found.args,
  play: async ({ args }) => {
    await press('Ask Asha Kulkarni for access');
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Send the request' }));
    await expect((await form.findAllByText('Choose at least one kind.'))[0]).toBeVisible();
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
};

export const AskedAlready: Story = {
  args: {
    ...Found.args,
    onAsk: fn<FindPatientScreenProps['onAsk']>(async () => ({
      ok: false,
      message: 'You have asked this patient already. Wait for the answer.',
    })),
  },
  play: async ({ args }) => {
    const form = await fillIn();
    await expect(await form.findByText(/You have asked this patient already/)).toBeVisible();
    await expect(args.onAsked).not.toHaveBeenCalled();
  },
};

/** Without consent: what happens is said before, and the reason is asked. */
export const InAnEmergency: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: Found.args,
  play: async ({ args }) => {
    await press('Emergency access to the record of Asha Kulkarni');
    const form = within(await screen.findByRole('dialog', { name: /^Open the record of Asha Kulkarni/ }));
    await userEvent.type(form.getByRole('textbox', { name: /^Why it cannot wait/ }), 'Unconscious.');
    await userEvent.click(form.getByRole('button', { name: 'Open for fifteen minutes' }));
    await expect(args.onBreakGlass).not.toHaveBeenCalled();
    await userEvent.type(
      form.getByRole('textbox', { name: /^Why it cannot wait/ }),
      ' Brought in after a fall.',
    );
    await userEvent.click(form.getByRole('button', { name: 'Open for fifteen minutes' }));
    await waitFor(() =>
      expect(args.onBreakGlass).toHaveBeenCalledWith(ashaFound.id, 'Unconscious. Brought in after a fall.'),
    );
  },
};

export const EmergencyNotOpened: Story = {
  args: {
    ...Found.args,
    onBreakGlass: fn<FindPatientScreenProps['onBreakGlass']>(async () => ({
      ok: false,
      message: 'Too many tries. Try again in 40 minutes.',
    })),
  },
  play: async () => {
    await press('Emergency access to the record of Asha Kulkarni');
    const form = within(await screen.findByRole('dialog', { name: /^Open the record of Asha Kulkarni/ }));
    const reason = form.getByRole('textbox', { name: /^Why it cannot wait/ });
    await userEvent.type(reason, 'Unconscious. Brought in after a fall.');
    await userEvent.click(form.getByRole('button', { name: 'Open for fifteen minutes' }));
    await expect(await form.findByText('Too many tries. Try again in 40 minutes.')).toBeVisible();
    await expect(reason).toHaveValue('Unconscious. Brought in after a fall.');
  },
};

export const AskOnAPhone: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: Found.args,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await press('Ask Asha Kulkarni for access');
    await dialog();
  },
};
