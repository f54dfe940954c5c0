import { answer } from '@nadi/api-server/answers';
import { conflict, unprocessable } from '@nadi/api-server/problem';
import { eq } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { isOfDemo } from '../demo-provider/demo-provider';
import { sealClientSecret } from '../oauth/registrations';
import { presentConfiguration } from '../present-configuration';
import { providerConfigurations } from '../tables/provider-configurations';

export const configureProvider = mutation('configureProvider', async ({ path, body }, given) => {
  const { tx, secrets, publicUrl } = given;
  const { provider } = path;
  if (isOfDemo({ id: provider })) throw conflict('The demonstration needs no configuration.');
  const chosen = eq(providerConfigurations.provider, provider);
  const [known] = await tx.select().from(providerConfigurations).where(chosen).for('update');
  const { clientId, clientSecret } = body;
  if (clientId === null) {
    await tx.delete(providerConfigurations).where(chosen);
    return answer(presentConfiguration(provider, undefined, publicUrl));
  }
  const sealedSecret =
    clientSecret === undefined ? known?.sealedSecret : sealClientSecret(secrets, provider, clientSecret);
  if (!sealedSecret || (clientSecret === undefined && known?.clientId !== clientId))
    throw unprocessable([
      { pointer: '/body/clientSecret', message: 'Give the secret of this identifier.', code: 'required' },
    ]);
  const row = { provider, clientId, sealedSecret, version: (known?.version ?? 0) + 1 };
  await tx
    .insert(providerConfigurations)
    .values(row)
    .onConflictDoUpdate({ target: providerConfigurations.provider, set: row });
  return answer(presentConfiguration(provider, row, publicUrl));
});
