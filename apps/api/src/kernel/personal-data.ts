import { daysKept } from '@nadi/domain/platform/retention';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Kept } from './db/kept-tables';
import { auditEntries, auditHeads } from './tables/audit';
import { callSignals } from './tables/call-signals';
import { deliveryLog } from './tables/delivery-log';
import { failedJobs } from './tables/failed-jobs';
import { files } from './tables/files';
import { idempotencyKeys } from './tables/idempotency-keys';
import { jobSchedules } from './tables/job-schedules';
import { mails } from './tables/mails';
import { patients } from './tables/patients';
import { peopleCounts } from './tables/people-counts';
import { rateWindows } from './tables/rate-windows';
import { users } from './tables/users';

export const kept: Kept = {
  exported: [
    {
      as: 'account',
      table: users,
      person: users.id,
      order: null,
      leftOut: ['passwordHash'],
      isImported: true,
    },
    { as: 'files', table: files, person: files.ownerId, order: files.id, leftOut: [], isImported: true },
  ],
  notExported: [
    {
      table: idempotencyKeys,
      why: `Answers to the changes of the last ${daysKept.answersToChanges} days, so that a change sent twice is made once. The data in them is exported.`,
      erased: 'with the account',
    },
    {
      table: patients,
      why: 'That there is a record of you as a patient. Its number is that of your account, which is exported.',
      erased: 'with the account',
    },
    {
      table: rateWindows,
      why: 'How many requests were made in the last few minutes, listed by a keyed hash of who made them.',
      erased: 'by itself',
    },
    {
      table: callSignals,
      why: 'How two browsers find each other for the call of a visit, on its way from one server to another, for a minute at most.',
      erased: 'by itself',
    },
    {
      table: mails,
      why: `E-mails to you that wait to be sent, encrypted, until the mail server takes them and for ${daysKept.unsentMails} days at most.`,
      erased: 'by the eraser',
    },
    {
      table: deliveryLog,
      why: `That messages were sent to you on which channel, what they were for and whether they were taken, without their words, for ${daysKept.deliveries} days. Notifications are exported.`,
      erased: 'by the eraser',
    },
    {
      table: failedJobs,
      why: `Work of the server that failed, with ids only, for ${daysKept.failedJobs} days.`,
      erased: 'by itself',
    },
    {
      table: peopleCounts,
      why: 'How many people of each role have an account. Nothing in it is about a person.',
      erased: 'never',
    },
    {
      table: jobSchedules,
      why: 'When the regular work of the server was due last, in each time zone. Nothing in it is about a person.',
      erased: 'never',
    },
  ],
};

/** The trail is exported as `accessLog`, with names that are added only when it is read. It outlives the account, with ids only. */
export const trail: readonly PgTable[] = [auditEntries, auditHeads];
