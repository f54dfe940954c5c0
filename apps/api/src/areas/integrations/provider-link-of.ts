import { callbackAt } from '@nadi/domain/integrations/providers';
import type { Clock } from '../../kernel/environment/clock';
import type { Config } from '../../kernel/environment/config';
import { ringOf } from '../../kernel/keys/ring';
import type { Secrets } from '../../kernel/keys/secrets';
import type { ProviderLink } from '../../kernel/providers/provider-link';
import { createDemoProvider } from './demo-provider/demo-provider';

type Given = { secrets: Secrets; config: Pick<Config, 'publicUrl'>; isDemo: boolean; clock: Clock };

/** Returns the way to providers: by the network, and to the demonstration within this process. */
export const providerLinkOf = ({ secrets, config, isDemo, clock }: Given): ProviderLink => ({
  send: (input, init) => fetch(input, { ...init, redirect: 'error' }),
  demo: isDemo
    ? createDemoProvider(ringOf(secrets, 'integrations'), callbackAt(config.publicUrl, 'demonstration'), () =>
        clock.now(),
      )
    : null,
});
