/** Texts by their keys; a plural is a list, in inlang's format. */
export type Messages = Record<string, unknown>;

const counted = (one: string, other: string) => [
  {
    declarations: ['input count', 'local countPlural = count: plural'],
    selectors: ['countPlural'],
    match: { 'countPlural=one': `{count} ${one}`, 'countPlural=other': `{count} ${other}` },
  },
];

const common = (prefix: string, title: string): Messages => ({
  [`${prefix}_title`]: title,
  [`${prefix}_failed_title`]: 'This could not be loaded',
  [`${prefix}_failed`]: 'Nothing is lost. Check the connection and try again.',
});

export const listMessages = (prefix: string, title: string): Messages => ({
  ...common(prefix, title),
  [`${prefix}_empty_title`]: 'Nothing here yet',
  [`${prefix}_empty`]: 'It appears here as soon as there is something.',
  [`${prefix}_entry`]: 'Changed',
  [`${prefix}_count`]: counted('entry', 'entries'),
});

export const formMessages = (prefix: string, title: string): Messages => ({
  ...common(prefix, title),
  [`${prefix}_name`]: 'Name',
  [`${prefix}_name_missing`]: 'Enter a name',
  [`${prefix}_save`]: 'Save changes',
  [`${prefix}_saved`]: 'Saved.',
});

export const printMessages = (messages: Messages): string => `${JSON.stringify(messages, null, 2)}\n`;

/** At the end, in the order in which the screens of an area were added. */
export const addMessages = (text: string, messages: Messages): string =>
  printMessages({ ...JSON.parse(text), ...messages });
