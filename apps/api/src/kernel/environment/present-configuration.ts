import type { Configuration } from '@nadi/contract/schema';
import { retention } from '@nadi/domain/platform/retention';
import type { Config } from './config';

const demonstrations = { '0': 'off', '1': 'this-machine', exposed: 'exposed' } as const;

/** Returns what an administrator may know of the configuration: never an address, an account or a secret. */
export const presentConfiguration = (config: Config, version: string): Configuration => ({
  version,
  database: config.databaseUrl === null ? 'embedded' : 'postgres',
  mail: config.smtpUrl === null ? 'none' : 'smtp',
  appPush: config.fcm === null ? 'none' : 'fcm',
  sms: config.sms === null ? 'none' : 'gateway',
  calls: config.ice.turnUrls.length > 0 ? 'relay' : config.ice.stunUrls.length > 0 ? 'stun' : 'none',
  address: config.publicUrl.startsWith('https:') ? 'https' : 'http',
  secret: config.secret === null ? 'data-folder' : 'environment',
  secondStepRoles: [...config.secondStepRoles],
  demonstration: demonstrations[config.demo],
  metrics: config.metricsToken === null ? 'this-machine' : 'token',
  hasRateLimits: config.rateLimits,
  files: 'folder',
  payment: 'test-gateway',
  model: 'none',
  grievanceOfficer: config.grievanceOfficer === null ? 'none' : 'named',
  retention: [...retention],
});
