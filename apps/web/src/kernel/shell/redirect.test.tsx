import { expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { type Navigator, Router } from 'react-router-dom';
import type { Services } from '../services/services';
import { ServicesContext } from '../services/use-services';
import { Redirect } from './Redirect';

it('leads on once more where somebody goes back before the next page is there', () => {
  const replace = jest.fn<Navigator['replace']>();
  const navigator = { replace, createHref: String } as unknown as Navigator;
  const events = new EventTarget();
  const { unmount } = render(
    // A router that stays on its page, as it does until the next page is loaded.
    <ServicesContext value={{ navigation: { events } } as unknown as Services}>
      <Router location={{ pathname: '/dashboard', key: 'first' }} navigator={navigator}>
        <Redirect to="/auth/login" />
      </Router>
    </ServicesContext>,
  );
  expect(replace).toHaveBeenCalledTimes(1);
  events.dispatchEvent(new Event('popstate'));
  expect(replace).toHaveBeenCalledTimes(2);
  expect(replace.mock.lastCall?.[0]).toMatchObject({ pathname: '/auth/login' });
  unmount();
  events.dispatchEvent(new Event('popstate'));
  expect(replace).toHaveBeenCalledTimes(2);
});
