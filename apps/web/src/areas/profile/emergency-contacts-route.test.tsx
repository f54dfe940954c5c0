import { afterEach, describe, expect, it } from '@jest/globals';
import { cast, examples } from '@nadi/contract/examples';
import { screen } from '@testing-library/react';
import { type Answers, refusal } from '../../../test/api-stub';
import { openApp } from '../../../test/render-app';
import { meIs, type Started, storeTokens } from '../../../test/start-services';

let app: Started;
afterEach(() => app.close());

const list = 'GET /patients/emergency-contacts';
const { asha, nothing } = examples.listEmergencyContacts.answers['200'];

async function open(answers: Answers) {
  storeTokens();
  app = await openApp('/dashboard/profile/emergency-contacts', {
    'GET /auth/me': meIs(cast.people.asha),
    ...answers,
  });
  await screen.findByRole('heading', { level: 1, name: 'Emergency contacts' });
}

describe('Emergency contacts', () => {
  it('are asked for once, and can be called', async () => {
    await open({ [list]: () => ({ body: asha }) });
    const numbers = await screen.findAllByRole('link', { name: /^\+91/ });
    expect(numbers.map((link) => link.getAttribute('href'))).toEqual([
      'tel:+910000000201',
      'tel:+910000000202',
    ]);
    expect(app.server.callsOf(list)).toHaveLength(1);
  });

  it('say that they may not be seen, where that is so', async () => {
    await open({ [list]: () => refusal(403, 'Your account may not see it.') });
    await screen.findByText('This is not open to you');
  });

  it('say so where there is nobody', async () => {
    await open({ [list]: () => ({ body: nothing }) });
    await screen.findByText('Nobody here yet');
  });
});
