import * as m from '../../../../generated/messages/messages';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import type { Category } from '../types';

/** Shows categories as links: a list to choose from would be most of the code of the public page. */
export const ShopLinks = ({
  categories,
  chosen,
  hrefOf,
}: {
  categories: readonly Category[];
  /** Null for all. */
  chosen: string | null;
  hrefOf: (id: string | null) => string;
}) => (
  <nav aria-label={m.shop_category()}>
    <Inline space={3}>
      <Link href={hrefOf(null)} isAlone isCurrent={chosen === null}>
        {m.shop_category_all()}
      </Link>
      {categories.map(({ id, name, productCount }) => (
        <Link key={id} href={hrefOf(id)} isAlone isCurrent={chosen === id}>
          {m.shop_category_count({ name, count: productCount })}
        </Link>
      ))}
    </Inline>
  </nav>
);
