import { type ReactNode, type Ref, useId } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { newsPlace } from './SettingsSection.css';

export type SettingsSectionProps = {
  title: string;
  description?: string;
  /** A `Banner` that tells what has just come about; screen readers read it. */
  news?: ReactNode;
  /** Takes the focus when what had it is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** One matter of a page of the settings. */
export function SettingsSection({ title, description, news, headingRef, children }: SettingsSectionProps) {
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading}>
      <Stack space={5}>
        <div>
          <Stack space={1}>
            <Heading level={2} id={heading} ref={headingRef} isFocusTarget>
              {title}
            </Heading>
            {description && <Text tone="muted">{description}</Text>}
          </Stack>
          {/* Always there: a live region that comes with its text is not read. */}
          <div role="status">{news && <div className={newsPlace}>{news}</div>}</div>
        </div>
        {children}
      </Stack>
    </Card>
  );
}

/** In a section, while what it shows is on its way. */
export function SectionSkeleton({ rows = 2 }: { rows?: number }) {
  return (
    <div role="status">
      <VisuallyHidden>{m.loading()}</VisuallyHidden>
      <Stack space={5}>
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places have no other identity.
          <Stack key={row} space={2}>
            <Skeleton width="14rem" />
            <Skeleton width="22rem" height="0.875rem" />
          </Stack>
        ))}
      </Stack>
    </div>
  );
}

/** In a section that could not be read; the others stay. */
export function SectionFailed({ children, onRetry }: { children: string; onRetry: () => void }) {
  return (
    <Banner
      tone="attention"
      action={
        <Button tone="secondary" size="small" onPress={onRetry}>
          {m.settings_retry()}
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
