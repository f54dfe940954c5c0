type Proof = {
  /** File that does it, from the root of the repository. */
  code: string;
  /** Test that fails without it. */
  test: string;
};

/** Names what proves each safeguard that is met or partly met, by its id. For whoever checks it; the page for patients names no files. */
export const proofs: Readonly<Record<string, Proof>> = {
  access: {
    code: 'apps/api/src/kernel/db/actor.ts',
    test: 'apps/api/test/row-security.test.ts',
  },
  emergency: {
    code: 'apps/api/src/areas/consent/operations/openEmergencyAccess.ts',
    test: 'apps/api/src/areas/consent/test/row-security.test.ts',
  },
  logoff: {
    code: 'packages/domain/src/identity/session-limits.ts',
    test: 'apps/api/src/areas/identity/test/sessions.test.ts',
  },
  rest: {
    code: 'apps/api/src/kernel/keys/cipher.ts',
    test: 'apps/api/test/keys/rotate.test.ts',
  },
  audit: {
    code: 'apps/api/src/kernel/audit/append.ts',
    test: 'apps/api/test/audit/every-operation.test.ts',
  },
  identity: {
    code: 'apps/api/src/areas/identity/passwords/hash.ts',
    test: 'apps/api/src/areas/identity/test/two-step.test.ts',
  },
  transit: {
    code: 'apps/api/src/kernel/http/security-headers.ts',
    test: 'apps/api/test/hardening/headers.test.ts',
  },
  export: {
    code: 'apps/api/src/areas/account/operations/exportAccount.ts',
    test: 'apps/api/src/areas/account/test/export.test.ts',
  },
  erasure: {
    code: 'apps/api/src/areas/account/jobs/jobs.ts',
    test: 'apps/api/src/areas/account/test/canary.test.ts',
  },
  trackers: {
    code: 'apps/api/src/kernel/http/content-policies.ts',
    test: 'apps/web/e2e/content-policy.test.ts',
  },
  logs: {
    code: 'packages/domain/src/platform/frontend-log.ts',
    test: 'apps/api/test/log.test.ts',
  },
  consent: {
    code: 'apps/api/src/areas/consent/operations/allowConsent.ts',
    test: 'apps/api/src/areas/consent/test/row-security.test.ts',
  },
};
