import { call, put, select } from 'typed-redux-saga';
import { type Navigation, navigateTo } from '../browser/navigation';
import { actingRequested, selectActing } from './acting-slice';

/** Goes to a page of the person's own: a page that is about another person ends acting first. @param path of the app */
export function* openOwnPage(navigation: Navigation, path: string) {
  if ((yield* select(selectActing)) === null) yield* call(navigateTo, navigation, { path });
  // With a hash the browser might stay on the page, which is about the other person.
  else yield* put(actingRequested({ acting: null, to: path.replace(/#.*$/u, '') }));
}
