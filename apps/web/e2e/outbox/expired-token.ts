import { createHmac, hkdfSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { FaultStage } from './stage';

const encode = (part: object | Buffer) =>
  (Buffer.isBuffer(part) ? part : Buffer.from(JSON.stringify(part))).toString('base64url');

/** Lets the access token of a page run out, as fifteen minutes do: one of the same session, signed by the server's own key, is over. */
export async function letTokenExpire({ product }: FaultStage, page: Page): Promise<void> {
  const [secret = ''] = (await readFile(join(product.dataFolder, 'secret'), 'utf8')).split('\n');
  const key = Buffer.from(hkdfSync('sha256', secret, 'nadi', 'access tokens', 32));
  const token = await page.evaluate(() => localStorage.getItem('nadi_token') ?? '');
  const [head = '', body = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  // The newest of its session, so that no copy of an older one takes its place.
  const over = { ...claims, iat: claims.iat + 1, exp: Math.floor(Date.now() / 1000) - 60 };
  const signed = `${head}.${encode(over)}`;
  const expired = `${signed}.${encode(createHmac('sha256', key).update(signed).digest())}`;
  await page.evaluate((next) => {
    for (const name of ['nadi_token', 'token']) localStorage.setItem(name, next);
  }, expired);
}
