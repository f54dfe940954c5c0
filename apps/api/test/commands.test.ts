// database: embedded
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { totpSecrets } from '../src/areas/identity/offers';
import { frontendLogs } from '../src/areas/platform/tables/frontend-logs';
import { openEmbedded } from '../src/kernel/db/embedded';
import { createLog } from '../src/kernel/environment/log';
import { users } from '../src/kernel/tables/users';

/** A process takes its time where many run. */
jest.setTimeout(120_000);

const subject = v7();
const log = createLog('silent');

let folder: string;
let data: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nadi-commands-'));
  data = join(folder, 'data');
  const db = await openEmbedded(data, log);
  await db.write('keeper', async (tx) => {
    for (const operation of ['signIn', 'listVitalSigns', 'signOut'])
      await tx.execute(
        sql`select append_audit(${subject}, ${v7()}, '2026-11-20T09:00:00Z', ${subject}, 'PATIENT', null, 'PATRQT', ${operation}, 'read', 'session', '{}', 'request')`,
      );
  });
  await db.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Ended = { code: number | null; said: string; errors: string };

async function run(command: string, args: string[] = [], env: Record<string, string> = {}): Promise<Ended> {
  const { DATABASE_URL: _, NADI_SECRET: __, ...rest } = process.env;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, `../src/commands/${command}.ts`), ...args],
    { env: { ...rest, NODE_ENV: 'development', DATA_DIR: data, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [said, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, said, errors };
}

describe('audit:verify', () => {
  const checkpoint = () => join(folder, 'checkpoint');
  const verify = (...args: string[]) => run('audit-verify', args);

  it('says that the trail is whole, and keeps a checkpoint', async () => {
    const { code, said, errors } = await verify('--save', checkpoint());
    expect(errors).toBe('');
    expect(said).toMatch(
      /^Entries: 3, chains: 1\.\nFingerprint [0-9a-f]{64}\nThe audit trail is complete\.\n$/,
    );
    expect(code).toBe(0);
  });

  it('names what was altered and ends with 1', async () => {
    const client = await PGlite.create({ dataDir: join(data, 'database') });
    await client.exec(
      `set session_replication_role = replica; update audit_entries set purpose = 'TREAT' where seq = 2`,
    );
    await client.close();
    const { code, said } = await verify();
    expect(said).toContain(`Subject ${subject}, entry 2 (listVitalSigns, 2026-11-20T09:00:00.000Z): altered`);
    expect(said).toContain('The audit trail is not complete. Chains with a fault: 1.');
    expect(code).toBe(1);
    const again = await PGlite.create({ dataDir: join(data, 'database') });
    await again.exec(
      `set session_replication_role = replica; update audit_entries set purpose = 'PATRQT' where seq = 2`,
    );
    await again.close();
    expect((await verify('--since', checkpoint())).said).toContain(
      'complete, and continues from the checkpoint',
    );
  });

  it('waits for nobody: a folder that a server holds, and one that is none, are told in one line', async () => {
    const db = await openEmbedded(data, log);
    const held = await verify();
    await db.close();
    expect([held.code, held.errors]).toEqual([2, expect.stringMatching(/^The data folder .* in use .*\n$/)]);
    const absent = join(folder, 'absent');
    const none = await run('audit-verify', [], { DATA_DIR: absent });
    expect([none.code, none.errors]).toEqual([
      2,
      expect.stringMatching(/^DATA_DIR: there is no database in .*\n$/),
    ]);
    expect(existsSync(absent)).toBe(false);
  });
});

describe('keys:rotate', () => {
  const rotate = (...args: string[]) => run('keys-rotate', args);

  it('begins a fresh key, seals anew, and forgets the older ones', async () => {
    const first = await rotate();
    expect(first.said).toMatch(/^Key ([0-9a-f]{8}) is the newest; older ones: none\.\n/);
    const [, id] = /^Key ([0-9a-f]{8})/.exec(first.said) ?? [];
    const second = await rotate('--new');
    expect(second.said).toContain(`older ones: ${id}.`);
    expect(second.said).toContain('Nothing permanent needs an older key.');
    const third = await rotate('--drop-old');
    expect(third.said).toContain('The older keys have been deleted.');
    expect((await rotate()).said).toContain('older ones: none.');
    expect([first, second, third].map(({ code }) => code)).toEqual([0, 0, 0]);
  });

  it('makes none where the secret stands in the environment', async () => {
    const secret = 'k3J9sLq0VbX7TzP4mWcY8nRfH2dG6aEu';
    const { code, errors } = await run('keys-rotate', ['--new'], { NADI_SECRET: secret });
    expect([code, errors]).toEqual([
      2,
      expect.stringMatching(/^NADI_SECRET: is set, so change it there[^\n]*\n$/),
    ]);
  });
});

describe('logs:find', () => {
  const context = {
    url: '/dashboard',
    userAgent: 'Test',
    tabId: 'tab',
    noticedAt: new Date(),
    receivedAt: new Date(),
  };

  it('prints what a page logged with an error id, and says where there is nothing', async () => {
    const db = await openEmbedded(data, log);
    await db.write('keeper', (tx) =>
      tx.insert(frontendLogs).values(
        ['5f0c19ae', '77ab03d1'].map((errorId) => ({
          ...context,
          id: v7(),
          level: 'error' as const,
          message: `of ${errorId}`,
          errorId,
        })),
      ),
    );
    await db.close();
    const found = await run('logs-find', ['5f0c19ae']);
    expect([found.code, found.errors]).toEqual([0, '']);
    expect(JSON.parse(found.said)).toMatchObject({ errorId: '5f0c19ae', message: 'of 5f0c19ae' });
    const none = await run('logs-find', ['00000000']);
    expect([none.code, none.said]).toEqual([
      1,
      expect.stringMatching(/^Nothing is kept of the error id 00000000\./),
    ]);
  });

  it('asks for an id where it gets something else', async () => {
    for (const args of [[], ["' or 1=1"]])
      expect(await run('logs-find', args)).toMatchObject({
        code: 2,
        said: '',
        errors: expect.stringMatching(/^Name the error id/),
      });
  });
});

describe('admin:remove-second-step', () => {
  const email = 'nisha@clinic.example';
  const remove = (...args: string[]) => run('admin-remove-second-step', args);

  it('removes that of an administrator, and ends with 1 where there is none or nobody', async () => {
    const named = ['--email', email, '--first-name', 'Nisha', '--last-name', 'Pillai'];
    expect((await run('admin-create', named)).code).toBe(0);
    const none = await remove('--email', email);
    expect([none.code, none.errors]).toEqual([1, `${email} has no second step.\n`]);
    const db = await openEmbedded(data, log);
    await db.write('keeper', async (tx) => {
      const [owner] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
      const confirmedAt = new Date();
      await tx
        .insert(totpSecrets)
        .values({ userId: owner?.id ?? '', sealed: 'sealed', createdAt: confirmedAt, confirmedAt });
    });
    await db.close();
    const removed = await remove('--email', email);
    expect([removed.code, removed.errors]).toEqual([0, '']);
    expect(removed.said).toMatch(/^The second step of nisha@clinic\.example is removed/);
    expect((await remove('--email', 'nobody@clinic.example')).errors).toBe(
      'nobody@clinic.example is not the address of an administrator.\n',
    );
    expect((await remove()).code).toBe(1);
  });
});
