import { describe, expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useLeaveWarning } from './use-leave-warning';

/** Returns true if the browser would ask before the page is left. */
function isAskedBeforeLeaving(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

describe('useLeaveWarning', () => {
  it('lets the browser ask for as long as something stands only on this page', () => {
    const { rerender, unmount } = renderHook(useLeaveWarning, { initialProps: false });
    expect(isAskedBeforeLeaving()).toBe(false);
    rerender(true);
    expect(isAskedBeforeLeaving()).toBe(true);
    rerender(false);
    expect(isAskedBeforeLeaving()).toBe(false);
    rerender(true);
    unmount();
    expect(isAskedBeforeLeaving()).toBe(false);
  });
});
