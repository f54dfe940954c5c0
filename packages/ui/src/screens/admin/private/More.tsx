import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Stack } from '../../../components/Stack/Stack';

type MoreProps = {
  hasMore: boolean;
  isPending?: boolean;
  isMoreFailed?: boolean;
  label: string;
  /** Says that what is older could not be loaded. */
  failed: string;
  onMore: () => void;
};

/** Leads to what is older; what is there stays if that fails. */
export function More({ hasMore, isPending = false, isMoreFailed = false, label, failed, onMore }: MoreProps) {
  if (!hasMore) return null;
  return (
    <Stack space={3}>
      {isMoreFailed && <Banner tone="attention">{failed}</Banner>}
      <div>
        <Button tone="secondary" isPending={isPending} onPress={onMore}>
          {label}
        </Button>
      </div>
    </Stack>
  );
}
