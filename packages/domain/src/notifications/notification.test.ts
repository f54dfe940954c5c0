import { expect, it } from '@jest/globals';
import { changeMarks, countOf } from './notification';

const fresh = { readAt: null, archivedAt: null };
const read = { readAt: 1, archivedAt: null };
const archived = { readAt: 1, archivedAt: 2 };

it.each([
  ['marks it as read', fresh, { isUnread: false }, { readAt: 9, archivedAt: null }],
  ['marks it as read once', read, { isUnread: false }, read],
  ['marks it as unread', read, { isUnread: true }, fresh],
  ['reads what it archives', fresh, { isArchived: true }, { readAt: 9, archivedAt: 9 }],
  ['archives once', archived, { isArchived: true }, archived],
  ['moves it back as read', archived, { isArchived: false }, read],
  ['moves it back as unread', archived, { isArchived: false, isUnread: true }, fresh],
  ['keeps nothing unread in the archive', archived, { isUnread: true }, null],
  ['archives nothing as unread', fresh, { isArchived: true, isUnread: true }, null],
])('%s', (_, before, patch, after) => {
  expect(changeMarks(before, patch, 9)).toEqual(after);
});

it('counts what each filter leaves', () => {
  const counts = { unread: 3, all: 10, archived: 20 };
  const count = (isUnread?: boolean, isArchived?: boolean) => countOf(counts, { isUnread, isArchived });
  expect([count(), count(undefined, false), count(undefined, true)]).toEqual([30, 10, 20]);
  expect([count(true), count(true, false), count(true, true)]).toEqual([3, 3, 0]);
  expect([count(false), count(false, false), count(false, true)]).toEqual([27, 7, 20]);
});
