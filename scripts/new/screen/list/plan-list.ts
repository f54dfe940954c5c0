import type { Plan } from '../../plan';
import { findOperation, type Known } from '../find-operation';
import { listMessages } from '../messages';
import { planScreenOf } from '../plan-screen-of';
import { readSubject, type ScreenWishes, type Subject } from '../subject';
import { printList } from './print-list';
import { printListPage } from './print-route';
import { printListStories } from './print-stories';
import { printListTest } from './print-test';

/** Plans a list with its phases, and its page in the app: read page by page by an operation that lists. */
export function planListScreen(given: string, { operation, area, path }: ScreenWishes): Plan {
  const subject = readSubject(given, area, path);
  const id = operation ?? `list${subject.subject}`;
  return planList(subject, findOperation(id, `npm run new -- operation ${id} --area ${subject.room}`));
}

/** @param known the operation that it reads, which need not be in the contract yet */
export const planList = (subject: Subject, known: Omit<Known, 'file' | 'key'>): Plan =>
  planScreenOf(subject, known.roles, listMessages(subject.prefix, subject.heading), {
    screen: printList(subject),
    stories: printListStories(subject, known.id),
    test: printListTest(subject),
    page: printListPage(subject, known),
  });
