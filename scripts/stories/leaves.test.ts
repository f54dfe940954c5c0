import { describe, expect, it } from '@jest/globals';
import { leaves } from './leaves';

const home = 'http://localhost:6006/storybook';

describe('a request of a story', () => {
  it.each([
    [`${home}/iframe.html?id=app-patient--dashboard`],
    [`${home}/assets/app.js`],
    ['data:image/png;base64,AAAA'],
    ['blob:http://localhost:6006/6f1c'],
  ])('stays in the catalogue: %s', (address) => {
    expect(leaves(address, home)).toBe(false);
  });

  it.each([
    ['http://localhost:6006/api/v1/auth/me'],
    ['http://localhost:6006/dev/demo-accounts.json'],
    ['http://localhost:6006/assets/app.js'],
    ['http://localhost:6006/storybook-other/x'],
    ['https://fonts.example/a.woff2'],
    ['http://localhost:6007/storybook/iframe.html'],
  ])('leaves it: %s', (address) => {
    expect(leaves(address, home)).toBe(true);
  });
});
