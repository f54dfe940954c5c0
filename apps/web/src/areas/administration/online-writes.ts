import type {
  AdminDataRequestAnswer,
  BroadcastAnswer,
  BroadcastDecision,
  BroadcastTemplateAnswer,
  DataRequestDecision,
  EmergencyAccessAnswer,
  EmergencyReview,
  FailedJobAnswer,
  FailedJobDecision,
  NewBroadcast,
  NewBroadcastTemplate,
  NewPharmacist,
  NewProductImport,
  OrderAnswer,
  OrderMove,
  PharmacistAnswer,
  ProductChange,
  ProductImportAnswer,
  RegistrationAnswer,
  RegistrationDecision,
  StockItemAnswer,
  Success,
  UserAccountAnswer,
  UserDecision,
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

/** Does once what two administrators retry: based on the current version. */
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

const templates = /^\/admin\/broadcast-templates/;

export const createBroadcastTemplate: OnlineKind<NewBroadcastTemplate, BroadcastTemplateAnswer> = {
  waits: false,
  operation: 'createBroadcastTemplate',
  invalidates: templates,
  send: (api, body, key) =>
    api.POST('/admin/broadcast-templates', { params: { header: { 'Idempotency-Key': key } }, body }),
};

type TemplateChanged = { id: string; version: number; body: NewBroadcastTemplate };

export const updateBroadcastTemplate: OnlineKind<TemplateChanged, BroadcastTemplateAnswer> = {
  waits: false,
  operation: 'updateBroadcastTemplate',
  invalidates: templates,
  send: (api, { id, version, body }, key) =>
    api.PUT('/admin/broadcast-templates/{id}', {
      params: { path: { id }, header: versioned(key, version) },
      body,
    }),
};

export const deleteBroadcastTemplate: OnlineKind<{ id: string; version: number }, Success> = {
  waits: false,
  operation: 'deleteBroadcastTemplate',
  invalidates: templates,
  send: (api, { id, version }, key) =>
    api.DELETE('/admin/broadcast-templates/{id}', {
      params: { path: { id }, header: versioned(key, version) },
    }),
};

type OrderMoved = { id: string; version: number; body: OrderMove };
const orders = /^\/admin\/shop-/;
/** With the catalogue, which an administrator may look at too. */
const products = /^\/(admin\/shop-|shop\/product)/;

export const moveOrder: OnlineKind<OrderMoved, OrderAnswer> = {
  waits: false,
  operation: 'moveOrder',
  invalidates: orders,
  send: (api, { id, version, body }, key) =>
    api.PUT('/admin/shop-orders/{id}/status', {
      params: { path: { id }, header: versioned(key, version) },
      body,
    }),
};

export const confirmShopRefund: OnlineKind<{ id: string; version: number }, OrderAnswer> = {
  waits: false,
  operation: 'confirmShopRefund',
  invalidates: orders,
  send: (api, { id, version }, key) =>
    api.POST('/admin/shop-orders/{id}/refund', { params: { path: { id }, header: versioned(key, version) } }),
};

type ProductChanged = { id: string; version: number; body: ProductChange };

export const updateProduct: OnlineKind<ProductChanged, StockItemAnswer> = {
  waits: false,
  operation: 'updateProduct',
  invalidates: products,
  send: (api, { id, version, body }, key) =>
    api.PATCH('/admin/shop-products/{id}', {
      params: { path: { id }, header: versioned(key, version) },
      body,
    }),
};

export const importProducts: OnlineKind<NewProductImport, ProductImportAnswer> = {
  waits: false,
  operation: 'importProducts',
  invalidates: products,
  send: (api, body, key) =>
    api.POST('/admin/product-imports', { params: { header: { 'Idempotency-Key': key } }, body }),
};

const pharmacists = /^\/admin\/(pharmacists|shop-overview)/;

export const addPharmacist: OnlineKind<NewPharmacist, PharmacistAnswer> = {
  waits: false,
  operation: 'addPharmacist',
  invalidates: pharmacists,
  send: (api, body, key) =>
    api.POST('/admin/pharmacists', { params: { header: { 'Idempotency-Key': key } }, body }),
};

export const withdrawPharmacist: OnlineKind<string, Success> = {
  waits: false,
  operation: 'withdrawPharmacist',
  invalidates: pharmacists,
  send: (api, id, key) =>
    api.DELETE('/admin/pharmacists/{id}', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
    }),
};

const users = /^\/admin\/(users|overview)/;

type UserDecided = { id: string; version: number; body: UserDecision };

/** Ends every session of a person, or lets them in again: based on the current version, and at once. */
export const decideUser: OnlineKind<UserDecided, UserAccountAnswer> = {
  waits: false,
  operation: 'decideUser',
  invalidates: users,
  send: (api, { id, version, body }, key) =>
    api.PUT('/admin/users/{id}', { params: { path: { id }, header: versioned(key, version) }, body }),
};

export const removeUserSecondStep: OnlineKind<string, Success> = {
  waits: false,
  operation: 'removeUserSecondStep',
  invalidates: users,
  send: (api, id, key) =>
    api.DELETE('/admin/users/{id}/second-step', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
    }),
};

export type RequestDecided = { id: string; version: number; body: DataRequestDecision };

/** It is answered once: based on the current version, and at once. The list shows the answer of the server. */
export const decideDataRequest: OnlineKind<RequestDecided, AdminDataRequestAnswer> = {
  waits: false,
  operation: 'decideDataRequest',
  invalidates: /^\/admin\/overview/,
  send: (api, { id, version, body }, key) =>
    api.PUT('/admin/data-requests/{id}', {
      params: { path: { id }, header: versioned(key, version) },
      body,
    }),
};
