import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Dialog } from './Dialog';

/** Stands in for the browser's own, which jsdom lacks. */
class Watcher {
  static open: Watcher[] = [];
  onclose: (() => void) | null = null;
  constructor() {
    Watcher.open.push(this);
  }
  destroy() {
    Watcher.open = Watcher.open.filter((one) => one !== this);
  }
}
const goBack = () =>
  act(() => {
    const last = Watcher.open.at(-1);
    last?.destroy();
    last?.onclose?.();
  });

beforeEach(() => {
  Watcher.open = [];
  Object.assign(globalThis, { CloseWatcher: Watcher });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(globalThis, 'CloseWatcher');
});

function Page({ canClose, onAsk }: { canClose?: boolean; onAsk?: () => void }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog title="A form" isOpen={isOpen} canClose={canClose} onOpenChange={onAsk ?? setOpen}>
      Fields
    </Dialog>
  );
}

it('closes a dialog, and leaves the next Back to the page', () => {
  render(<Page />);
  goBack();
  expect(screen.queryByText('Fields')).toBeNull();
  expect(Watcher.open).toHaveLength(0);
});

it('asks again at each Back where the dialog stays open', () => {
  const onAsk = jest.fn();
  render(<Page onAsk={onAsk} />);
  goBack();
  goBack();
  expect(onAsk.mock.calls).toEqual([[false], [false]]);
  expect(screen.getByText('Fields')).toBeTruthy();
});

it('closes nothing that must not be interrupted', () => {
  render(<Page canClose={false} />);
  goBack();
  expect(screen.getByText('Fields')).toBeTruthy();
  expect(Watcher.open).toHaveLength(1);
});
