import * as m from '../../../../generated/messages/messages';
import { Page } from '../../../patterns/Page/Page';
import { PushPanel, type PushPanelProps } from '../PushPanel/PushPanel';

export type PushScreenProps = PushPanelProps;

/** Push messages to this browser, on a page of their own. */
export function PushScreen(props: PushScreenProps) {
  return (
    <Page title={m.push_page_title()}>
      <PushPanel {...props} />
    </Page>
  );
}
