/** Services that a server uses. It has no address, account or secret. */
export type Configuration = {
  version: string;
  database: 'postgres' | 'embedded';
  mail: 'smtp' | 'none';
  appPush: 'fcm' | 'none';
  sms: 'gateway' | 'none';
  calls: 'relay' | 'stun' | 'none';
  address: 'https' | 'http';
  secret: 'environment' | 'data-folder';
  secondStepRoles: readonly ('PATIENT' | 'DOCTOR' | 'ADMIN')[];
  demonstration: 'off' | 'this-machine' | 'exposed';
  metrics: 'token' | 'this-machine';
  hasRateLimits: boolean;
  files: 'folder';
  payment: 'test-gateway';
  model: 'none';
  grievanceOfficer: 'named' | 'none';
};
