import type pg from 'pg';
import type { Log } from '../environment/log';

/**
 * Lets in only the account that serves this database, and those that its owner names. The roles of row-level security belong to the whole
 * server: another database's account is a member of them too, and could read everything here if it could connect. Done at each
 * start, because the right to connect is part of neither a dump nor a template.
 */
export async function closeToOthers(client: pg.Client, log: Log): Promise<void> {
  if (!(await isOpenToAll(client))) return;
  const { rows } = await client.query<{ name: string }>('select quote_ident(current_database()) as name');
  const name = rows[0]?.name;
  await client
    .query(
      `grant connect on database ${name} to current_user; revoke connect, temporary on database ${name} from public`,
    )
    // An account that does not own the database may not; that is reported below.
    .catch((error: { code?: string }) => {
      if (error.code !== notAllowed) throw error;
    });
  if (await isOpenToAll(client))
    log.warn(
      { database: name },
      'every account of this Postgres server may connect to this database: let its owner revoke it (REVOKE CONNECT, TEMPORARY ON DATABASE ... FROM PUBLIC)',
    );
}

const notAllowed = '42501';

async function isOpenToAll(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ is_open: boolean }>(
    "select has_database_privilege('public', current_database(), 'connect') as is_open",
  );
  return rows[0]?.is_open ?? true;
}
