import type {
  LabReadingAnswer,
  LabReadingChange,
  MedicalRecordAnswer,
  MedicalRecordPatch,
  NewLabReading,
  NewMedicalRecord,
} from '@nadi/contract/schema';
import type { OnlineKind } from '../../kernel/offline/write-kinds';
import { versioned } from '../../kernel/online-writes/online-write';

type Known = { id: string; version: number };

const common = {
  waits: false,
  invalidates: /^\/(medical-records|record-uploads|lab-observations|patients\/entries)/,
} as const;

export const addMedicalRecord: OnlineKind<NewMedicalRecord, MedicalRecordAnswer> = {
  ...common,
  operation: 'addMedicalRecord',
  send: (api, body, key) =>
    api.POST('/medical-records', { params: { header: { 'Idempotency-Key': key } }, body }),
};

export const updateMedicalRecord: OnlineKind<Known & { body: MedicalRecordPatch }, MedicalRecordAnswer> = {
  ...common,
  operation: 'updateMedicalRecord',
  send: (api, { id, version, body }, key) =>
    api.PUT('/medical-records/{id}', { params: { path: { id }, header: versioned(key, version) }, body }),
};

export const deleteMedicalRecord: OnlineKind<Known, MedicalRecordAnswer> = {
  ...common,
  operation: 'deleteMedicalRecord',
  send: (api, { id, version }, key) =>
    api.DELETE('/medical-records/{id}', { params: { path: { id }, header: versioned(key, version) } }),
};

export const restoreMedicalRecord: OnlineKind<{ id: string }, MedicalRecordAnswer> = {
  ...common,
  operation: 'restoreMedicalRecord',
  send: (api, { id }, key) =>
    api.POST('/medical-records/{id}/restoration', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
    }),
};

const ofLabs = { waits: false, invalidates: /^\/lab-(readings|observations)/ } as const;

export const startLabReading: OnlineKind<NewLabReading, LabReadingAnswer> = {
  ...ofLabs,
  operation: 'startLabReading',
  send: (api, body, key) =>
    api.POST('/lab-readings', { params: { header: { 'Idempotency-Key': key } }, body }),
};

export const updateLabReading: OnlineKind<Known & { body: LabReadingChange }, LabReadingAnswer> = {
  ...ofLabs,
  operation: 'updateLabReading',
  send: (api, { id, version, body }, key) =>
    api.PUT('/lab-readings/{id}', { params: { path: { id }, header: versioned(key, version) }, body }),
};
