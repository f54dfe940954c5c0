import { Card } from '@nadi/ui/components/Card';
import { Link } from '@nadi/ui/components/Link';
import { Stack } from '@nadi/ui/components/Stack';
import { Text } from '@nadi/ui/components/Text';
import { lazy, Suspense } from 'react';
import type { ScreenGuide } from '../../packages/ui/src/catalogue/guide';
import type { BodyProps } from './ComponentBody';
import { list } from './docs.css';
import { Section } from './Section';
import { Sentence } from './Sentence';
import { States } from './States';

// The contract is as large as the rest of the page.
const Operations = lazy(async () => ({ default: (await import('./Operations')).Operations }));

/** A screen's page is read by clinicians: what it is for stands first, what stands behind it last. */
export function ScreenBody({ guide, stories }: BodyProps<ScreenGuide>) {
  return (
    <>
      <States stories={stories} />
      {guide.notes && (
        <Section title="For the clinical review">
          <Card tone="sunken">
            <ul className={list}>
              {guide.notes.map((note) => (
                <Text as="li" key={note}>
                  <Sentence>{note}</Sentence>
                </Text>
              ))}
            </ul>
          </Card>
        </Section>
      )}
      {guide.sources && (
        <Section title="What it rests on">
          <Stack as="ul" space={2}>
            {guide.sources.map(({ title, url }) => (
              <Text as="li" key={url}>
                <Link href={url} isExternal>
                  {title}
                </Link>
              </Text>
            ))}
          </Stack>
        </Section>
      )}
      {guide.operations && (
        <Section title="What it asks the server for">
          {guide.operations.length === 0 ? (
            <Text tone="muted">Nothing: it is shown without a server.</Text>
          ) : (
            <Suspense>
              <Operations ids={guide.operations} />
            </Suspense>
          )}
        </Section>
      )}
    </>
  );
}
