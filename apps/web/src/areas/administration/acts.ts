import type { RegistrationAnswer, RegistrationDecision } from '@nadi/contract/schema';
import { versioned } from '../../kernel/acts/act-online';
import type { OnlineKind } from '../../kernel/offline/write-kinds';

type Decided = { id: string; version: number; body: RegistrationDecision };

/** It gives a doctor access to records or removes it: based on the current version, and at once. */
export const decideDoctorRegistration: OnlineKind<Decided, RegistrationAnswer> = {
  waits: false,
  operation: 'decideDoctorRegistration',
  invalidates: /^\/admin\/doctor-registrations/,
  send: (api, { id, version, body }, key) =>
    api.PUT('/admin/doctor-registrations/{id}', {
      params: { path: { id }, header: versioned(key, version) },
      body,
    }),
};
