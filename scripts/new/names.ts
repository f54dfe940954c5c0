import { Refusal } from './refusal';

/** `MedicinePlan`, `medicinePlan` and `medicine-plan` are two words, in small letters. */
export const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s/-]+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const toSentence = (name: string): string => capital(wordsOf(name).join(' '));
export const toKebab = (name: string): string => wordsOf(name).join('-');
export const toSnake = (name: string): string => wordsOf(name).join('_');
export const toPascal = (name: string): string => wordsOf(name).map(capital).join('');
export const toCamel = (name: string): string =>
  wordsOf(name)[0] + wordsOf(name).slice(1).map(capital).join('');

export function checkPascal(name: string, example: string): void {
  if (!/^([A-Z][a-z0-9]+)+$/.test(name))
    throw new Refusal(`"${name}" is not in PascalCase. A name looks like ${example}.`);
}

export function checkKebab(name: string, example: string): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Refusal(`"${name}" is not in kebab-case. It looks like ${example}.`);
}

/** The verbs that an operation can begin with; add a missing one here. */
const verbs = new Set(
  `accept add answer ask book cancel change check close complete confirm create decide decline delete dismiss end export find
  finish give grant import join leave list mark move open order pause read record refresh register remove renew replace report
  request resend reset resume revoke save schedule search send share sign skip start stop submit take undo update upload verify
  withdraw write`.split(/\s+/),
);

export function checkOperationId(name: string): void {
  if (!/^[a-z]+([A-Z][a-z0-9]+)+$/.test(name))
    throw new Refusal(
      `"${name}" is not in lowerCamelCase with a verb and a thing. A name looks like readMedicinePlan.`,
    );
  const [verb = ''] = wordsOf(name);
  if (!verbs.has(verb))
    throw new Refusal(
      `"${name}" does not begin with a verb, as readMedicinePlan does. Where "${verb}" is one, add it to scripts/new/names.ts.`,
    );
}
