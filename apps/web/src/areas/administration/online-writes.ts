import type {
  BroadcastAnswer,
  BroadcastDecision,
  EmergencyAccessAnswer,
  EmergencyReview,
  FailedJobAnswer,
  FailedJobDecision,
  NewBroadcast,
  RegistrationAnswer,
  RegistrationDecision,
} from '@nadi/contract/schema';
import type { OnlineKind } from '../../kernel/offline/write-kinds';
import { versioned } from '../../kernel/online-writes/online-write';

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

type JobDecided = FailedJobDecision & { id: string; version: number };

/** What two administrators retry is done once: based on the current version. */
export const decideFailedJob: OnlineKind<JobDecided, FailedJobAnswer> = {
  waits: false,
  operation: 'decideFailedJob',
  invalidates: /^\/admin\/failed-jobs/,
  send: (api, { id, version, status }, key) =>
    api.PUT('/admin/failed-jobs/{id}', {
      params: { path: { id }, header: versioned(key, version) },
      body: { status },
    }),
};

type Found = { id: string; version: number; body: EmergencyReview };

/** It says of a doctor whether they had a reason: based on the current version, and at once. */
export const reviewEmergencyAccess: OnlineKind<Found, EmergencyAccessAnswer> = {
  waits: false,
  operation: 'reviewEmergencyAccess',
  invalidates: /^\/admin\/emergency-accesses/,
  send: (api, { id, version, body }, key) =>
    api.PUT('/admin/emergency-accesses/{id}', {
      params: { path: { id }, header: versioned(key, version) },
      body,
    }),
};

const broadcasts = /^\/admin\/broadcasts/;

export const createBroadcast: OnlineKind<NewBroadcast, BroadcastAnswer> = {
  waits: false,
  operation: 'createBroadcast',
  invalidates: broadcasts,
  send: (api, body, key) =>
    api.POST('/admin/broadcasts', { params: { header: { 'Idempotency-Key': key } }, body }),
};

type BroadcastDecided = { id: string; version: number; body: BroadcastDecision };

/** Two administrators send one broadcast at once, both based on the current version: it goes out once. */
export const decideBroadcast: OnlineKind<BroadcastDecided, BroadcastAnswer> = {
  waits: false,
  operation: 'decideBroadcast',
  invalidates: broadcasts,
  send: (api, { id, version, body }, key) =>
    api.PUT('/admin/broadcasts/{id}', { params: { path: { id }, header: versioned(key, version) }, body }),
};
