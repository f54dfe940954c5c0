import { expect, screen, waitFor, within } from 'storybook/test';
import type { PageStory } from './page-story';

/** The arguments of a play function. */
export type Play = Parameters<NonNullable<PageStory['play']>>[0];
type Hand = Pick<Play, 'userEvent'>;
type Words = string | RegExp;

/** Maximum time for a page to appear, in milliseconds. */
export const longWait = { timeout: 10_000 };

/** The app and what is drawn above it: dialogs, menus and lists leave the canvas. */
const page = () => within(document.body);

/** Waits until the page says it, in a table or in a list, as its width allows. */
export const read = (words: RegExp) =>
  waitFor(() => expect(page().getByRole('main')).toHaveTextContent(words), longWait);

export const see = (words: Words) => page().findAllByText(words, undefined, longWait);

export async function press(
  { userEvent }: Hand,
  name: Words,
  role: 'button' | 'link' | 'menuitem' = 'button',
) {
  const [found] = await page().findAllByRole(role, { name }, longWait);
  if (found) await userEvent.click(found);
}

export const follow = (hand: Hand, name: Words) => press(hand, name, 'link');

/** Fills in a field, in place of what stands in it. */
export async function fill({ userEvent }: Hand, label: Words, text: string) {
  const field = await page().findByLabelText(label, { selector: 'input, textarea' }, longWait);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** Ticks the only box of the page: its label holds links, so that it is operated by its key. */
export async function tick({ userEvent }: Hand) {
  (await page().findByRole('checkbox', undefined, longWait)).focus();
  await userEvent.keyboard(' ');
}

/** Chooses an item of a list by its words. */
export async function choose(hand: Hand, label: Words, item: string) {
  await press(hand, label);
  await hand.userEvent.click(await screen.findByRole('option', { name: item }, longWait));
}

/** Types a date as a person does: day, month, year. */
export async function typeDate({ userEvent }: Hand, label: Words, digits: string) {
  const parts = within(await page().findByRole('group', { name: label }, longWait));
  const [day] = parts.getAllByRole('spinbutton');
  if (day) await userEvent.click(day);
  await userEvent.keyboard(digits);
}

/** Opens the mailbox where the page offers it, and follows the newest mail there. */
export async function followMail(hand: Hand, subject: Words) {
  await follow(hand, 'Open the development mailbox');
  await press(hand, subject);
}

export async function signIn(hand: Hand, email: string, password: string) {
  await fill(hand, /^E-mail address/, email);
  await fill(hand, /^Password/, password);
  await press(hand, 'Sign in');
}

export async function signOut(hand: Hand) {
  await press(hand, /your account/);
  await press(hand, 'Sign Out', 'menuitem');
}

export async function recordBloodPressure(hand: Hand, upper: number, lower: number) {
  await press(hand, 'Add a reading');
  await fill(hand, /Upper number/, String(upper));
  await fill(hand, /Lower number/, String(lower));
  await press(hand, 'Save reading');
}
