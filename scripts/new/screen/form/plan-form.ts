import { addImport } from '../../edit/code';
import { combine, type Plan } from '../../plan';
import { exists } from '../../repository';
import { findOperation } from '../find-operation';
import { formMessages } from '../messages';
import { planScreenOf } from '../plan-screen-of';
import { readSubject, type ScreenWishes } from '../subject';
import { printForm } from './print-form';
import { printAct, printFormPage } from './print-route';
import { printFormStories } from './print-stories';
import { printFormTest } from './print-test';

/** Plans a form with its phases, and its page in the app: one operation reads, another saves. */
export function planFormScreen(given: string, { area, path }: Pick<ScreenWishes, 'area' | 'path'>): Plan {
  const subject = readSubject(given, area, path);
  const find = (verb: string, options: string) => {
    const id = `${verb}${subject.subject}`;
    return findOperation(id, `npm run new -- operation ${id}${options} --area ${subject.room}`);
  };
  const read = find('read', '');
  const save = find('update', ' --method put');
  const screen = planScreenOf(subject, read.roles, formMessages(subject.prefix, subject.heading), {
    screen: printForm(subject),
    stories: printFormStories(subject, [read.id, save.id]),
    test: printFormTest(subject),
    page: printFormPage(subject, read, save),
  });
  const file = `apps/web/src/areas/${subject.room}/online-writes.ts`;
  const withWrite = (text: string) =>
    addImport(`${text}${printAct(save)}`, 'type OnlineKind', '../../kernel/offline/write-kinds');
  return combine(
    screen,
    exists(file)
      ? { made: {}, changed: { [file]: withWrite }, next: [] }
      : { made: { [file]: withWrite('') }, changed: {}, next: [] },
  );
}
