// areas: consent, doctor-access, records, medical-history, account
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Authorization, SharedRecords } from '@nadi/contract/schema';
import type { Page } from 'playwright-core';
import { expectAccessible } from './accessible';
import { untilAnswersKept } from './device-storage';
import { setOffline, untilServed } from './offline';
import { demo, openAs, post, signInAtServer } from './people';
import { asPatient, grantAtServer } from './sharing';
import { setStage } from './stage';
import { type Visitor, visit } from './visitor';

jest.setTimeout(180_000);

const stage = setStage({ hostname: 'nadi.localhost', isWriting: true });
let visitor: Visitor;
let page: Page;
let doctor: { token: string };
let patientId: string;

const api = () => `${stage.product.server}/api/v1`;
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
const dialog = () => page.getByRole('dialog');

/** Returns what the doctor reads of a kind now: how many entries, or the refusal. */
async function seen(kind: string): Promise<number> {
  const answer = await fetch(`${api()}/patient-search/records/${patientId}?kind=${kind}`, {
    headers: { authorization: `Bearer ${doctor.token}` },
  });
  if (!answer.ok) return -answer.status;
  const { data } = (await answer.json()) as { data: SharedRecords };
  return data.entries.length;
}

const ask = async (reason: string) => {
  const answer = await post<{ data: Authorization }>(
    api(),
    '/patient-search/authorization',
    {
      patientId,
      purpose: 'CAREMGT',
      kinds: ['vital-signs', 'conditions'],
      dates: null,
      accessUntil: new Date(Date.now() + 30 * 86_400_000).toISOString(),
      reason,
    },
    doctor.token,
  );
  return answer.data;
};

beforeAll(async () => {
  visitor = await visit(stage.browser, stage.product.url);
  page = visitor.page;
  const patient = await asPatient(stage.product.server, stage.patient);
  patientId = patient.id;
  doctor = await signInAtServer(api(), demo('meera'));
  await grantAtServer(stage.product.server, demo('meera'), patient, ['vital-signs']);
});
afterAll(() => visitor.close());

describe('a patient decides about what was granted, and about what is asked', () => {
  it('an end that waits for a network says that it is still shared, and ends it once there is one', async () => {
    await openAs(page, stage.patient, '/dashboard/consents');
    await heading('One doctor can see your records.').waitFor();
    await page.getByRole('button', { name: 'End access Dr. Meera Rao' }).waitFor();
    await untilServed(page);
    await untilAnswersKept(page, ['/auth/me', '/patients/consents', '/patients/shared-doctors']);
    await setOffline(stage.product, visitor, true);
    await press('End access Dr. Meera Rao');
    await dialog()
      .getByText(/They can still see it until this is sent/)
      .waitFor();
    await dialog().getByRole('button', { name: 'End access' }).click();
    await page.getByText('Still shared until this is sent').waitFor();
    expect(await seen('vital-signs')).toBeGreaterThan(0);
    await page.reload();
    await page.getByText('Still shared until this is sent').waitFor();
    await setOffline(stage.product, visitor, false);
    await heading('Nobody else can see your records.').waitFor();
    expect(await seen('vital-signs')).toBe(-404);
    await page.getByText('Ended by you').waitFor();
  });

  it('a no ends the next request, and who is blocked cannot ask again', async () => {
    await ask('I would like to see them once more, for the letter to your doctor.');
    await heading(/One doctor is asking\.$/).waitFor();
    await page.getByRole('link', { name: 'Review and decide' }).first().click();
    await press('Deny');
    await dialog().getByText('Not now', { exact: true }).click();
    await dialog().getByText('Block this doctor too').click();
    await dialog().getByRole('button', { name: 'Deny' }).click();
    await heading("You denied Dr. Meera Rao's request.").waitFor();
    await expect(ask('Please let me see them, it is for your own good.')).rejects.toThrow(/404/);
    await page.goto(`${stage.product.url}/dashboard/consents`);
    await press('Unblock Dr. Meera Rao');
    await page.getByText('Blocked doctors').waitFor({ state: 'detached' });
    await ask('Thank you. I ask again, as we said at the desk.');
    await heading(/One doctor is asking\.$/).waitFor();
  });

  it('find in the log who looked, by person and by reason', async () => {
    await page.goto(`${stage.product.url}/dashboard/settings/access-log`);
    await heading('Who looked at your record').waitFor();
    await page.getByRole('button', { name: /Person/ }).click();
    await page.getByRole('option', { name: 'Meera Rao' }).click();
    await page.waitForURL(/person=/);
    await page.getByRole('button', { name: /Why/ }).click();
    await page.getByRole('option', { name: 'Emergency, without your consent' }).click();
    await page.getByText('No entries of this choice').waitFor();
    await press('Show all');
    await page
      .getByText(/Meera Rao/)
      .first()
      .waitFor();
    expect(page.url()).not.toContain('person=');
  });

  it('decide for a child under the banner, with the name of the child, whom the doctor then reads', async () => {
    const { token } = await signInAtServer(api(), stage.patient);
    const child = {
      ...{ firstName: 'Rohan', lastName: 'Kulkarni', dateOfBirth: '2019-08-09', gender: 'MALE' },
      ...{ relationship: 'son', declaration: 'parent-or-guardian-2026-11' },
    };
    const added = await post<{ data: { id: string } }>(api(), '/family/members', child, token);
    patientId = added.data.id;
    const { id } = await ask('He comes to the clinic tomorrow.');
    await page.goto(`${stage.product.url}/dashboard/family`);
    await press('Act for Rohan');
    await page.getByRole('region', { name: 'Acting for Rohan' }).waitFor();
    await page.goto(`${stage.product.url}/dashboard/consents`);
    await heading('Nobody else can see Rohan’s records. One doctor is asking.').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Review and decide' }).click();
    await heading('Dr. Meera Rao asks to see Rohan’s records.').waitFor();
    await press('Allow and show code');
    await heading('Read this code to Dr. Meera Rao.').waitFor();
    const [digits = ''] = await page.getByText(/^(\d ){5}\d$/).allTextContents();
    expect(await seen('vital-signs')).toBe(-404);
    const typed = { requestId: id, code: digits.replaceAll(' ', '') };
    await post(api(), '/patient-search/verify-otp', typed, doctor.token);
    await heading('Dr. Meera Rao can see what you allowed.').waitFor();
    expect(await seen('vital-signs')).toBe(0);
  });

  it('caused no error on the way', () => {
    expect(visitor.errors).toEqual([]);
  });
});
