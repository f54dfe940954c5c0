import { brand } from '@nadi/brand';
import * as m from '../../../../generated/messages/messages';

export type Safeguard = {
  id: string;
  name: () => string;
  how: () => string;
  /** The law or standard, with its paragraph. */
  asks: string;
  state: 'met' | 'partly' | 'missing';
};

/** HIPAA Security Rule, 45 CFR part 164, subpart C. */
export const hipaa: readonly Safeguard[] = [
  { id: 'access', name: m.safe_access, how: m.safe_access_how, asks: '45 CFR 164.312(a)(1)', state: 'met' },
  {
    id: 'emergency',
    name: m.safe_emergency,
    how: m.safe_emergency_how,
    asks: '45 CFR 164.312(a)(2)(ii)',
    state: 'met',
  },
  {
    id: 'logoff',
    name: m.safe_logoff,
    how: m.safe_logoff_how,
    asks: '45 CFR 164.312(a)(2)(iii)',
    state: 'partly',
  },
  { id: 'rest', name: m.safe_rest, how: m.safe_rest_how, asks: '45 CFR 164.312(a)(2)(iv)', state: 'partly' },
  { id: 'audit', name: m.safe_audit, how: m.safe_audit_how, asks: '45 CFR 164.312(b), (c)(1)', state: 'met' },
  {
    id: 'identity',
    name: m.safe_identity,
    how: m.safe_identity_how,
    asks: '45 CFR 164.312(d)',
    state: 'met',
  },
  {
    id: 'transit',
    name: m.safe_transit,
    how: () => m.safe_transit_how({ product: brand.name }),
    asks: '45 CFR 164.312(e)(1)',
    state: 'partly',
  },
  {
    id: 'organisation',
    name: m.safe_organisation,
    how: m.safe_organisation_how,
    asks: '45 CFR 164.308',
    state: 'missing',
  },
];

/** Lists what GDPR, SOC 2 and the DPDP Act, 2023, ask for beyond that. */
export const security: readonly Safeguard[] = [
  { id: 'export', name: m.safe_export, how: m.safe_export_how, asks: 'GDPR, DPDP Act', state: 'met' },
  { id: 'erasure', name: m.safe_erasure, how: m.safe_erasure_how, asks: 'GDPR, DPDP Act', state: 'met' },
  { id: 'trackers', name: m.safe_trackers, how: m.safe_trackers_how, asks: 'GDPR, article 25', state: 'met' },
  { id: 'logs', name: m.safe_logs, how: m.safe_logs_how, asks: 'SOC 2, confidentiality', state: 'met' },
  {
    id: 'consent',
    name: m.safe_consent,
    how: m.safe_consent_how,
    asks: 'DPDP Act, section 6',
    state: 'partly',
  },
  {
    id: 'breach',
    name: m.safe_breach,
    how: m.safe_breach_how,
    asks: 'DPDP Act, section 8(6)',
    state: 'missing',
  },
];
