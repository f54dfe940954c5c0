import * as m from '@nadi/ui/messages';
import { SharedSummaryScreen } from '@nadi/ui/screens/links/SharedSummaryScreen';
import { OwnSummary } from './OwnSummary';

/** The page that opens a health link, for somebody without an account. It stands outside of the app and in no list of pages. */
export const drawnSummary = {
  path: '/shl',
  title: m.shl_title,
  element: (
    <SharedSummaryScreen>
      <OwnSummary />
    </SharedSummaryScreen>
  ),
  code: 'shared-summary',
} as const;
