import { CloudOff } from 'lucide-react';
import * as m from '../../../generated/messages/messages';
import { Banner } from '../Banner/Banner';
import { Button } from '../Button/Button';
import { above } from './UnsentBanner.css';

export type UnsentBannerProps = {
  /** The entries that wait on this device. */
  count: number;
  /** Opens the list of them. */
  onOpen: () => void;
};

/** Above a page while there is no connection and something waits for one. */
export function UnsentBanner({ count, onOpen }: UnsentBannerProps) {
  return (
    <div className={above} data-print="hide">
      <Banner
        tone="attention"
        icon={CloudOff}
        title={m.outbox_offline_title()}
        action={
          <Button size="small" tone="secondary" onPress={onOpen}>
            {m.outbox_banner_open()}
          </Button>
        }
      >
        {m.outbox_banner({ count })}
      </Banner>
    </div>
  );
}
