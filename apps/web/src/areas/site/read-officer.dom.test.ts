import { describe, expect, it } from '@jest/globals';
import { type AskOfficer, readOfficer } from './LiveOfficer';

const contact = { officer: null, grievanceDays: 15, requestDays: 30 };
const answers =
  (ok: boolean, body: unknown): AskOfficer =>
  async () => ({ ok, json: async () => body });

describe('the grievance officer of a public page', () => {
  it('is the one that the server names, or nobody', async () => {
    const officer = { name: 'Kamala Rangan', email: 'grievance@clinic.example', phone: null };
    expect(await readOfficer(answers(true, { success: true, data: { ...contact, officer } }))).toEqual({
      phase: 'ready',
      ...{ ...contact, officer },
    });
    expect(await readOfficer(answers(true, { success: true, data: contact }))).toEqual({
      phase: 'ready',
      ...contact,
    });
  });

  it.each<[string, AskOfficer]>([
    ['refuses', answers(false, {})],
    [
      'answers with something else',
      async () => ({ ok: true, json: () => Promise.reject(new SyntaxError()) }),
    ],
    ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is not known if the server %s', async (_, ask) => {
    expect(await readOfficer(ask)).toEqual({ phase: 'failed' });
  });
});
