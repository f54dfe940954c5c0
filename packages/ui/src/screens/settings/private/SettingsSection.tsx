import { type ReactNode, type Ref, useId } from 'react';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
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
