import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { signUpLike } from './people';
import { setStage } from './stage';
import { until } from './until';
import { type Person, type Visitor, visit } from './visitor';

jest.setTimeout(180_000);

const stage = setStage();
let visitor: Visitor;
let page: Page;
let person: Person;
beforeAll(async () => {
  person = await signUpLike(stage.product.server, 'kiran');
  visitor = await visit(stage.browser, stage.product.url);
  page = visitor.page;
});

type Focus = { name: string; role: string; isSeen: boolean };

/** Describes what has the focus: its words, what it is, and whether a sighted person sees that. */
const focus = (): Promise<Focus> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body) return { name: '', role: '', isSeen: true };
    const labels = [...((at as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent);
    const described = (at.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    const words = [at.getAttribute('aria-label'), ...described, ...labels, at.textContent];
    // Looks for what draws the ring: the element, or what surrounds a field.
    const ring = [at, at.parentElement, at.parentElement?.parentElement].some((one) => {
      if (!one) return false;
      const { outlineStyle, boxShadow } = getComputedStyle(one);
      return outlineStyle !== 'none' || boxShadow !== 'none';
    });
    const { width, height, top } = (at.closest('label') ?? at).getBoundingClientRect();
    const isThere = width > 0 && height > 0 && top < innerHeight;
    return {
      name: words.filter(Boolean).join(' ').trim(),
      role: at.getAttribute('role') ?? (at as HTMLInputElement).type ?? at.tagName,
      isSeen: isThere && ring,
    };
  });

/** Waits, for a second at most, until the focus can be seen: the page may still be moving. */
async function settledFocus(): Promise<Focus> {
  const deadline = Date.now() + 1000;
  let now = await focus();
  while (!now.isSeen && Date.now() < deadline) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    now = await focus();
  }
  return now;
}

const unseen = new Set<string>();

/** Goes on by the Tab key alone, until that has the focus. */
async function tabTo(name: RegExp, most = 60): Promise<Focus> {
  const passed: string[] = [];
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    const now = await settledFocus();
    if (!now.isSeen) unseen.add(`${new URL(page.url()).pathname}: ${now.name}`);
    if (name.test(now.name)) return now;
    passed.push(now.name.slice(0, 30));
  }
  throw new Error(`The Tab key does not lead to ${name}, but to: ${passed.join(' | ')}`);
}
const press = (key: string) => page.keyboard.press(key);
const type = (text: string) => page.keyboard.type(text);
const heading = (name: string | RegExp) => page.getByRole('heading', { name, level: 1 }).waitFor();

describe('without a mouse', () => {
  it('somebody goes from home to the page for signing in, past the menu', async () => {
    await page.goto('/');
    await heading('Your health, in one steady stream.');
    await press('Tab');
    await until(
      'the focus is on the first link',
      async () => (await focus()).name === 'Skip to main content',
    );
    await tabTo(/^Sign In$/);
    await press('Enter');
    await heading('Sign in');
  });

  it('signs in', async () => {
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    await tabTo(/^E-mail address/);
    await type(person.email);
    await tabTo(/^Password/);
    await type(person.password);
    await press('Enter');
    await heading(/^Welcome, Kiran/);
  });

  it('answers the first questions', async () => {
    await tabTo(/^day/);
    await type('05081994');
    await tabTo(/^Female|^Male|Gender/);
    // Presses arrows: one of a group gets the focus, and they lead to the others.
    for (let step = 0; step < 5 && !/^Male/.test((await focus()).name); step += 1) await press('ArrowDown');
    await press('Space');
    expect(await page.getByRole('radio', { name: 'Male', exact: true }).isChecked()).toBe(true);
    await tabTo(/^Phone number/);
    await type('98450 12345');
    await tabTo(/^Save and continue/);
    await press('Enter');
    await heading('Welcome, Kiran.');
  });

  it('records the first reading', async () => {
    await tabTo(/^Add a reading/);
    await press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await tabTo(/Upper number/);
    await type('122');
    await tabTo(/Lower number/);
    await type('78');
    await tabTo(/^Save reading/);
    await press('Enter');
    await dialog.getByText('In range', { exact: true }).waitFor();
    await tabTo(/^Done/);
    await press('Enter');
    await page.getByRole('row', { name: /122.*78.*In range/ }).waitFor();
  });

  it('saw at each step where the focus was, and met no error', () => {
    expect([...unseen]).toEqual([]);
    expect(visitor.errors).toEqual([]);
  });
});
