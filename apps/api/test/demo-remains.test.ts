// database: embedded
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { cast } from '@nadi/contract/examples';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { doctorProfiles } from '../src/areas/doctors/tables/doctor-profiles';
import { signInGuards } from '../src/areas/identity/tables/sign-in-guards';
import { vitalSigns } from '../src/areas/vital-signs/tables/vital-signs';
import type { Database } from '../src/kernel/db/client';
import { openEmbedded } from '../src/kernel/db/embedded';
import { readConfig } from '../src/kernel/environment/config';
import { createLog } from '../src/kernel/environment/log';
import { openSecrets } from '../src/kernel/keys/secrets';
import { users } from '../src/kernel/tables/users';
import { demoPeople } from '../src/seed/demo-accounts';
import { seedDemo } from '../src/seed/seed-demo';

/** A process takes its time where many run. */
jest.setTimeout(120_000);

const secret = 'k3J9sLq0VbX7TzP4mWcY8nRfH2dG6aEu';
const realDoctor = v7();
const now = new Date('2026-11-20T09:00:00Z');
let folder: string;

const withDatabase = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
  const db = await openEmbedded(folder, createLog('silent'));
  return work(db).finally(() => db.close());
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nadi-remains-'));
  const secrets = await openSecrets(
    readConfig({ DATA_DIR: folder, NADI_SECRET: secret }),
    createLog('silent'),
  );
  await withDatabase(async (db) => {
    await seedDemo({ db, secrets, clock: { now: () => now } });
    // Someone real, who signed up meanwhile and was verified with the published password.
    await db.write('keeper', async (tx) => {
      const { passwordHash } = (await tx.select().from(users).limit(1))[0] ?? { passwordHash: '' };
      await tx.insert(users).values({
        id: realDoctor,
        role: 'DOCTOR',
        firstName: 'Real',
        lastName: 'Doctor',
        email: 'real@clinic.example',
        emailVerifiedAt: now,
        passwordHash,
        termsAcceptedAt: now,
        createdAt: now,
        updatedAt: now,
      });
      await tx.insert(doctorProfiles).values({
        userId: realDoctor,
        specialization: 'cardiology',
        licenseNumber: 'EX-1',
        council: 'Example State Medical Council',
        experience: 9,
        languages: ['en'],
        verification: 'VERIFIED',
        appliedAt: now,
        decidedAt: now,
        decidedBy: cast.people.admin.id,
        version: 1,
        updatedAt: now,
      });
    });
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Ended = { code: number | null; said: string; errors: string };

/** Ends by itself, or once it says that it listens. */
async function run(file: string, env: Record<string, string>): Promise<Ended> {
  const { DATABASE_URL: _, NODE_ENV: __, NADI_DEMO: ___, ...rest } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, '../src', file)], {
    env: { ...rest, PORT: '0', DATA_DIR: folder, NADI_SECRET: secret, LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (chunk) => {
    if (String(chunk).includes('"listening"')) child.kill('SIGTERM');
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [said, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, said, errors };
}
const start = (env: Record<string, string>) => run('server.ts', env);
const remove = () => run('commands/demo-remove.ts', { NODE_ENV: 'production' });

const refusal = /^This installation still has demo accounts[^\n]*: 6\. [^\n]*npm run demo:remove[^\n]*\n$/;

describe('an installation that was a demonstration', () => {
  it('does not start in production, nor anywhere without the switch, and names the command', async () => {
    for (const environment of ['production', 'development']) {
      const { code, said, errors } = await start({ NODE_ENV: environment });
      expect([code, errors]).toEqual([1, expect.stringMatching(refusal)]);
      expect(said).not.toContain('listening');
    }
  });

  it('does not take the switch for leave to be a demonstration in production', async () => {
    const { code, errors } = await start({ NODE_ENV: 'production', NADI_DEMO: '1' });
    expect([code, errors]).toEqual([1, expect.stringMatching(/^NADI_DEMO: [^\n]*production[^\n]*\n$/)]);
  });

  it('goes on as a demonstration', async () => {
    expect((await start({ NADI_DEMO: '1' })).said).toContain('"listening"');
  });

  it('is freed of its people by the command, which says what it removed', async () => {
    const { code, said, errors } = await remove();
    expect([code, errors]).toEqual([0, '']);
    expect(said).toContain('Removed Asha Kulkarni (patient): ');
    expect(said).toMatch(/Asha Kulkarni \(patient\): .*vital signs 43/);
    expect(said).toContain('Removed Nisha Pillai (administrator)');
    expect(said).toContain('Demo people removed: 6.');
    expect(said).toContain('Doctors decided on by the demo administrator, who are waiting again: 1.');
    expect(said).toContain('Accounts kept: 1.');
    await withDatabase(async (db) => {
      const kept = await db.read('keeper', async (tx) => ({
        people: await tx.select({ id: users.id }).from(users),
        readings: await tx.$count(vitalSigns),
        guards: await tx.$count(signInGuards),
        doctor: await tx.select().from(doctorProfiles).where(eq(doctorProfiles.userId, realDoctor)),
        // Stays in the trail: what was done to them, by ids alone.
        erased: await tx.execute(sql`select subject_id from audit_entries where operation = 'eraseAccount'`),
      }));
      expect(kept.people).toEqual([{ id: realDoctor }]);
      expect([kept.readings, kept.guards]).toEqual([0, 0]);
      expect(kept.doctor[0]).toMatchObject({ verification: 'UNVERIFIED', decidedAt: null, decidedBy: null });
      expect(JSON.stringify(kept.erased)).toContain(cast.people.admin.id);
    });
    expect(demoPeople).toHaveLength(6);
  });

  it('then starts in production, and the command finds nothing more', async () => {
    expect((await start({ NODE_ENV: 'production' })).said).toContain('"listening"');
    const { code, said } = await remove();
    expect([code, said]).toEqual([0, 'There are no demo people to remove.\n']);
  });
});
