import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Card } from '../../../components/Card/Card';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { codeDigits, codePlace, time, timeLeft } from './ConsentScreen.css';
import { useSecondsLeft } from './use-seconds-left';

/** The digits, and until when they are good by this device's clock. */
export type ShownCode = { digits: string; endsAt: string };

/** Seconds that a code is good. */
const life = 600;

type CodeCardProps = {
  code: ShownCode | null;
  triesLeft: number;
};

/** The code, in figures that are read across a desk; it goes from the page when its time is over. */
export function CodeCard({ code, triesLeft }: CodeCardProps) {
  return (
    <Stack space={4}>
      {code ? (
        <Running code={code} triesLeft={triesLeft} />
      ) : (
        <Banner tone="attention" title={m.consent_code_elsewhere_title()}>
          {m.consent_code_elsewhere()}
        </Banner>
      )}
      {triesLeft < 5 && <Banner tone="attention">{m.consent_code_wrong({ count: triesLeft })}</Banner>}
    </Stack>
  );
}

function Running({ code: { digits, endsAt }, triesLeft }: { code: ShownCode; triesLeft: number }) {
  const left = useSecondsLeft(endsAt);
  if (left === 0)
    return (
      <Banner tone="attention" title={m.consent_code_over_title()}>
        {m.consent_code_over()}
      </Banner>
    );
  const good = m.consent_code_good({
    minutes: Math.floor(left / 60),
    seconds: String(left % 60).padStart(2, '0'),
  });
  return (
    <Card tone="deep">
      <Stack space={4}>
        <div className={codePlace}>
          <Text tone="muted">{m.consent_code_yours()}</Text>
          <p className={codeDigits}>
            <span aria-hidden="true">
              {digits.slice(0, 3)} {digits.slice(3)}
            </span>
            {/* Figure by figure, not as a number. */}
            <VisuallyHidden>{digits.split('').join(' ')}</VisuallyHidden>
          </p>
        </div>
        <div className={time} aria-hidden="true">
          <div className={timeLeft} style={{ inlineSize: `${(left / life) * 100}%` }} />
        </div>
        <Inline justify="between">
          <Text as="span" size={14} isTabular>
            {good}
          </Text>
          <Text as="span" size={14} tone="muted">
            {m.consent_code_tries({ count: triesLeft })}
          </Text>
        </Inline>
      </Stack>
    </Card>
  );
}
