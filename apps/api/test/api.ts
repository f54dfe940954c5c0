import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import type { Role } from '@nadi/contract/operations';
import type { PatientProfile } from '@nadi/contract/schema';
import { rangesVersion } from '@nadi/domain/vital-signs/assessment';
import request from 'supertest';
import { v7 } from 'uuid';
import { allJobs } from '../generated/jobs';
import { pages } from '../generated/pages';
import { allTables } from '../generated/personal-data';
import { allShared } from '../generated/shared';
import { allTriggers } from '../generated/triggers';
import { createApp } from '../src/app';
import { doctorProfiles } from '../src/areas/doctors/tables/doctor-profiles';
import { hashPassword } from '../src/areas/identity/passwords/hash';
import { openSession } from '../src/areas/identity/sessions/open-session';
import { secondStepRule } from '../src/areas/identity/two-step/required';
import { providerLinkOf } from '../src/areas/integrations/provider-link-of';
import { healthFacts } from '../src/areas/vital-signs/tables/health-facts';
import { patientProfiles } from '../src/areas/vital-signs/tables/patient-profiles';
import type { Transaction } from '../src/kernel/db/transaction';
import { readConfig } from '../src/kernel/environment/config';
import { isDemo } from '../src/kernel/environment/is-demo';
import { createLog } from '../src/kernel/environment/log';
import { presentConfiguration } from '../src/kernel/environment/present-configuration';
import { folderStore } from '../src/kernel/files/store';
import { createMetrics } from '../src/kernel/http/metrics';
import { runDue } from '../src/kernel/jobs/run-due';
import { ringOf } from '../src/kernel/keys/ring';
import { deriveSecrets } from '../src/kernel/keys/secrets';
import { createMailbox, type Mailbox } from '../src/kernel/mail/mailbox';
import type { AppContext } from '../src/kernel/operation/context';
import { createPusher } from '../src/kernel/push/pusher';
import { createBell } from '../src/kernel/queue/bell';
import { bossOver } from '../src/kernel/queue/boss';
import { createTexter } from '../src/kernel/sms/sms';
import { noLive } from '../src/kernel/sockets/live';
import { type UserRow, users } from '../src/kernel/tables/users';
import { demoIds } from '../src/seed/demo-accounts';
import { sharedIn } from '../src/seed/shared-accounts';
import { watchAreas } from './asked-areas';
import { createTestClock, type TestClock } from './clock';
import { openTestDatabase, type TestDatabase } from './database';

// A database takes a second to open, and half a minute where the machine has much other work.
jest.setTimeout(90_000);

export type Person = { userId: string; token: string; refreshToken: string; email: string; password: string };

export type Served = {
  url: string;
  /** Requests below `/api/v1`, such as `api.ask.get('/auth/me')`. It keeps no cookies. */
  ask: ReturnType<typeof request>;
};

export type TestApi = Served & {
  context: AppContext;
  clock: TestClock;
  mailbox: Mailbox;
  /** Someone with a role, signed in. A patient has a profile that says all that ranges ask for. */
  signedIn(role?: Role, about?: Partial<UserRow>, profile?: Partial<PatientProfile>): Promise<Person>;
  database: TestDatabase;
  /** Reads what the database holds, past every policy: for a look at what was kept. */
  look<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Another server on the same database, which differs in its configuration. */
  serveBeside(env: Record<string, string>): Promise<Served>;
  close(): Promise<void>;
};

/** As headers: who asks. */
export const by = ({ token }: Pick<Person, 'token'>) => ({ Authorization: `Bearer ${token}` });
/** As headers: a key that nobody used yet, or the one that is given. */
export const once = (key: string = randomUUID()) => ({ 'Idempotency-Key': key });

/** A role that stands for the state of a patient's session. */
const isState = (role: Role): role is 'PENDING' | 'SECOND_STEP' | 'SECOND_STEP_MISSING' =>
  role === 'PENDING' || role === 'SECOND_STEP' || role === 'SECOND_STEP_MISSING';

const password = 'four words of a test';
const secrets = deriveSecrets('a secret for tests');
/** The hash of everyone's password, with one salt: hashing is slow, and sign-in takes the salt of the hash that it finds. */
let sharedHash: Promise<string> | undefined;
const hashForAll = () => {
  sharedHash ??= hashPassword(password, 'everyone@nadi.example', secrets);
  return sharedHash;
};

/**
 * The whole server on a real database, with a clock that stands still and a mailbox that can be read.
 *
 * @param open @default a fresh database
 */
export async function startApi(
  env: Record<string, string> = {},
  open: (timeOf: () => Date) => Promise<TestDatabase> = openTestDatabase,
): Promise<TestApi> {
  const clock = createTestClock();
  const folder = await mkdtemp(join(tmpdir(), 'nadi-test-'));
  const mailbox = createMailbox(clock);
  const db = await open(() => clock.now());
  const given = {
    NODE_ENV: 'test',
    DATA_DIR: folder,
    PUBLIC_URL: 'http://nadi.test',
    RATE_LIMITS: 'off',
    // Only those who are signed in as SECOND_STEP_MISSING must have one: other administrators are here to do things.
    NADI_SECOND_STEP_ROLES: '',
    ...env,
  };
  const config = readConfig(given);
  const rule = secondStepRule({ db, config }, demoIds);
  const required = new Set<string>();
  const context: AppContext = {
    config,
    configuration: presentConfiguration(config, '0.0.0-test'),
    db,
    clock,
    mailer: mailbox,
    pusher: createPusher(config, secrets),
    texter: config.sms && createTexter(config.sms),
    providerLink: {
      ...providerLinkOf({ secrets, config, isDemo: isDemo({ db, config }), clock }),
      // No test reaches a provider by chance.
      send: () => Promise.reject(new Error('There is no network in tests.')),
    },
    bell: createBell(),
    live: noLive,
    mailbox: isDemo({ db, config }) ? mailbox : null,
    files: folderStore(join(config.dataDir, 'files'), ringOf(secrets, 'files')),
    newId: () => v7(),
    secrets,
    requiresSecondStep: (user) => required.has(user.id) || rule(user),
    sharedAccounts: sharedIn({ db, config }),
    kept: allTables,
    pages,
    triggers: allTriggers,
    shared: allShared,
    log: createLog('silent'),
    version: '0.0.0-test',
  };
  // Does before the answer what a server does a moment after it: a test looks into the mailbox at once.
  const areas = watchAreas();
  const boss = bossOver(context);
  const due = new Set<string>();
  let emptied: Promise<void> = Promise.resolve();
  const inside = new AsyncLocalStorage<true>();
  const empty = () =>
    inside.run(true, async () => {
      for (const queue of due) {
        due.delete(queue);
        for (const job of allJobs.filter(({ name }) => name === queue))
          while ((await runDue(job, context, boss)) > 0) areas.ran(job.name);
      }
    });
  const wake = (queue: string) => {
    due.add(queue);
    // A job that enqueues another does not wait for it: whoever rang for the first waits for both.
    if (inside.getStore()) return undefined;
    emptied = emptied.catch(() => undefined).then(empty);
    return emptied;
  };
  context.bell.answer({ wake, idle: () => emptied });
  const servers: Server[] = [];
  async function serve(served: AppContext): Promise<Served> {
    const server = createServer(createApp(served, areas.watch(createMetrics())));
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return { url, ask: request(`${url}/api/v1`) };
  }

  return {
    ...(await serve(context)),
    context,
    clock,
    mailbox,
    database: db,

    async signedIn(role = 'PATIENT', about = {}, profile = {}) {
      const now = clock.now();
      const id = v7();
      const email = about.email ?? `${id}@nadi.example`;
      const user: UserRow = {
        id,
        role: role === 'UNVERIFIED_DOCTOR' ? 'DOCTOR' : isState(role) ? 'PATIENT' : role,
        firstName: 'Test',
        lastName: 'Person',
        email,
        emailVerifiedAt: role === 'PENDING' ? null : now,
        passwordHash: about.passwordHash ?? (await hashForAll()),
        onboardingCompletedAt: null,
        termsAcceptedAt: now,
        deletionRequestedAt: null,
        createdAt: now,
        updatedAt: now,
        ...about,
      };
      const verification = role === 'DOCTOR' ? 'VERIFIED' : 'UNVERIFIED';
      if (role === 'SECOND_STEP_MISSING') required.add(id);
      return db.write('keeper', async (tx) => {
        await tx.insert(users).values(user);
        const {
          dateOfBirth = '1972-03-14',
          gender = 'FEMALE',
          pregnancy = 'not-pregnant',
          phone = null,
        } = profile;
        if (user.role === 'PATIENT')
          await tx
            .insert(patientProfiles)
            .values({ userId: id, dateOfBirth, gender, phone, version: 1, updatedAt: now, rangesVersion });
        if (user.role === 'PATIENT' && pregnancy !== 'unknown')
          await tx.insert(healthFacts).values({
            id: v7(),
            patientId: id,
            type: pregnancy,
            from: '2026-09-01',
            version: 1,
            createdAt: now,
            updatedAt: now,
          });
        if (user.role === 'DOCTOR')
          await tx.insert(doctorProfiles).values({
            userId: id,
            specialization: 'cardiology',
            licenseNumber: 'EX-1',
            council: 'Example State Medical Council',
            experience: 9,
            languages: ['en'],
            verification,
            appliedAt: now,
            decidedAt: verification === 'VERIFIED' ? now : null,
            version: 1,
            updatedAt: now,
          });
        const session = await openSession(
          { ...user, verification: user.role === 'DOCTOR' ? verification : null },
          { method: 'password', device: 'A test', needsSecondStep: role === 'SECOND_STEP' },
          { tx, secrets, newId: () => v7(), now },
        );
        return { userId: id, token: session.token, refreshToken: session.refreshToken, email, password };
      });
    },

    look: (work) => db.read('keeper', work),
    serveBeside: (other) => serve({ ...context, config: readConfig({ ...given, ...other }) }),

    async close() {
      for (const server of servers) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
      await db.close();
      await rm(folder, { recursive: true, force: true });
      await areas.check();
    },
  };
}
