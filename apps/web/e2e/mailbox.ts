import type { BrowserContext } from 'playwright-core';

/** The link with a token in the newest mail to an address, as the mailbox of development shows it. */
export async function linkIn(context: BrowserContext, address: string): Promise<string> {
  const mailbox = await context.newPage();
  await mailbox.goto('/dev/mail');
  const mail = mailbox.locator('article').filter({ hasText: address }).first();
  const link = await mail.locator('a[href*="#token="]').first().getAttribute('href');
  await mailbox.close();
  if (!link) throw new Error(`There is no link in a mail to ${address}.`);
  return link;
}
