import { sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/transaction';

type Asked = {
  handleHash: string;
  /** The hashes of the passcode, one with each key of the server; empty if none was given. */
  passcodeHashes: readonly string[];
  openingId: string;
  recipient: string;
  ticketHash: string;
  now: Date;
};

/** The outcome of a request to open a link. */
export type Opened = {
  outcome: 'opened' | 'missing' | 'wrong' | 'locked';
  linkId: string;
  patientId: string;
  triesLeft: number;
  isFirst: boolean;
  file: string | null;
};

/** One try, counted and answered by the database in one step that holds the link. */
export async function openLink(asked: Asked, tx: Reader): Promise<Opened | undefined> {
  const hashes = sql.join(
    asked.passcodeHashes.map((hash) => sql`${hash}::text`),
    sql`, `,
  );
  const [row] = await tx
    .select({
      outcome: sql<Opened['outcome']>`outcome`,
      linkId: sql<string>`link_id`,
      patientId: sql<string>`patient_id`,
      triesLeft: sql<number>`tries_left`,
      isFirst: sql<boolean>`is_first`,
      file: sql<string | null>`file`,
    })
    .from(
      sql`open_health_link(${asked.handleHash}, array[${hashes}]::text[], ${asked.openingId}::uuid, ${asked.recipient}, ${asked.ticketHash}, ${asked.now.toISOString()}::timestamptz)`,
    );
  return row;
}

/** The file of a ticket, once. */
export async function takeFile(
  ticketHash: string,
  now: Date,
  tx: Reader,
): Promise<Pick<Opened, 'linkId' | 'patientId' | 'file'> | undefined> {
  const [row] = await tx
    .select({
      linkId: sql<string>`link_id`,
      patientId: sql<string>`patient_id`,
      file: sql<string | null>`file`,
    })
    .from(sql`take_health_link_file(${ticketHash}, ${now.toISOString()}::timestamptz)`);
  return row;
}
