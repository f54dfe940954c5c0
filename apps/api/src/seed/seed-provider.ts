import { demoRegistration, providerConfigurations, sealClientSecret } from '../areas/integrations/offers';
import type { AppContext } from '../kernel/operation/context';

/** Sets up the demonstration of a provider of health data, once. */
export const seedProvider = ({ db, secrets }: Pick<AppContext, 'db' | 'secrets'>): Promise<unknown> =>
  db.write('keeper', (tx) =>
    tx
      .insert(providerConfigurations)
      .values({
        ...{ provider: 'demonstration', clientId: demoRegistration.clientId, version: 1 },
        sealedSecret: sealClientSecret(secrets, 'demonstration', demoRegistration.clientSecret),
      })
      .onConflictDoNothing(),
  );
