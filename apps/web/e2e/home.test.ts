import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { brand } from '@nadi/brand';
import type { Locator, Page } from 'playwright-core';
import { openAs } from './people';
import { setStage } from './stage';
import { type Visitor, visit } from './visitor';

jest.setTimeout(120_000);

/** The clauses of the specification on the home page, letter by letter: points 2, 3 and 9. */
const stage = setStage();
const opened: Visitor[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

async function open(): Promise<Page> {
  const visitor = await visit(stage.browser, stage.product.url);
  opened.push(visitor);
  return visitor.page;
}

/** The words and targets of links, in their order. */
const linksOf = (place: Locator) =>
  place
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => [one.textContent?.trim(), one.getAttribute('href')]));

const voices = 'Sample voices';
const carousel = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true }).and(page.locator('[aria-roledescription]'));
const part = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });

describe('the home page, by the specification', () => {
  it('has the title, the description and the links of the public layout', async () => {
    const page = await open();
    await page.goto('/');
    expect(await page.title()).toBe('Nadi - Your Health, Powered by AI');
    expect(await page.locator('meta[name=description]').getAttribute('content')).toBe(
      'GenAI-powered patient history and wellness monitoring.',
    );
    const bar = await linksOf(page.getByRole('banner'));
    expect(bar).toEqual(
      expect.arrayContaining([
        ['Home', '/'],
        ['Knowledge Hub', '/knowledge-hub'],
        ['About', '/about'],
        ['Help', '/help'],
        ['Sign In', '/auth/login'],
        ['Get Started', '/auth/patient-signup'],
      ]),
    );
    const foot = page.getByRole('contentinfo');
    const hrefs = (await linksOf(foot.getByRole('navigation'))).map(([, href]) => href);
    expect(new Set(hrefs)).toEqual(
      new Set([
        ...['/#features', '/#ai-insights', '/#telemedicine', '/#medical-records', '/#pricing'],
        ...['/knowledge-hub', '/help', '/docs', '/blog', '/webinars'],
        ...['/about', '/careers', '/press', '/partners', '/contact'],
        ...['/privacy', '/terms', '/privacy#hipaa', '/privacy#security', '/cookies'],
      ]),
    );
    const others = (await linksOf(foot)).map(([words]) => words);
    expect(others).toEqual(expect.arrayContaining(['X', 'LinkedIn', 'Instagram']));
    const contacts = (await linksOf(foot)).filter(([, href]) => !href?.startsWith('/'));
    expect(contacts).toEqual(
      expect.arrayContaining([
        [brand.supportEmail, `mailto:${brand.supportEmail}`],
        [brand.supportPhone, `tel:${brand.supportPhone.replaceAll(' ', '')}`],
        ...Object.entries(brand.social),
      ]),
    );
    const words = (await foot.textContent()) ?? '';
    expect(words).toContain(brand.address);
    expect(words).toMatch(/Bangalore, Karnataka/);
    for (const law of ['HIPAA', 'SOC 2', 'GDPR', 'DPDP', 'Pricing in INR']) expect(words).toContain(law);
    expect(words).toContain('We hold no certificate');
  });

  it('has the quick links, the figures, two doctors, two articles, three tips and two voices', async () => {
    const page = await open();
    await page.goto('/');
    expect(await linksOf(page.getByRole('navigation', { name: 'Quick links' }))).toEqual([
      ['Consultations', '/dashboard/consultations'],
      ['Medical records', '/dashboard/medical-records'],
      ['AI insights', '/dashboard/ai-insights'],
      ['Wearables', '/dashboard/wearables'],
    ]);
    const figures = page.locator('dl').filter({ hasText: '100+' });
    const facts = await figures
      .locator('div')
      .evaluateAll((all) =>
        all.map((one) => [
          one.querySelector('dd')?.textContent,
          one.querySelector('dt')?.textContent?.toLowerCase(),
        ]),
      );
    expect(facts).toEqual([
      ['100+', 'active patients'],
      ['10+', 'verified doctors'],
      ['1,000+', 'records analysed'],
      ['500+', 'ai insights'],
    ]);
    expect(await page.getByRole('link', { name: 'Book Consultation' }).count()).toBe(2);
    expect(await page.locator('time[data-published]').count()).toBe(2);
    for (const name of ['In figures', 'Doctors you can see this week', 'Worth reading', voices])
      expect(await part(page, name).getByText('Sample', { exact: true }).count()).toBe(1);
    const slidesOf = (name: string) => carousel(page, name).locator('[role=tabpanel]').count();
    expect([await slidesOf('Health tips'), await slidesOf(voices)]).toEqual([3, 2]);
  });

  it('turns to the next tip after 5 s, and to the next voice after 8 s, not before', async () => {
    const page = await open();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await page.goto('/');
    const moving = [
      ['Health tips', 5],
      [voices, 8],
    ] as const;
    for (const [name] of moving) await carousel(page, name).getByRole('button', { name: 'Pause' }).waitFor();
    // From here on its time passes by `runFor` only.
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const [name, seconds] of moving) {
      const place = carousel(page, name);
      const shown = () => place.locator('[data-current]').textContent();
      // From the moment of a turn on, whenever the page began.
      const first = await shown();
      for (let step = 0; step < 100 && (await shown()) === first; step += 1) await page.clock.runFor(100);
      const turned = await shown();
      expect(turned).not.toBe(first);
      await page.clock.runFor(seconds * 1_000 - 200);
      expect(await shown()).toBe(turned);
      await page.clock.runFor(300);
      expect(await shown()).not.toBe(turned);
    }
  });

  it('leads whoever is signed in to booking by doctor, and has the panel for pushes for them alone', async () => {
    const page = await open();
    await page.goto('/');
    expect(await page.getByRole('heading', { name: /Push notifications|Not Supported/i }).count()).toBe(0);
    await openAs(page, stage.patient);
    await page.getByRole('heading', { level: 1, name: /Asha/ }).waitFor();
    await page.goto('/');
    await page.getByRole('heading', { name: /Push notifications|Not Supported/i }).waitFor();
    const books = page.getByRole('link', { name: 'Book Consultation' });
    expect(await books.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
      '/dashboard/consultations/book?doctor=0198f000-0000-7000-8000-000000000111',
      '/dashboard/consultations/book?doctor=0198f000-0000-7000-8000-000000000112',
    ]);
    const bar = page.getByRole('banner');
    expect(await bar.getByRole('link', { name: 'Dashboard' }).first().getAttribute('href')).toBe(
      '/dashboard',
    );
    expect(await bar.getByRole('link', { name: 'Sign In' }).count()).toBe(0);
  });
});

describe('what moves', () => {
  const tip = (page: Page) => page.getByRole('region', { name: 'Health tips' });
  /** Resolves once React has done what an event asked for, which it does in a task of its own. */
  const settle = (page: Page) =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(null);
        }),
    );
  /** Which of the tips is shown. */
  const shown = (page: Page) => tip(page).locator('[data-current]').textContent();

  it('moves on, waits while somebody points at it or works in it, and can be stopped and moved', async () => {
    const page = await open();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await page.goto('/public');
    await tip(page).getByRole('button', { name: 'Pause' }).waitFor();
    // From here on its time passes by `pass` only.
    await page.clock.pauseAt(Date.now() + 60_000);
    const pass = async () => {
      await settle(page);
      await page.clock.runFor(5_100);
    };
    const first = await shown(page);
    await pass();
    const second = await shown(page);
    expect(second).not.toBe(first);
    await tip(page).locator('[data-current]').hover();
    await pass();
    expect(await shown(page)).toBe(second);
    await page.mouse.move(0, 0);
    await tip(page).getByRole('button', { name: 'Next' }).focus();
    await pass();
    expect(await shown(page)).toBe(second);
    await page.keyboard.press('Enter');
    const third = await shown(page);
    expect(third).not.toBe(second);
    await page.locator('h1').click();
    await pass();
    expect(await shown(page)).toBe(third);
    expect(opened.flatMap(({ errors }) => errors)).toEqual([]);
  });

  it('stands still for those who want less motion', async () => {
    const page = await open();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/public');
    await page
      .getByText(/days? ago/)
      .first()
      .waitFor();
    const first = await shown(page);
    await page.clock.runFor(20_000);
    expect(await shown(page)).toBe(first);
    expect(await tip(page).getByRole('button', { name: 'Pause' }).count()).toBe(0);
  });
});

describe('help, from the footer', () => {
  it('says whether it is us, as far as it knows, and who takes complaints', async () => {
    const page = await open();
    await page.goto('/help');
    await page.getByText('The server and its database are working.', { exact: false }).waitFor();
    await page.getByText('This clinic has not named a grievance officer yet.').waitFor();
    const again = page.getByRole('button', { name: 'Check again' });
    await page.route('**/api/v1/health/ready', (route) => route.fulfill({ status: 503 }));
    await again.click();
    await page.getByText('Something is wrong on our side:', { exact: false }).waitFor();
    await page.unrouteAll();
    await page.route('**/api/v1/health/ready', (route) => route.abort());
    await again.click();
    await page.getByText('We do not know: no answer came.', { exact: false }).waitFor();
    await page.context().setOffline(true);
    await page.getByText('You are offline, so this page cannot check.', { exact: false }).waitFor();
  });
});
