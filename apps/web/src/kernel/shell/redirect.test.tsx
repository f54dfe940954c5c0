import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { type Navigator, Router, type To } from 'react-router-dom';
import type { Services } from '../services/services';
import { ServicesContext } from '../services/use-services';
import { Redirect } from './Redirect';

let replace: jest.Mock<Navigator['replace']>;
let events: EventTarget;
/** The address that the browser shows. */
let address: string;
beforeEach(() => {
  replace = jest.fn();
  events = new EventTarget();
  address = '/dashboard';
});

const goTo = (pathname: string) => {
  address = pathname;
  events.dispatchEvent(new Event('popstate'));
};

/** Draws it in a router that stays on its page, as it does until the next page is loaded. */
function draw(to: To) {
  const navigator = { replace, createHref: String } as unknown as Navigator;
  const navigation = { events, place: () => ({ pathname: address, search: '', hash: '' }) };
  const page = (key: string) => (
    <ServicesContext value={{ navigation } as unknown as Services}>
      <Router location={{ pathname: '/dashboard', key }} navigator={navigator}>
        <Redirect to={to} />
      </Router>
    </ServicesContext>
  );
  const { rerender, unmount } = render(page('first'));
  return { unmount, draw: (key: string) => rerender(page(key)) };
}

describe('a redirect', () => {
  it('leads on once more if the person comes back before the next page is loaded', () => {
    const { unmount } = draw('/auth/login');
    expect(replace).toHaveBeenCalledTimes(1);
    goTo('/dashboard');
    expect(replace).toHaveBeenCalledTimes(2);
    expect(replace.mock.lastCall?.[0]).toMatchObject({ pathname: '/auth/login' });
    unmount();
    goTo('/dashboard');
    expect(replace).toHaveBeenCalledTimes(2);
  });

  it('leads on once more if its address is opened again', () => {
    const page = draw('/auth/login');
    page.draw('first');
    expect(replace).toHaveBeenCalledTimes(1);
    page.draw('second');
    expect(replace).toHaveBeenCalledTimes(2);
  });

  it('leaves the person where they went meanwhile', () => {
    draw('/auth/verify-email');
    // The link of a mail, which the router cannot show yet.
    goTo('/auth/verify-email');
    expect(replace).toHaveBeenCalledTimes(1);
  });

  it('takes a place as well as a path, and leads there once', () => {
    const place = () => ({ pathname: '/dashboard/vital-signs', search: '?type=pulse', hash: '#add' });
    const page = draw(place());
    page.draw('first');
    expect(replace).toHaveBeenCalledTimes(1);
    expect(replace.mock.lastCall?.[0]).toMatchObject(place());
  });
});
