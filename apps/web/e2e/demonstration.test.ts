// areas: identity
import { expect, it, jest } from '@jest/globals';
import { setStage } from './stage';
import { visit } from './visitor';

jest.setTimeout(120_000);

const stage = setStage();

it('a demonstration’s people are asked for beside the code that shows them, and once', async () => {
  const visitor = await visit(stage.browser, stage.product.url);
  try {
    const { page } = visitor;
    const order: string[] = [];
    page.on('request', (request) => order.push(new URL(request.url()).pathname));
    await page.goto('/auth/login');
    await page.getByRole('button', { name: /Asha/ }).waitFor();
    const asked = order.filter((path) => path === '/dev/demo-accounts.json');
    expect(asked).toHaveLength(1);
    const route = order.findIndex((path) => path.startsWith('/assets/SignInRoute-'));
    expect(route).toBeGreaterThan(-1);
    expect(order.indexOf('/dev/demo-accounts.json')).toBeLessThan(route);
  } finally {
    await visitor.close();
  }
});
