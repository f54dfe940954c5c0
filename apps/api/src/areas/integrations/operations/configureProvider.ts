import { versioned } from '@nadi/api-server/answers';
import { conflict, unprocessable } from '@nadi/api-server/problem';
import { eq } from 'drizzle-orm';
import { holdLock } from '../../../kernel/db/hold-lock';
import { expectVersion } from '../../../kernel/operation/expect-version';
import { mutation } from '../../../kernel/operation/operation';
import { isOfDemo } from '../demo-provider/demo-provider';
import { sealClientSecret } from '../oauth/registrations';
import { presentConfiguration } from '../present-configuration';
import { providerConfigurations } from '../tables/provider-configurations';

export const configureProvider = mutation('configureProvider', async ({ path, body, headers }, given) => {
  const { tx, secrets } = given;
  const { provider } = path;
  if (isOfDemo({ id: provider })) throw conflict('The demonstration needs no configuration.');
  // There may be no row to lock.
  await holdLock(`provider-configuration ${provider}`, tx);
  const chosen = eq(providerConfigurations.provider, provider);
  const [known] = await tx.select().from(providerConfigurations).where(chosen).for('update');
  const current = await presentConfiguration(provider, known, given);
  expectVersion(headers, current.version, 'ProviderConfiguration', () => current);
  const { clientId, clientSecret } = body;
  if (clientId === null) {
    await tx.delete(providerConfigurations).where(chosen);
    return versioned({ ...current, clientId: null, hasSecret: false, version: 0 });
  }
  const sealedSecret =
    clientSecret === undefined ? known?.sealedSecret : sealClientSecret(secrets, provider, clientSecret);
  if (!sealedSecret || (clientSecret === undefined && known?.clientId !== clientId))
    throw unprocessable([
      { pointer: '/body/clientSecret', message: 'Give the secret of this identifier.', code: 'required' },
    ]);
  const row = { provider, clientId, sealedSecret, version: current.version + 1 };
  await tx
    .insert(providerConfigurations)
    .values(row)
    .onConflictDoUpdate({ target: providerConfigurations.provider, set: row });
  return versioned({ ...current, clientId, hasSecret: true, version: row.version });
});
