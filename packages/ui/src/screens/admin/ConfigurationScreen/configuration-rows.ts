import * as m from '../../../../generated/messages/messages';
import type { Configuration } from './types';

export type ConfigurationRow = {
  id: string;
  title: string;
  /** The state, in one to three words. */
  value: string;
  /** `attention` for what a clinic would not run with. */
  tone: 'ok' | 'neutral' | 'attention';
  /** Says what follows from it. */
  text: string;
  /** Variables of the server that change it. */
  variables: readonly string[];
};

type Said = Pick<ConfigurationRow, 'value' | 'tone' | 'text'>;
const said = (value: string, tone: Said['tone'], text: string): Said => ({ value, tone, text });
const on = (text: string, tone: Said['tone'] = 'ok') => said(m.configuration_on(), tone, text);
const off = (text: string, tone: Said['tone'] = 'neutral') => said(m.configuration_off(), tone, text);

const roleNames = {
  PATIENT: m.configuration_role_patients,
  DOCTOR: m.configuration_role_doctors,
  ADMIN: m.configuration_role_administrators,
};

const steps = ({ secondStepRoles: roles }: Configuration): Said =>
  roles.length === 0
    ? off(m.configuration_second_step_none(), 'attention')
    : said(
        roles.map((role) => roleNames[role]()).join(', '),
        roles.includes('ADMIN') ? 'ok' : 'attention',
        m.configuration_second_step_some(),
      );

const table: readonly (readonly [
  id: keyof Configuration,
  title: () => string,
  variables: readonly string[],
  say: (given: Configuration) => Said,
])[] = [
  [
    'demonstration',
    m.configuration_demonstration,
    ['NADI_DEMO'],
    ({ demonstration }) =>
      ({
        off: off(m.configuration_demonstration_off(), 'ok'),
        'this-machine': on(m.configuration_demonstration_here(), 'attention'),
        exposed: on(m.configuration_demonstration_exposed(), 'attention'),
      })[demonstration],
  ],
  [
    'database',
    m.configuration_database,
    ['DATABASE_URL'],
    ({ database }) =>
      database === 'postgres'
        ? said(m.configuration_postgres(), 'ok', m.configuration_database_postgres())
        : said(m.configuration_embedded(), 'attention', m.configuration_database_embedded()),
  ],
  [
    'address',
    m.configuration_address,
    ['PUBLIC_URL'],
    ({ address }) =>
      address === 'https'
        ? said(m.configuration_https(), 'ok', m.configuration_address_https())
        : said(m.configuration_http(), 'attention', m.configuration_address_http()),
  ],
  [
    'secret',
    m.configuration_secret,
    ['NADI_SECRET'],
    ({ secret }) =>
      secret === 'environment'
        ? said(m.configuration_environment(), 'ok', m.configuration_secret_environment())
        : said(m.configuration_data_folder(), 'neutral', m.configuration_secret_folder()),
  ],
  [
    'mail',
    m.configuration_mail,
    ['SMTP_URL', 'MAIL_FROM'],
    ({ mail }) =>
      mail === 'smtp' ? on(m.configuration_mail_smtp()) : off(m.configuration_mail_none(), 'attention'),
  ],
  [
    'appPush',
    m.configuration_push,
    ['FCM_ACCOUNT'],
    ({ appPush }) => (appPush === 'fcm' ? on(m.configuration_push_fcm()) : off(m.configuration_push_none())),
  ],
  [
    'sms',
    m.configuration_sms,
    ['SMS_URL', 'SMS_TOKEN'],
    ({ sms }) => (sms === 'gateway' ? on(m.configuration_sms_gateway()) : off(m.configuration_sms_none())),
  ],
  [
    'calls',
    m.configuration_calls,
    ['STUN_URLS', 'TURN_URLS', 'TURN_SECRET'],
    ({ calls }) =>
      ({
        relay: on(m.configuration_calls_relay()),
        stun: said(m.configuration_stun(), 'attention', m.configuration_calls_stun()),
        none: off(m.configuration_calls_none(), 'attention'),
      })[calls],
  ],
  [
    'grievanceOfficer',
    m.configuration_officer,
    ['GRIEVANCE_OFFICER_NAME', 'GRIEVANCE_OFFICER_EMAIL', 'GRIEVANCE_OFFICER_PHONE'],
    ({ grievanceOfficer }) =>
      grievanceOfficer === 'named'
        ? said(m.configuration_officer_named_state(), 'ok', m.configuration_officer_named())
        : off(m.configuration_officer_none(), 'attention'),
  ],
  ['secondStepRoles', m.configuration_second_step, ['NADI_SECOND_STEP_ROLES'], steps],
  [
    'hasRateLimits',
    m.configuration_limits,
    ['RATE_LIMITS'],
    ({ hasRateLimits }) =>
      hasRateLimits ? on(m.configuration_limits_on()) : off(m.configuration_limits_off(), 'attention'),
  ],
  [
    'metrics',
    m.configuration_metrics,
    ['METRICS_TOKEN'],
    ({ metrics }) =>
      metrics === 'token'
        ? said(m.configuration_token(), 'ok', m.configuration_metrics_token())
        : said(m.configuration_here(), 'neutral', m.configuration_metrics_here()),
  ],
  [
    'files',
    m.configuration_files,
    ['DATA_DIR'],
    () => said(m.configuration_data_folder(), 'neutral', m.configuration_files_folder()),
  ],
  [
    'payment',
    m.configuration_payment,
    [],
    () => said(m.configuration_test_gateway(), 'neutral', m.configuration_payment_test()),
  ],
  ['model', m.configuration_model, [], () => off(m.configuration_model_none())],
];

/** Returns what a server is configured for, in words; what a clinic should change comes first. */
export function configurationRows(given: Configuration): ConfigurationRow[] {
  const rows = table.map(([id, title, variables, say]) => ({ id, title: title(), variables, ...say(given) }));
  return [
    ...rows.filter(({ tone }) => tone === 'attention'),
    ...rows.filter(({ tone }) => tone !== 'attention'),
  ];
}
