import * as m from '../../../generated/messages/messages';
import { Banner } from '../Banner/Banner';
import { Button } from '../Button/Button';
import { Inline } from '../Inline/Inline';
import { Text } from '../Text/Text';

export type UpdateBannerProps = {
  /** The number of unsent entries; the person is told that they are kept. @default 0 */
  unsent?: number;
  /** True if the new version takes over at this moment. @default false */
  isPending?: boolean;
  /** Lets the new version take over and loads the page again. */
  onUpdate: () => void;
  /** Takes the banner away; the new version comes when all windows were closed. */
  onLater: () => void;
};

/** At the top of the page when a new version of the app waits. */
export function UpdateBanner({ unsent = 0, isPending, onUpdate, onLater }: UpdateBannerProps) {
  return (
    <Banner
      tone="info"
      title={m.update_title()}
      action={
        <Inline space={2}>
          <Button size="small" isPending={isPending} onPress={onUpdate}>
            {m.update_now()}
          </Button>
          <Button size="small" tone="quiet" isDisabled={isPending} onPress={onLater}>
            {m.update_later()}
          </Button>
        </Inline>
      }
    >
      {unsent > 0 && (
        <Text as="div" size={14}>
          {m.update_unsent({ count: unsent })}
        </Text>
      )}
    </Banner>
  );
}
