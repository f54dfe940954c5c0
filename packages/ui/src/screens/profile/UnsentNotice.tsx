import * as m from '../../../generated/messages/messages';
import { Banner } from '../../components/Banner/Banner';
import { Button } from '../../components/Button/Button';
import { Inline } from '../../components/Inline/Inline';
import { Text } from '../../components/Text/Text';
import { UnsentMark } from '../../components/UnsentMark/UnsentMark';

export type UnsentNoticeProps = {
  standing: 'waiting' | 'sending' | 'attention';
  onResolve?: () => void;
};

/** Says that what the form shows is not what others see yet. */
export function UnsentNotice({ standing, onResolve }: UnsentNoticeProps) {
  if (standing === 'attention')
    return (
      <Banner
        tone="attention"
        title={m.profile_unsent_attention_title()}
        action={
          onResolve && (
            <Button tone="secondary" size="small" onPress={onResolve}>
              {m.profile_unsent_resolve()}
            </Button>
          )
        }
      >
        {m.profile_unsent_attention()}
      </Banner>
    );
  return (
    <Inline space={3}>
      <UnsentMark standing={standing} action="change" />
      <Text tone="muted" size={14}>
        {m.profile_unsent()}
      </Text>
    </Inline>
  );
}
