import { afterEach, expect, it } from '@jest/globals';
import { noteTermYears } from '@nadi/domain/appointments/notes';
import { invoiceMonths, registerYears } from '@nadi/domain/shop/invoice';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, refusal, success } from '../../../test/api-stub';
import { openApp } from '../../../test/render-app';
import { asha, meIs, type Started, storeTokens } from '../../../test/start-services';

let app: Started;
afterEach(() => app.close());

const you = { firstName: 'Asha', lastName: 'Kulkarni', isYou: true };
const other = { firstName: 'Vikram', lastName: 'Kulkarni', isYou: false };
const member = (firstName: string, hasAccount: boolean, guardians: object[]) => ({
  ...{ id: firstName, firstName, lastName: 'Kulkarni', relationship: 'son', level: 'guardian' },
  ...{ hasAccount, guardians, dateOfBirth: null, gender: null, since: '2026-01-02T03:04:05.000Z' },
  ...{ until: null, version: 1 },
});

/** Opens the question before the account is deleted. */
async function ask(members: () => Answer): Promise<HTMLElement> {
  storeTokens();
  app = await openApp('/dashboard/settings/data', {
    'GET /auth/me': meIs(asha),
    'GET /account/deletion': () => success(null),
    'GET /family/members': members,
  });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Delete my account' }));
  return screen.findByRole('dialog');
}

it('names the children whose record is deleted with the account of their only guardian', async () => {
  const dialog = await ask(() =>
    success([
      member('Rohan', false, [you]),
      member('Meera', false, [you, other]),
      member('Sushila', true, []),
    ]),
  );
  await within(dialog).findByText(/^The record of Rohan is deleted too/);
  expect(dialog.textContent).not.toMatch(/Meera|Sushila/);
});

it('speaks of children in general where it cannot be read who they are', async () => {
  const dialog = await ask(() => refusal(500, 'Try again later.'));
  await within(dialog).findByText(/^The records of children whose only guardian you are/);
});

it('speaks of no children to a person without any', async () => {
  const dialog = await ask(() => success([]));
  await waitFor(() => expect(dialog.textContent).not.toMatch(/guardian/));
});

it('says how long signed notes, invoices and the register of Schedule H1 stay, by the terms of the rules', async () => {
  await ask(() => success([]));
  const kept = document.body.textContent ?? '';
  expect(kept).toContain(`with both names, for ${noteTermYears} years after they were signed`);
  expect(kept).toContain(`your invoices, for ${invoiceMonths} months from 31 December`);
  expect(kept).toMatch(new RegExp(`Schedule H1: the entry in a register .* for ${registerYears} years`));
});
