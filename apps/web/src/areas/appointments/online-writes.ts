import type {
  AvailabilityAnswer,
  ConsultationAnswer,
  ConsultationChange,
  ConsultationTime,
  DayCancellationAnswer,
  NewAvailability,
  NewConsultation,
  NewDayCancellation,
  NewIntake,
  NewRating,
  NewSlotHold,
  NewWaitlistEntry,
  SlotHoldAnswer,
  WaitlistEntryAnswer,
} from '@nadi/contract/schema';
import type { OnlineKind } from '../../kernel/offline/write-kinds';

const paths =
  /^\/(consultations|waitlist|doctors\/(consultations|analytics|schedule|availability|directory|dashboard))/;
// A time is taken with the server or not at all: someone else may take it meanwhile.
const common = { waits: false, invalidates: paths } as const;

export const bookConsultation: OnlineKind<NewConsultation, ConsultationAnswer> = {
  ...common,
  operation: 'bookConsultation',
  send: (api, body, key) =>
    api.POST('/consultations', { params: { header: { 'Idempotency-Key': key } }, body }),
};

export const rescheduleConsultation: OnlineKind<{ id: string; body: ConsultationTime }, ConsultationAnswer> =
  {
    ...common,
    operation: 'rescheduleConsultation',
    send: (api, { id, body }, key) =>
      api.PUT('/consultations/{id}/time', {
        params: { path: { id }, header: { 'Idempotency-Key': key } },
        body,
      }),
  };

export const updateConsultationIntake: OnlineKind<{ id: string } & NewIntake, ConsultationAnswer> = {
  ...common,
  operation: 'updateConsultationIntake',
  send: (api, { id, ...body }, key) =>
    api.PUT('/consultations/{id}/intake', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
      body,
    }),
};

/** `content` tells one photo from another: a file has no text. */
export const addConsultationPhoto: OnlineKind<
  { id: string; photo: File; content: string },
  ConsultationAnswer
> = {
  ...common,
  operation: 'addConsultationPhoto',
  send: (api, { id, photo }, key) =>
    api.POST('/consultations/{id}/photos', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
      body: {},
      bodySerializer: () => {
        const form = new FormData();
        form.set('photo', photo);
        return form;
      },
    }),
};

/** A message, with the key under which the server takes it once: several may wait for another try. */
export type SentMessage = { id: string; key: string; text: string | null; photo: File | null };

export const addConsultationMessage: OnlineKind<SentMessage, unknown> = {
  ...common,
  operation: 'addConsultationMessage',
  invalidates: /^\/consultations\/\{id\}\/messages/,
  send: (api, { id, key, text, photo }) =>
    api.POST('/consultations/{id}/messages', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
      body: {},
      bodySerializer: () => {
        const form = new FormData();
        if (text !== null) form.set('message', JSON.stringify({ text }));
        if (photo) form.set('photo', photo);
        return form;
      },
    }),
};

export const deleteConsultationPhoto: OnlineKind<string, unknown> = {
  ...common,
  operation: 'deleteConsultationPhoto',
  send: (api, id, key) =>
    api.DELETE('/consultation-photos/{id}', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
    }),
};

export const rateConsultation: OnlineKind<{ id: string } & NewRating, ConsultationAnswer> = {
  ...common,
  operation: 'rateConsultation',
  send: (api, { id, ...body }, key) =>
    api.PUT('/consultations/{id}/rating', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
      body,
    }),
};

export const changeConsultationStatus: OnlineKind<
  { id: string; body: ConsultationChange },
  ConsultationAnswer
> = {
  ...common,
  operation: 'changeConsultationStatus',
  send: (api, { id, body }, key) =>
    api.PUT('/consultations/{id}/status', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
      body,
    }),
};

/** It changes nothing that is shown: to its patient the time stays free. */
const unseen = { waits: false, invalidates: /^$/ } as const;

export const holdSlot: OnlineKind<NewSlotHold, SlotHoldAnswer> = {
  ...unseen,
  operation: 'holdSlot',
  send: (api, body, key) => api.POST('/slot-holds', { params: { header: { 'Idempotency-Key': key } }, body }),
};

export const releaseSlot: OnlineKind<string, unknown> = {
  ...unseen,
  operation: 'releaseSlot',
  send: (api, id, key) =>
    api.DELETE('/slot-holds/{id}', { params: { path: { id }, header: { 'Idempotency-Key': key } } }),
};

export const joinWaitlist: OnlineKind<NewWaitlistEntry, WaitlistEntryAnswer> = {
  ...common,
  operation: 'joinWaitlist',
  send: (api, body, key) => api.POST('/waitlist', { params: { header: { 'Idempotency-Key': key } }, body }),
};

export const leaveWaitlist: OnlineKind<string, unknown> = {
  ...common,
  operation: 'leaveWaitlist',
  send: (api, id, key) =>
    api.DELETE('/waitlist/{id}', { params: { path: { id }, header: { 'Idempotency-Key': key } } }),
};

export const acceptWaitlistOffer: OnlineKind<string, ConsultationAnswer> = {
  ...common,
  operation: 'acceptWaitlistOffer',
  send: (api, id, key) =>
    api.POST('/waitlist/{id}/acceptance', { params: { path: { id }, header: { 'Idempotency-Key': key } } }),
};

export const declineWaitlistOffer: OnlineKind<string, WaitlistEntryAnswer> = {
  ...common,
  operation: 'declineWaitlistOffer',
  send: (api, id, key) =>
    api.POST('/waitlist/{id}/refusal', { params: { path: { id }, header: { 'Idempotency-Key': key } } }),
};

export const updateAvailability: OnlineKind<{ version: number; body: NewAvailability }, AvailabilityAnswer> =
  {
    ...common,
    operation: 'updateAvailability',
    send: (api, { version, body }, key) =>
      api.PUT('/doctors/availability/me', {
        params: { header: { 'Idempotency-Key': key, 'If-Match': `"${version}"` } },
        body,
      }),
  };

export const cancelDay: OnlineKind<NewDayCancellation, DayCancellationAnswer> = {
  ...common,
  operation: 'cancelDay',
  send: (api, body, key) =>
    api.POST('/schedule/cancellations', { params: { header: { 'Idempotency-Key': key } }, body }),
};

export const updateConsultationNotes: OnlineKind<
  { id: string; notes: string; isSigned: boolean; noteVersion: number },
  ConsultationAnswer
> = {
  ...common,
  operation: 'updateConsultationNotes',
  send: (api, { id, ...body }, key) =>
    api.PUT('/doctors/consultations/{id}/notes', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
      body,
    }),
};

export const addConsultationAddendum: OnlineKind<{ id: string; text: string }, ConsultationAnswer> = {
  ...common,
  operation: 'addConsultationAddendum',
  send: (api, { id, text }, key) =>
    api.POST('/doctors/consultations/{id}/addenda', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
      body: { text },
    }),
};
