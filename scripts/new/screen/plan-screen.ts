import { checkKebab, checkPascal, toSentence, toSnake } from '../names';
import type { Plan } from '../plan';
import { Refusal } from '../refusal';
import { exists, list, read } from '../repository';
import { addMessages, messagesOf, printMessages } from './messages';
import { printScreen } from './print-screen';
import { printScreenSheet, printScreenStories } from './print-stories';
import { printScreenTest } from './print-test';

const screens = 'packages/ui/src/screens';
const manifest = 'packages/ui/package.json';
const languages = 'packages/ui/project.inlang/settings.json';

/** A screen with its phases: loading, failed, ready and, where there is nothing yet, empty. */
export function planScreen(given: string): Plan {
  const [area = '', written = '', ...deeper] = given.split('/');
  if (!written || deeper.length > 0)
    throw new Refusal(`"${given}" is not AREA/Name. A screen looks like medicines/MedicinePlan.`);
  checkKebab(area, 'medicines');
  checkPascal(written, 'MedicinePlan');
  if (area === 'private') throw new Refusal('In "private" stands what screens share. Choose another area.');
  const subject = written.replace(/(?<=.)Screen$/, '');
  const name = `${subject}Screen`;
  const prefix = toSnake(subject);
  checkPrefix(prefix);

  const folder = `${screens}/${area}/${name}`;
  const messages = `packages/ui/messages/en/${area}.json`;
  const hasMessages = exists(messages);
  const words = messagesOf(prefix, toSentence(subject));
  const title = `Screens/${titleOf(area)}/${toSentence(subject)}`;
  return {
    made: {
      [`${folder}/${name}.tsx`]: printScreen(name, prefix),
      [`${folder}/${name}.stories.tsx`]: printScreenStories(name, title, toSentence(subject)),
      [`${folder}/${name}.sheet.stories.tsx`]: printScreenSheet(name, title),
      [`${folder}/${name}.test.tsx`]: printScreenTest(name, toSentence(subject)),
      ...(hasMessages ? {} : { [messages]: printMessages(words) }),
    },
    changed: {
      ...(hasMessages ? { [messages]: (text: string) => addMessages(text, words) } : {}),
      ...(read(languages).includes(`/${area}.json"`)
        ? {}
        : { [languages]: (text) => addCatalogue(text, area) }),
      ...(read(manifest).includes(`"./screens/${area}/*"`)
        ? {}
        : { [manifest]: (text) => addExport(text, area) }),
    },
    next: [
      'npm run generate, so that its texts are there.',
      `Look at it: npm run storybook, then ${title.replaceAll('/', ' / ')}.`,
      `It lists entries with a title and a line. Put what it is for in its place, and its texts in ${messages}.`,
      "Name in its guide the operations behind it, and its guidelines where it says something of health; both are a clinician's way in.",
      `Try it: npm run jest -- ${name}. Then give it a route in apps/web/src/areas, and a story of that address in .storybook/app.`,
      ...(exists(`${screens}/${area}`)
        ? []
        : [`Give the new area "${titleOf(area)}" its place in the order of .storybook/preview.tsx.`]),
    ],
  };
}

/** As the other stories of the area have it, else from its name. */
function titleOf(area: string): string {
  for (const screen of list(`${screens}/${area}`)) {
    const stories = `${screens}/${area}/${screen}/${screen}.stories.tsx`;
    const [, title] = (exists(stories) && /title: 'Screens\/([^/']+)\//.exec(read(stories))) || [];
    if (title) return title;
  }
  return toSentence(area);
}

/** Keys are the same in the whole product, wherever they stand. */
function checkPrefix(prefix: string): void {
  const folder = 'packages/ui/messages/en';
  const keys = Object.keys(messagesOf(prefix, ''));
  const taken = list(folder).find((file) => keys.some((key) => key in JSON.parse(read(`${folder}/${file}`))));
  if (taken)
    throw new Refusal(`${folder}/${taken} has texts that begin with "${prefix}_". Choose another name.`);
}

function addCatalogue(text: string, area: string): string {
  const settings = JSON.parse(text);
  settings['plugin.inlang.messageFormat'].pathPattern.push(`./messages/{locale}/${area}.json`);
  return JSON.stringify(settings);
}

/** Behind the other areas of screens. */
function addExport(text: string, area: string): string {
  const manifestNow = JSON.parse(text);
  const entries = Object.entries<string>(manifestNow.exports);
  const last = entries.findLastIndex(([name]) => name.startsWith('./screens/'));
  entries.splice(last + 1, 0, [`./screens/${area}/*`, `./src/screens/${area}/*/*.tsx`]);
  return JSON.stringify({ ...manifestNow, exports: Object.fromEntries(entries) });
}
