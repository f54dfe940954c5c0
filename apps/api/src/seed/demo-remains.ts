import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { eraseRows, removeMarkedFiles } from '../areas/account/offers';
import { doctorProfiles } from '../areas/doctors/offers';
import { platformEntry } from '../kernel/audit/platform-entry';
import { increment } from '../kernel/db/increment';
import type { Kept } from '../kernel/db/kept-tables';
import type { Reader, Transaction } from '../kernel/db/transaction';
import type { AppContext } from '../kernel/operation/context';
import { users } from '../kernel/tables/users';
import { demoIds } from './demo-accounts';

type Tools = Pick<AppContext, 'db' | 'clock' | 'files' | 'secrets' | 'newId' | 'kept'>;

/** Demo people are in a database that is not a demonstration. */
export class DemoAccountsRemain extends Error {
  constructor(count: number) {
    super(
      `This installation still has demo accounts, whose password is published: ${count}. Remove them and their data with \`npm run demo:remove\`, or go on as a demonstration with NADI_DEMO=1 on your own machine.`,
    );
    this.name = 'DemoAccountsRemain';
  }
}

const isDemoPerson = inArray(users.id, [...demoIds]);

/** @throws DemoAccountsRemain if any of the demo people are still there, whatever happened to their password */
export async function refuseDemoRemains({ db }: Pick<Tools, 'db'>): Promise<void> {
  const count = await db.read('keeper', (tx) => tx.$count(users, isDemoPerson));
  if (count > 0) throw new DemoAccountsRemain(count);
}

export type Removed = { name: string; role: string; records: { what: string; count: number }[] };

export type Removal = {
  people: Removed[];
  /** Doctors whom the demo administrator verified or rejected: anyone may have done it, so they wait again. */
  decisions: number;
  /** Everyone else, whose e-mails could be read by anyone at the demonstration. */
  others: number;
};

/** Erases the people of the demonstration with all their data, in one transaction. */
export async function removeDemo(tools: Tools): Promise<Removal> {
  const removal = await tools.db.write('keeper', async (tx) => {
    const found = await tx.select().from(users).where(isDemoPerson).orderBy(users.id);
    const decisions = await withdrawDecisions(tx, tools);
    const people: Removed[] = [];
    for (const { id, firstName, lastName, role } of found) {
      people.push({
        name: `${firstName} ${lastName}`,
        role,
        records: await countRecords(id, tools.kept, tx),
      });
      await eraseRows(eq(users.id, id), tx, tools);
    }
    return { people, decisions, others: await tx.$count(users) };
  });
  await removeMarkedFiles(tools);
  return removal;
}

/** Counts a person's rows besides the account. */
async function countRecords(id: string, { exported }: Kept, tx: Reader): Promise<Removed['records']> {
  const counted = [];
  for (const { as, table, person } of exported)
    if (as !== 'account')
      counted.push({
        what: as.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
        count: await tx.$count(table, eq(person, id)),
      });
  return counted.filter(({ count }) => count > 0);
}

/** A decision made with a published password is worthless. */
async function withdrawDecisions(tx: Transaction, { clock, newId }: Tools): Promise<number> {
  const now = clock.now();
  const withdrawn = await tx
    .update(doctorProfiles)
    .set({
      verification: 'UNVERIFIED',
      reason: null,
      decidedAt: null,
      decidedBy: null,
      version: increment(doctorProfiles.version),
      updatedAt: now,
    })
    .where(
      and(inArray(doctorProfiles.decidedBy, [...demoIds]), notInArray(doctorProfiles.userId, [...demoIds])),
    )
    .returning({ subjectId: doctorProfiles.userId });
  for (const { subjectId } of withdrawn) {
    const what = {
      operation: 'decideDoctorRegistration',
      action: 'change',
      recordType: 'registration',
    } as const;
    await tx.execute(platformEntry({ subjectId, ...what }, { newId, now }));
  }
  return withdrawn.length;
}
