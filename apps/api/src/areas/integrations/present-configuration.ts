import type { ProviderConfiguration } from '@nadi/contract/schema';
import { callbackAt, type ProviderId, providers } from '@nadi/domain/integrations/providers';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/transaction';
import { demoRegistration, isOfDemo } from './demo-provider/demo-provider';

/** Returns the configuration of a provider without its secret. @param row undefined if it is not configured */
export async function presentConfiguration(
  provider: ProviderId,
  row: { clientId: string; version: number } | undefined,
  { tx, publicUrl }: { tx: Reader; publicUrl: string },
): Promise<ProviderConfiguration> {
  const isDemonstration = isOfDemo({ id: provider });
  const registration = isDemonstration ? demoRegistration : row;
  const { name, consoleUrl } = providers[provider];
  return {
    ...{ provider, name, isDemonstration, consoleUrl },
    clientId: registration?.clientId ?? null,
    hasSecret: registration !== undefined,
    callbackUrl: callbackAt(publicUrl, provider),
    accounts: await countAccounts(provider, tx),
    version: row?.version ?? 0,
  };
}

/** Returns how many accounts are connected, of which an administrator knows nothing else. */
async function countAccounts(provider: ProviderId, tx: Reader): Promise<number> {
  const [row] = await tx
    .select({ accounts: sql<number>`count_connected_accounts(${provider})` })
    .from(sql`(values (1)) as one`);
  return row?.accounts ?? 0;
}
