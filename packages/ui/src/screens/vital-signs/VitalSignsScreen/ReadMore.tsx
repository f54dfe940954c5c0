import { useEffect, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Heading } from '../../../components/Heading/Heading';
import { Link } from '../../../components/Link/Link';
import type { ReadingType } from '../../../components/private/reading/reading';
import { Stack } from '../../../components/Stack/Stack';

export type ArticleLink = { title: string; href: string };

export type ReadMoreProps = {
  type: ReadingType;
  /** The articles that explain readings of a type; may reject, and then none are shown. */
  load: (type: ReadingType) => Promise<readonly ArticleLink[]>;
};

/** Articles that explain readings of a type. They come late: what the reading means stands above them. */
export function ReadMore({ type, load }: ReadMoreProps) {
  const [links, setLinks] = useState<readonly ArticleLink[]>([]);
  useEffect(() => {
    let isStale = false;
    load(type).then(
      (found) => isStale || setLinks(found),
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [type, load]);
  if (links.length === 0) return null;
  return (
    <Stack space={1}>
      <Heading level={3} size={16}>
        {m.reading_read_more()}
      </Heading>
      {links.map(({ title, href }) => (
        <div key={href}>
          <Link href={href} isAlone>
            {title}
          </Link>
        </div>
      ))}
    </Stack>
  );
}
