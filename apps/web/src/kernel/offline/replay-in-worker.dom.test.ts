import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { pairOf } from '../../../test/jwt';
import { mintKey, recording } from '../../../test/writes';
import { createEntries } from './entries';
import { openRecords } from './records';
import { replayOutbox } from './replay-in-worker';
import { openSessionCopy } from './session-copy';
import { openVault } from './vault';

const vault = openVault();
const copy = openSessionCopy(vault);
const entries = createEntries({ records: openRecords(), vault });
const keep = (owner: string) => entries.add({ ...recording({ idempotencyKey: mintKey() }), owner });

type Sent = { bearer: string | null; keys: string[] };

/** A server that accepts everything, or does what a test defines. */
function serve(answer?: () => Promise<Response>) {
  const sent: Sent[] = [];
  globalThis.fetch = async (input) => {
    const request = input as Request;
    if (request.method === 'GET') return Response.json({ status: 'ok' });
    const { requests } = await request.clone().json();
    const keys = requests.map((one: { headers: Record<string, string> }) => one.headers['Idempotency-Key']);
    sent.push({ bearer: request.headers.get('Authorization'), keys });
    if (answer) return answer();
    const responses = requests.map(({ id }: { id: string }) => ({
      id,
      status: 201,
      headers: {},
      body: { success: true, data: { id: `r-${id}`, version: 1 } },
    }));
    return Response.json({ success: true, data: { responses } });
  };
  return sent;
}

const { fetch } = globalThis;
afterEach(async () => {
  globalThis.fetch = fetch;
  jest.restoreAllMocks();
  await copy.clear();
  for (const owner of ['asha', 'ravi']) await entries.discardAll(owner);
});

describe('a worker that was woken', () => {
  it('sends what is of who is signed in, and nothing else', async () => {
    const [own] = [await keep('asha'), await keep('ravi')];
    await copy.keep(pairOf('asha'));
    const sent = serve();
    expect(await replayOutbox('http://server.test/api/v1')).toBe('asha');
    expect(sent).toEqual([{ bearer: `Bearer ${pairOf('asha').token}`, keys: [own.idempotencyKey] }]);
    expect([await entries.count('asha'), await entries.count('ravi')]).toEqual([0, 1]);
  });

  it('names an entry that the server did not take, so that its person is told', async () => {
    const own = await keep('asha');
    await copy.keep(pairOf('asha'));
    const refused = { status: 422, type: '/docs/errors#unprocessable', message: 'No.', errors: [] };
    serve(async () =>
      Response.json({
        success: true,
        data: { responses: [{ id: String(own.id), status: 422, headers: {}, body: refused }] },
      }),
    );
    const told: number[] = [];
    await replayOutbox('http://server.test/api/v1', undefined, async (id) => void told.push(id));
    expect(told).toEqual([own.id]);
  });

  it('sends nothing where nobody is', async () => {
    await keep('asha');
    const sent = serve();
    expect(await replayOutbox('http://server.test/api/v1')).toBeNull();
    expect(sent).toEqual([]);
    expect(await entries.count('asha')).toBe(1);
  });

  it("stops where the session becomes another's under way, and sends nothing in their name", async () => {
    await keep('asha');
    await keep('ravi');
    await copy.keep(pairOf('asha'));
    const sent = serve(async () => {
      await copy.keep(pairOf('ravi'));
      return Response.json({ success: false, status: 401 }, { status: 401 });
    });
    await replayOutbox('http://server.test/api/v1');
    expect(sent.map(({ bearer }) => bearer)).toEqual([`Bearer ${pairOf('asha').token}`]);
    expect([await entries.count('asha'), await entries.count('ravi')]).toEqual([1, 1]);
  });

  it('asks to be woken again where something has to go later', async () => {
    await keep('asha');
    await copy.keep(pairOf('asha'));
    serve(async () => Response.json({ success: false, status: 503 }, { status: 503 }));
    await expect(replayOutbox('http://server.test/api/v1')).rejects.toThrow('unreachable');
    expect(await entries.count('asha')).toBe(1);
  });
});
