import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RecoveryCodes } from './RecoveryCodes';
import { recoveryCodes } from './test/example-account';

const { createObjectURL, revokeObjectURL } = URL;

describe('RecoveryCodes', () => {
  const saved: { name: string; file: Blob }[] = [];

  beforeEach(() => {
    saved.length = 0;
    const files = new Map<string, Blob>();
    // jsdom makes no addresses of files and follows no links.
    URL.createObjectURL = (file) => {
      files.set('blob:codes', file as Blob);
      return 'blob:codes';
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const file = files.get(this.href);
      if (file) saved.push({ name: this.download, file });
    });
  });

  afterEach(() => {
    jest.restoreAllMocks();
    Object.assign(URL, { createObjectURL, revokeObjectURL });
  });

  it('saves every code, and says for what they are', async () => {
    render(<RecoveryCodes codes={recoveryCodes} onKept={jest.fn()} />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Download' }));
    expect(saved.map(({ name }) => name)).toEqual(['nadi-recovery-codes.txt']);
    const reader = new FileReader();
    const text = await new Promise((resolve) => {
      reader.onload = () => resolve(reader.result);
      reader.readAsText(saved[0]?.file as Blob);
    });
    expect(text).toBe(`Recovery codes for Nadi. Each works once.\n\n${recoveryCodes.join('\n')}\n`);
  });

  it('is done only when the person says that they are kept', async () => {
    const user = userEvent.setup();
    const onKept = jest.fn();
    render(<RecoveryCodes codes={recoveryCodes} onKept={onKept} />);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toContain(recoveryCodes.at(-1));
    expect(onKept).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'I have kept them' }));
    expect(onKept).toHaveBeenCalledTimes(1);
  });
});
