import { callbackAt } from '@nadi/domain/integrations/providers';
import { ringOf } from '../../../kernel/keys/ring';
import type { Secrets } from '../../../kernel/keys/secrets';
import { createDemoProvider, type DemoProvider } from './demo-provider';

const made = new WeakMap<Secrets, DemoProvider>();

/** Returns the demonstration of this installation, which knows what was used and revoked. */
export function demoProviderOf({ secrets, publicUrl }: { secrets: Secrets; publicUrl: string }): DemoProvider {
  const known = made.get(secrets);
  if (known) return known;
  const provider = createDemoProvider(ringOf(secrets, 'integrations'), callbackAt(publicUrl), () => new Date());
  made.set(secrets, provider);
  return provider;
}
