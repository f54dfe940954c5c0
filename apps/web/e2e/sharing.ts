import sharp from 'sharp';
import { call, post, signInAtServer } from './people';
import { until } from './until';
import type { Person } from './visitor';

type Scope = { kinds: string[]; dates: { from: string; to: string } | null; accessUntil: string };
type Consent = { id: string; asked: Scope; status: string };

/** Acts past the page, for any patient, as their own app would do it. */
export type SharingPatient = {
  id: string;
  token: string;
  /** Allows the request that waits, or less of it. @returns the code */
  allow(narrower?: Partial<Scope>): Promise<string>;
  /** Ends every access of every doctor. */
  revokeAll(): Promise<void>;
};

export async function asPatient(server: string, person: Person): Promise<SharingPatient> {
  const api = `${server}/api/v1`;
  const { token } = await signInAtServer(api, person);
  const me = await call<{ data: { user: { id: string } } }>(api, '/auth/me', { token });
  return {
    id: me.data.user.id,
    token,
    async allow(narrower = {}) {
      const { data } = await call<{ data: Consent[] }>(api, '/patients/consents?status=REQUESTED', { token });
      const [asked] = data;
      if (!asked) throw new Error('Nobody asks.');
      const allowed = await post<{ data: { code: string } }>(
        api,
        `/patients/consents/${asked.id}/allow`,
        { ...asked.asked, ...narrower },
        token,
      );
      return allowed.data.code;
    },
    revokeAll: async () => void (await post(api, '/patients/consents/revoke-all', {}, token)),
  };
}

/** Has a doctor ask and type the code, past the page. */
export async function grantAtServer(
  server: string,
  doctor: Person,
  patient: SharingPatient,
  kinds: string[],
): Promise<void> {
  const api = `${server}/api/v1`;
  const { token } = await signInAtServer(api, doctor);
  const asked = await post<{ data: { id: string } }>(
    api,
    '/patient-search/authorization',
    {
      patientId: patient.id,
      purpose: 'CAREMGT',
      kinds,
      dates: null,
      accessUntil: new Date(Date.now() + 86_400_000).toISOString(),
      reason: 'A visit at the clinic tomorrow.',
    },
    token,
  );
  const code = await patient.allow();
  await post(api, '/patient-search/verify-otp', { requestId: asked.data.id, code }, token);
}

/** Files a picture among the imaging of a patient, past the page. @returns the title of the record */
export async function fileImage(server: string, { token }: SharingPatient): Promise<string> {
  const api = `${server}/api/v1`;
  const title = 'X-ray of the left wrist';
  const content = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#557' } })
    .png()
    .toBuffer();
  const file = { name: 'wrist.png', type: 'image/png', bytes: content.length, fingerprint: '0'.repeat(64) };
  const { data } = await post<{ data: { id: string } }>(api, '/record-uploads', file, token);
  const form = new FormData();
  form.set('place', JSON.stringify({ offset: 0 }));
  form.set('content', new Blob([new Uint8Array(content)]), 'part');
  await call(api, `/record-uploads/${data.id}`, { method: 'PUT', token, body: form });
  await until('the file was looked at', async () => {
    const { data: upload } = await call<{ data: { status: string } }>(api, `/record-uploads/${data.id}`, {
      token,
    });
    return upload.status === 'ready';
  });
  const day = new Date().toISOString().slice(0, 10);
  await post(api, '/medical-records', { type: 'imaging', title, day, uploadIds: [data.id] }, token);
  return title;
}

/** Adds a medicine to those that a patient keeps, past the page. `mark` says whether only they see it. */
export async function keepTelmisartan(server: string, { token }: SharingPatient, more: { reason: string }) {
  const api = `${server}/api/v1`;
  const draft = {
    ...{ generic: 'Telmisartan', brand: null, strength: '40 mg', form: 'tablet', route: 'oral' },
    ...{ doseAmount: 1, doseUnit: 'tablet', pattern: 'every-n-days', everyDays: 1, weekdays: [] },
    ...{ times: ['08:30'], maxInDay: null, startDay: '2026-01-05', endDay: null, prescriber: null },
    ...{ note: null, stock: null, refillDays: 5, hasReminders: false, isOnlyYou: false },
    ...more,
  };
  const { data } = await post<{ data: { id: string } }>(api, '/medicines', draft, token);
  let version = 1;
  const mark = async (isOnlyYou: boolean): Promise<void> => {
    const body = JSON.stringify({ ...draft, isOnlyYou });
    const headers = { 'If-Match': `"${version}"`, 'Idempotency-Key': crypto.randomUUID() };
    await call(api, `/medicines/${data.id}`, { method: 'PUT', token, body, headers });
    version += 1;
  };
  return { mark };
}
