import { useEffect, useRef } from 'react';
import * as m from '../../../generated/messages/messages';
import { Button } from '../Button/Button';
import { formatNumber } from '../private/reading/format-number';
import { Text } from '../Text/Text';
import * as styles from './Pagination.css';

export type PaginationProps = {
  /** Counted from 1. */
  page: number;
  /** 0 where there is nothing. */
  pages: number;
  /** Items on all pages. */
  total: number;
  /** The maximum number of items on a page. */
  limit: number;
  onChange: (page: number) => void;
  /** Labels of the buttons: Newer and Older, or Previous and Next for another order. @default 'newest-first' */
  order?: 'newest-first' | 'other';
};

/** Position in a list: "1 to 10 of 214", Newer, Older. */
export function Pagination({ page, pages, total, limit, onChange, order = 'newest-first' }: PaginationProps) {
  const nav = useRef<HTMLElement>(null);
  const range = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page may be the last one, whose button can no longer have the focus.
  useEffect(() => {
    const active = document.activeElement;
    if (active && nav.current?.contains(active) && active.matches(':disabled')) range.current?.focus();
  }, [page, pages]);
  const first = Math.min((page - 1) * limit + 1, total);
  const last = Math.min(page * limit, total);
  return (
    <nav ref={nav} aria-label={m.pagination_label()} className={styles.pagination}>
      <Text size={14} tone="muted" isTabular>
        <span ref={range} tabIndex={-1}>
          {m.pagination_range({
            first: formatNumber(first),
            last: formatNumber(last),
            total: formatNumber(total),
          })}
        </span>
      </Text>
      {pages > 1 && (
        <span className={styles.buttons}>
          <Button tone="secondary" isDisabled={page <= 1} onPress={() => onChange(page - 1)}>
            {order === 'other' ? m.pagination_previous() : m.pagination_newer()}
          </Button>
          <Button tone="secondary" isDisabled={page >= pages} onPress={() => onChange(page + 1)}>
            {order === 'other' ? m.pagination_next() : m.pagination_older()}
          </Button>
        </span>
      )}
    </nav>
  );
}
