import { ChevronLeft } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Heading } from '../../components/Heading/Heading';
import { Icon } from '../../components/Icon/Icon';
import { Inline } from '../../components/Inline/Inline';
import { Link } from '../../components/Link/Link';
import { Stack } from '../../components/Stack/Stack';
import { Text } from '../../components/Text/Text';
import { AgeLine } from './AgeLine';
import { column } from './Page.css';

export type PageProps = {
  title: string;
  /** The subject of this page, in a sentence. */
  description?: string;
  /** The page that this one belongs to. */
  up?: { href: string; label: string };
  /**
   * A `ReadAge` while what is shown is not fresh, in the place of the description; null while it is. Left out on a page that is never
   * kept on the device.
   */
  age?: ReactNode;
  /** Takes the width that there is, for tables; a form or a text is read down one column. @default false */
  isWide?: boolean;
  /** Takes the focus when what had it is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** A page of the signed-in: its title, the way up, how old it is, and its parts below each other. */
export function Page({ title, description, up, age, isWide, headingRef, children }: PageProps) {
  const about = description && <Text tone="muted">{description}</Text>;
  return (
    <div className={isWide ? undefined : column}>
      <Stack space={age === undefined ? 6 : 4}>
        <Stack space={age === undefined ? 2 : 1}>
          {up && (
            <Inline space={1}>
              <Icon icon={ChevronLeft} size={16} />
              <Link href={up.href} isAlone>
                {up.label}
              </Link>
            </Inline>
          )}
          <Heading level={1} ref={headingRef} isFocusTarget>
            {title}
          </Heading>
          {age === undefined ? about : <AgeLine age={age}>{about}</AgeLine>}
        </Stack>
        {children}
      </Stack>
    </div>
  );
}
