import type { Plan } from '../plan';
import type { Messages } from './messages';
import { printSheet } from './print-sheet';
import { planRoute } from './route';
import { nextOf, planWords, type Subject } from './subject';

type Printed = {
  screen: string;
  stories: string;
  test: string;
  /** Files of its page, by their names in the folder of its area. */
  page: Readonly<Record<string, string>>;
};

/** Plans all files of a screen, from its texts to its page. */
export function planScreenOf(
  subject: Subject,
  roles: readonly string[],
  messages: Messages,
  printed: Printed,
): Plan {
  const { folder, name, room } = subject;
  const words = planWords(subject, messages);
  const route = planRoute(subject, roles);
  const page = Object.entries(printed.page).map(([file, text]) => [
    `apps/web/src/areas/${room}/${file}`,
    text,
  ]);
  return {
    made: {
      [`${folder}/${name}.tsx`]: printed.screen,
      [`${folder}/${name}.stories.tsx`]: printed.stories,
      [`${folder}/${name}.sheet.stories.tsx`]: printSheet(subject),
      [`${folder}/${name}.test.tsx`]: printed.test,
      ...words.made,
      ...route.made,
      ...Object.fromEntries(page),
    },
    changed: { ...words.changed, ...route.changed },
    next: [...nextOf(subject), ...route.next],
  };
}
