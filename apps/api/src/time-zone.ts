import { unprocessable } from '@nadi/api-server/problem';
import { canonicalZone, isTimeZone } from '@nadi/clinical/time-zone';
import { sql } from 'drizzle-orm';
import type { Reader } from './db/transaction';

/**
 * Returns the name under which the database knows a zone. Which names it knows depends on how it was installed: Debian keeps
 * `Asia/Calcutta`, as browsers in India say, in a package of its own.
 *
 * @throws 422 if IANA has no such name, or the database no name for the zone
 */
export async function zoneOf(name: string, tx: Reader): Promise<string> {
  if (!isTimeZone(name)) throw unknownZone();
  namesOfDatabase ??= await readNames(tx);
  const lower = name.toLowerCase();
  const found = foundNames.get(lower) ?? findName(name, namesOfDatabase);
  if (found === undefined) throw unknownZone();
  foundNames.set(lower, found);
  return found;
}

/** Finds a zone among names; by another name of the same zone if not by its own. */
export function findName(name: string, names: readonly string[]): string | undefined {
  const wanted = name.toLowerCase();
  const same = names.find((one) => one.toLowerCase() === wanted);
  if (same) return same;
  const canonical = canonicalZone(name);
  return names.find((one) => isTimeZone(one) && canonicalZone(one) === canonical);
}

const unknownZone = () =>
  unprocessable([
    {
      pointer: '/query/timezone',
      message: 'Must be the IANA name of a time zone, such as Asia/Kolkata.',
      code: 'timezone',
    },
  ]);

/** Read once: listing them takes the database a tenth of a second. */
let namesOfDatabase: readonly string[] | undefined;
/** Looking through all of them for another name of a zone takes as long. There are no more of these than IANA has names. */
const foundNames = new Map<string, string>();

async function readNames(tx: Reader): Promise<readonly string[]> {
  const rows = await tx.select({ name: sql<string>`name` }).from(sql`pg_timezone_names`);
  return rows.map(({ name }) => name);
}
