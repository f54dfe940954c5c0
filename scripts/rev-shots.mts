import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from './browser';
import { serve } from './stories/serve';

const site = await serve('/tmp/sb-lead');
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
const page = await browser.newPage({ viewport: { width: 1100, height: 800 } });
for (const id of process.argv.slice(2)) {
  const isDocs = id.endsWith('--docs');
  await page.goto(`${site.url}/iframe.html?id=${id}&viewMode=${isDocs ? 'docs' : 'story'}`);
  await page.waitForTimeout(6000);
  const text = await page.evaluate(() => document.body.innerText);
  console.log('=====', id, '\n', text.replace(/\n+/g, '\n').slice(0, 4500));
  await page.screenshot({ path: `/tmp/rev-${id}.png`, fullPage: false });
}
await browser.close();
site.stop();
