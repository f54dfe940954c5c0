import { ToldNotice } from '@nadi/ui/components/ToldNotice';
import { useClock } from '../../kernel/browser/clock';
import { paths } from '../../kernel/session/destination';
import { useTold } from './recording/use-told';

/** All that the readings ask for, above their list. */
export function ReadingsTold() {
  return <ToldNotice told={useTold(useClock())} adviceHref={paths.dashboard} />;
}
