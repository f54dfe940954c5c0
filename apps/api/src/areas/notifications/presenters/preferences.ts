import { versioned } from '@nadi/api-server/answers';
import { presentPreferences } from '@nadi/domain/notifications/preferences';
import type { Secrets } from '../../../kernel/keys/secrets';
import { vapidKeys } from '../../../kernel/push/vapid';
import type { Preferences } from '../queries/find-preferences';

type Given = { secrets: Secrets; hasSms: boolean; caller: { role: string } };

/** The answer with a person's preferences, and what this installation can do. */
export const answerPreferences = ({ version, ...chosen }: Preferences, { secrets, hasSms, caller }: Given) =>
  versioned(
    presentPreferences(chosen, version, {
      role: caller.role,
      hasSms,
      publicKey: vapidKeys(secrets).publicKey,
    }),
  );
