import { describe, expect, it } from '@jest/globals';
import { retention } from '@nadi/domain/platform/retention';
import { allJobs } from '../generated/jobs';
import { allSweeps } from '../generated/sweeps';

type What = (typeof retention)[number]['what'];

/** The entry of the published list that a sweep keeps to. */
const published: Readonly<Record<string, What>> = {
  'unconfirmed accounts': 'unconfirmed-accounts',
  'deleted medical records': 'deleted-records',
  'read notifications': 'read-notifications',
  'archived notifications': 'read-notifications',
  sessions: 'sessions',
  'front-end logs': 'page-logs',
  'failed jobs': 'failed-jobs',
  mails: 'unsent-mails',
  'delivery log': 'deliveries',
  'idempotency keys': 'answers-to-changes',
  'waitlist entries that are over': 'waitlist',
  'family invitations': 'family-invitations',
  'invitations to take a record over': 'family-invitations',
  'signed notes and prescriptions of erased people': 'signed-notes',
  'register of Schedule H1 after its term': 'schedule-h1',
  'invoices of erased people after their term': 'invoices',
};

/** Sweeps that the list leaves out, each with its reason: nothing that a person would miss goes by them. */
const leftOut: Readonly<Record<string, string>> = {
  'messages that were never sent': 'Deletes nothing: it says that they failed.',
  'family ties past their last day': 'They were only for until that day; the records stay.',
  'files of health links': 'Copies: they go with the day that their person chose for the link.',
  'refresh tokens': 'Random text without use once it has expired.',
  'password resets': 'Hashes of links that have expired.',
  verifications: 'Hashes of links that have expired.',
  'passkey challenges': 'Random text of minutes.',
  'sign-in guards': 'Counts of failed attempts, for an hour.',
  'known devices': 'Hashes of marks in browsers that have expired.',
  uploads: 'Uploads that were begun and never became a record.',
  'files without a row': 'Left by writes that were undone.',
  'checkouts that are over': 'An order has all of its checkout.',
  'times held while booking': 'Free for everyone after ten minutes.',
  'call signals': 'How browsers find each other, for a minute.',
  'rate windows': 'Counts of requests, for minutes.',
};

describe('what the server removes by itself', () => {
  const names = allSweeps.map(({ name }) => name).sort();

  it('is in the published list for each sweep, or left out for a reason', () => {
    expect([...Object.keys(published), ...Object.keys(leftOut)].sort()).toEqual(names);
    expect(new Set(names).size).toBe(names.length);
  });

  it('is removed by a sweep for each entry of the list, or by the job that erases accounts', () => {
    expect(allJobs.map(({ name }) => name)).toContain('deletions');
    const removed = new Set<What>([...Object.values(published), 'accounts-to-erase']);
    expect([...removed].sort()).toEqual(retention.map(({ what }) => what).sort());
  });
});
