import { brand } from '@nadi/brand';
import * as m from '../../../../generated/messages/messages';

export type Safeguard = {
  name: () => string;
  how: () => string;
  /** The law or standard, with its paragraph. */
  asks: string;
  state: 'met' | 'partly' | 'missing';
  /** File that does it, from the root of the repository. */
  code?: string;
  /** Test that fails without it. */
  test?: string;
};

/** HIPAA Security Rule, 45 CFR part 164, subpart C. */
export const hipaa: readonly Safeguard[] = [
  {
    name: m.safe_access,
    how: m.safe_access_how,
    asks: '45 CFR 164.312(a)(1)',
    state: 'met',
    code: 'apps/api/src/kernel/db/actor.ts',
    test: 'apps/api/test/row-security.test.ts',
  },
  {
    name: m.safe_emergency,
    how: m.safe_emergency_how,
    asks: '45 CFR 164.312(a)(2)(ii)',
    state: 'partly',
    code: 'apps/api/src/areas/consent/operations/openEmergencyAccess.ts',
    test: 'apps/api/src/areas/consent/test/row-security.test.ts',
  },
  {
    name: m.safe_logoff,
    how: m.safe_logoff_how,
    asks: '45 CFR 164.312(a)(2)(iii)',
    state: 'partly',
    code: 'packages/domain/src/identity/session-limits.ts',
    test: 'apps/api/src/areas/identity/test/sessions.test.ts',
  },
  {
    name: m.safe_rest,
    how: m.safe_rest_how,
    asks: '45 CFR 164.312(a)(2)(iv)',
    state: 'partly',
    code: 'apps/api/src/kernel/keys/cipher.ts',
    test: 'apps/api/test/keys/rotate.test.ts',
  },
  {
    name: m.safe_audit,
    how: m.safe_audit_how,
    asks: '45 CFR 164.312(b), (c)(1)',
    state: 'met',
    code: 'apps/api/src/kernel/audit/append.ts',
    test: 'apps/api/test/audit/every-operation.test.ts',
  },
  {
    name: m.safe_identity,
    how: m.safe_identity_how,
    asks: '45 CFR 164.312(d)',
    state: 'met',
    code: 'apps/api/src/areas/identity/passwords/hash.ts',
    test: 'apps/api/src/areas/identity/test/two-step.test.ts',
  },
  {
    name: m.safe_transit,
    how: () => m.safe_transit_how({ product: brand.name }),
    asks: '45 CFR 164.312(e)(1)',
    state: 'partly',
    code: 'apps/api/src/kernel/http/security-headers.ts',
    test: 'apps/api/test/hardening/headers.test.ts',
  },
  { name: m.safe_organisation, how: m.safe_organisation_how, asks: '45 CFR 164.308', state: 'missing' },
];

/** What GDPR, SOC 2 and the DPDP Act, 2023, ask for beyond that. */
export const security: readonly Safeguard[] = [
  {
    name: m.safe_export,
    how: m.safe_export_how,
    asks: 'GDPR, DPDP Act',
    state: 'met',
    code: 'apps/api/src/areas/account/operations/exportAccount.ts',
    test: 'apps/api/src/areas/account/test/export.test.ts',
  },
  {
    name: m.safe_erasure,
    how: m.safe_erasure_how,
    asks: 'GDPR, DPDP Act',
    state: 'met',
    code: 'apps/api/src/areas/account/jobs/jobs.ts',
    test: 'apps/api/src/areas/account/test/canary.test.ts',
  },
  {
    name: m.safe_trackers,
    how: m.safe_trackers_how,
    asks: 'GDPR, article 25',
    state: 'met',
    code: 'apps/api/src/kernel/http/content-policies.ts',
    test: 'apps/web/e2e/content-policy.test.ts',
  },
  {
    name: m.safe_logs,
    how: m.safe_logs_how,
    asks: 'SOC 2, confidentiality',
    state: 'met',
    code: 'packages/domain/src/platform/frontend-log.ts',
    test: 'apps/api/test/log.test.ts',
  },
  {
    name: m.safe_consent,
    how: m.safe_consent_how,
    asks: 'DPDP Act, section 6',
    state: 'partly',
    code: 'apps/api/src/areas/consent/operations/allowConsent.ts',
    test: 'apps/api/src/areas/consent/test/row-security.test.ts',
  },
  { name: m.safe_breach, how: m.safe_breach_how, asks: 'DPDP Act, section 8(6)', state: 'missing' },
];
