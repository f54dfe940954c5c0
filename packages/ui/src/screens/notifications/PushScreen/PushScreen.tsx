import * as m from '../../../../generated/messages/messages';
import { Page } from '../../../patterns/Page/Page';
import { PushPanel, type PushPanelProps } from '../PushPanel/PushPanel';
import { OwnPush } from './OwnPush';

export type PushScreenProps = PushPanelProps & {
  /** Shows all of the specification's panel, to whoever looks after the installation. @default false */
  isWhole?: boolean;
};

/** Push messages to this browser, on a page of their own. */
export function PushScreen({ isWhole = false, ...panel }: PushScreenProps) {
  return (
    <Page title={m.push_page_title()}>{isWhole ? <PushPanel {...panel} /> : <OwnPush {...panel} />}</Page>
  );
}
