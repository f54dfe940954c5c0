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
  /** The server removes these by itself. */
  retention: readonly Retention[];
};

export type Retention = {
  what:
    | 'unconfirmed-accounts'
    | 'accounts-to-erase'
    | 'deleted-records'
    | 'read-notifications'
    | 'sessions'
    | 'page-logs'
    | 'failed-jobs'
    | 'unsent-mails'
    | 'deliveries'
    | 'answers-to-changes'
    | 'waitlist'
    | 'family-invitations'
    | 'signed-notes'
    | 'schedule-h1'
    | 'invoices';
  length: number;
  unit: 'day' | 'month' | 'year';
};
