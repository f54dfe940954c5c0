import { randomBytes } from 'node:crypto';
import { CompactEncrypt } from 'jose';
import { by, once, type Person, type TestApi } from '../../../../test/api';
import { days } from '../../../../test/clock';

type Wanted = { content?: string; label?: string; passcode?: string; expiresAt?: string };

export const newHandle = (): string => randomBytes(32).toString('base64url');

/** A file as a device seals it. */
const sealedFile = (content: string, key: Uint8Array): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(content))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', cty: 'application/fhir+json' })
    .encrypt(key);

/** The request of a device for a new link, and the key that it does not send. */
export async function newLink(
  { clock }: Pick<TestApi, 'clock'>,
  { content = '{}', label = 'For the clinic', passcode, expiresAt }: Wanted = {},
) {
  const key = randomBytes(32);
  const body = {
    label,
    handle: newHandle(),
    expiresAt: expiresAt ?? new Date(clock.now().getTime() + days(7)).toISOString(),
    file: await sealedFile(content, key),
    ...(passcode !== undefined && { passcode }),
  };
  return { body, key };
}

/** Makes links for a person, and opens them as somebody who has them. */
export const linksOf = (api: TestApi) => ({
  async make(who: Person, wanted: Wanted = {}) {
    const { body, key } = await newLink(api, wanted);
    const made = await api.ask
      .post('/patients/health-links')
      .set({ ...by(who), ...once() })
      .send(body)
      .expect(201);
    return { ...body, id: made.body.data.id as string, key };
  },
  open: (handle: string, body: object = {}) =>
    api.ask.post(`/health-links/${handle}`).send({ recipient: 'Dr. Roy’s practice', ...body }),
});
