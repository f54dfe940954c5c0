import { replaceIn } from '../plan';

type Messages = Record<string, string>;

export const messagesOf = (prefix: string, title: string): Messages => ({
  [`${prefix}_title`]: title,
  [`${prefix}_failed_title`]: 'This could not be loaded',
  [`${prefix}_failed`]: 'Nothing is lost. Check the connection and try again.',
  [`${prefix}_retry`]: 'Try again',
  [`${prefix}_empty_title`]: 'Nothing here yet',
  [`${prefix}_empty`]: 'It appears here as soon as there is something.',
});

export const printMessages = (messages: Messages): string => `${JSON.stringify(messages, null, 2)}\n`;

/** At the end, as the screens of an area followed each other. */
export function addMessages(text: string, messages: Messages): string {
  const lines = Object.entries(messages).map(([key, value]) => `  "${key}": ${JSON.stringify(value)}`);
  return replaceIn(text, /\s*\}\s*$/, `,\n${lines.join(',\n')}\n}\n`);
}
