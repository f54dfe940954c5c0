import { checkKebab, checkPascal, toKebab, toSentence, toSnake } from '../names';
import type { Plan } from '../plan';
import { Refusal } from '../refusal';
import { exists, list, read } from '../repository';
import { addMessages, type Messages, printMessages } from './messages';

const screens = 'packages/ui/src/screens';
const manifest = 'packages/ui/package.json';
const languages = 'packages/ui/project.inlang/settings.json';

/** The subject of a screen, and its name in each place. */
export type Subject = {
  /** The area of screens. */
  area: string;
  /** The area of the app that has its page. */
  room: string;
  /** `MedicinePlans` */
  subject: string;
  /** `MedicinePlansScreen` */
  name: string;
  /** Prefix of its texts: `medicine_plans`. */
  prefix: string;
  /** `Medicine plans` */
  heading: string;
  /** Title in the catalogue: `Screens/Medicines/Medicine plans`. */
  title: string;
  /** Address of the page: `/dashboard/medicine-plans`. */
  address: string;
  folder: string;
};

export type ScreenWishes = {
  operation?: string | undefined;
  area?: string | undefined;
  path?: string | undefined;
};

/** @throws Refusal for an invalid name or address, or a name that a screen already has */
export function readSubject(given: string, room?: string, path?: string): Subject {
  const [area = '', written = '', ...deeper] = given.split('/');
  if (!written || deeper.length > 0)
    throw new Refusal(`"${given}" is not AREA/Name. A screen looks like medicines/MedicinePlan.`);
  checkKebab(area, 'medicines');
  checkPascal(written, 'MedicinePlan');
  if (room !== undefined) checkKebab(room, 'medicines');
  if (path !== undefined && !/^\/dashboard(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path))
    throw new Refusal(
      `"${path}" is not below /dashboard. An address looks like /dashboard/profile/medicine-plan.`,
    );
  if (area === 'private') throw new Refusal('In "private" stands what screens share. Choose another area.');
  const subject = written.endsWith('Screen') ? written.slice(0, -'Screen'.length) : written;
  if (subject === '') throw new Refusal(`"${given}" does not say what the screen is of.`);
  const name = `${subject}Screen`;
  return {
    area,
    room: room ?? area,
    subject,
    name,
    prefix: toSnake(subject),
    heading: toSentence(subject),
    title: `Screens/${titleOf(area)}/${toSentence(subject)}`,
    address: path ?? `/dashboard/${toKebab(subject)}`,
    folder: `${screens}/${area}/${name}`,
  };
}

/** Taken from the other stories of the area, otherwise from its name. */
function titleOf(area: string): string {
  for (const screen of list(`${screens}/${area}`)) {
    const stories = `${screens}/${area}/${screen}/${screen}.stories.tsx`;
    const [, after = ''] = exists(stories) ? read(stories).split("title: 'Screens/") : [];
    if (after.includes('/')) return after.slice(0, after.indexOf('/'));
  }
  return toSentence(area);
}

/** Its texts, and for a new area its message catalogue and its entry in the package. */
export function planWords({ area, prefix }: Subject, words: Messages): Pick<Plan, 'made' | 'changed'> {
  checkKeys(prefix, words);
  const messages = `packages/ui/messages/en/${area}.json`;
  const isKnown = exists(messages);
  return {
    made: isKnown ? {} : { [messages]: printMessages(words) },
    changed: {
      ...(isKnown && { [messages]: (text: string) => addMessages(text, words) }),
      ...(!read(languages).includes(`/${area}.json"`) && {
        [languages]: (text: string) => addCatalogue(text, area),
      }),
      ...(!read(manifest).includes(`"./screens/${area}/*"`) && {
        [manifest]: (text: string) => addExport(text, area),
      }),
    },
  };
}

/** Keys are unique in the whole product, wherever they are defined. */
function checkKeys(prefix: string, words: Messages): void {
  const folder = 'packages/ui/messages/en';
  const keys = Object.keys(words);
  const taken = list(folder).find((file) => keys.some((key) => key in JSON.parse(read(`${folder}/${file}`))));
  if (taken)
    throw new Refusal(`${folder}/${taken} has texts that begin with "${prefix}_". Choose another name.`);
}

function addCatalogue(text: string, area: string): string {
  const settings = JSON.parse(text);
  settings['plugin.inlang.messageFormat'].pathPattern.push(`./messages/{locale}/${area}.json`);
  return JSON.stringify(settings);
}

/** After the other areas of screens. */
function addExport(text: string, area: string): string {
  const manifestNow = JSON.parse(text);
  const entries = Object.entries<string>(manifestNow.exports);
  const last = entries.findLastIndex(([name]) => name.startsWith('./screens/'));
  entries.splice(last + 1, 0, [`./screens/${area}/*`, `./src/screens/${area}/*/*.tsx`]);
  return JSON.stringify({ ...manifestNow, exports: Object.fromEntries(entries) });
}

/** The next steps after adding any screen. */
export const nextOf = ({ area, room, name, title }: Subject): string[] => [
  'npm run generate, so that what is made of it is there.',
  `Look at it: npm run storybook, then ${title.replaceAll('/', ' / ')}.`,
  `Put what it is for in its place, and its texts in packages/ui/messages/en/${area}.json.`,
  "Name in its guide the guidelines where it says something of health: a clinician's way in.",
  `Try it: npm run jest -- ${name} areas/${room}. Then give it a link, such as in apps/web/src/app/navigation.ts; it is open at its address, and in the catalogue under App.`,
  ...(exists(`${screens}/${area}`)
    ? []
    : [`Give the new area "${title.split('/')[1]}" its place in the order of .storybook/preview.tsx.`]),
];
