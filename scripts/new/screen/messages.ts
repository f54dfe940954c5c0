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
export const addMessages = (text: string, messages: Messages): string =>
  printMessages({ ...JSON.parse(text), ...messages });
