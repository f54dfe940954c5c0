import * as m from '../../../generated/messages/messages';
import { Button } from '../Button/Button';
import { formatNumber } from '../private/reading/words';
import { Text } from '../Text/Text';
import * as styles from './Pagination.css';

export type PaginationProps = {
  /** Counted from 1. */
  page: number;
  /** 0 where there is nothing. */
  pages: number;
  /** Items on all pages. */
  total: number;
  /** The most items that a page holds. */
  limit: number;
  onChange: (page: number) => void;
};

/** Where a list that runs from new to old stands: "1 to 10 of 214", Newer, Older. */
export function Pagination({ page, pages, total, limit, onChange }: PaginationProps) {
  const first = Math.min((page - 1) * limit + 1, total);
  const last = Math.min(page * limit, total);
  return (
    <nav aria-label={m.pagination_label()} className={styles.pagination}>
      <Text size={14} tone="muted" isTabular>
        {m.pagination_range({
          first: formatNumber(first),
          last: formatNumber(last),
          total: formatNumber(total),
        })}
      </Text>
      {pages > 1 && (
        <span className={styles.buttons}>
          <Button tone="secondary" isDisabled={page <= 1} onPress={() => onChange(page - 1)}>
            {m.pagination_newer()}
          </Button>
          <Button tone="secondary" isDisabled={page >= pages} onPress={() => onChange(page + 1)}>
            {m.pagination_older()}
          </Button>
        </span>
      )}
    </nav>
  );
}
