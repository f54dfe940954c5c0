import type {
  MedicineAcknowledgementAnswer,
  MedicineAnswer,
  NewMedicine,
  NewMedicineAcknowledgement,
} from '@nadi/contract/schema';
import type { OnlineKind } from '../../kernel/offline/write-kinds';
import { versioned } from '../../kernel/online-writes/online-write';

// Warnings are known by the server alone, so what is taken is changed with it or not at all.
const common = {
  waits: false,
  invalidates: /^\/(medicines|medicine-checks|medicine-doses|patients\/medical-history)/,
} as const;

const keyed = (key: string) => ({ header: { 'Idempotency-Key': key } });

export const addMedicine: OnlineKind<NewMedicine, MedicineAnswer> = {
  ...common,
  operation: 'addMedicine',
  send: (api, body, key) => api.POST('/medicines', { params: keyed(key), body }),
};

type Change = { id: string; version: number; draft: NewMedicine };

export const updateMedicine: OnlineKind<Change, MedicineAnswer> = {
  ...common,
  operation: 'updateMedicine',
  send: (api, { id, version, draft }, key) =>
    api.PUT('/medicines/{id}', { params: { path: { id }, header: versioned(key, version) }, body: draft }),
};

type Known = { id: string };

export const stopMedicine: OnlineKind<Known, MedicineAnswer> = {
  ...common,
  operation: 'stopMedicine',
  send: (api, { id }, key) => api.POST('/medicines/{id}/stop', { params: { path: { id }, ...keyed(key) } }),
};

export const deleteMedicine: OnlineKind<Known, unknown> = {
  ...common,
  operation: 'deleteMedicine',
  send: (api, { id }, key) => api.DELETE('/medicines/{id}', { params: { path: { id }, ...keyed(key) } }),
};

export const acknowledgeWarning: OnlineKind<NewMedicineAcknowledgement, MedicineAcknowledgementAnswer> = {
  ...common,
  operation: 'acknowledgeMedicineWarning',
  send: (api, body, key) => api.POST('/medicine-checks/acknowledgements', { params: keyed(key), body }),
};
