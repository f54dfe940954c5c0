import { brand } from '@nadi/brand';
import { type KeyboardEvent, useRef } from 'react';
import * as m from '../../../../generated/messages/messages';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { SearchField } from '../../../components/SearchField/SearchField';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { Page } from '../../../patterns/Page/Page';
import { ResultGroup } from './ResultGroup';
import type { SearchGroup, SearchGroupId } from './types';
import { groupWords } from './words';

export type { SearchGroup, SearchGroupId, SearchResult } from './types';
export { searchGroups } from './types';

export type SearchScreenProps = {
  /** The words in the field. */
  words: string;
  /** The words that the results are for; empty before there are any. */
  query: string;
  groups: readonly SearchGroup[];
  /** The browser knows of no network. */
  isOffline: boolean;
  onWords: (words: string) => void;
  /** Searches a part again, or one that is to be asked for. */
  onRetry: (group: SearchGroupId) => void;
};

/** Everything that this person may find, in groups. */
export function SearchScreen({ words, query, groups, isOffline, onWords, onRetry }: SearchScreenProps) {
  const ref = useRef<HTMLDivElement>(null);
  return (
    <Page title={m.search_title()}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys only add to what Tab does */}
      <div ref={ref} onKeyDown={(event) => moveByArrow(event, ref.current)}>
        <Stack space={6}>
          <Stack space={2}>
            <search>
              <SearchField label={m.search_label()} value={words} onChange={onWords} />
            </search>
            <Text size={14} tone="muted">
              {m.search_keys()}
            </Text>
          </Stack>
          <Text>{m.search_unwell({ number: brand.emergencyNumber, ambulance: brand.ambulanceNumber })}</Text>
          <div role="status">
            <Text size={14} tone="muted">
              {query === '' ? '' : sayFound(groups, query)}
            </Text>
          </div>
          {query === '' ? (
            <Begin groups={groups} />
          ) : (
            <Results query={query} groups={groups} isOffline={isOffline} onRetry={onRetry} />
          )}
        </Stack>
      </div>
    </Page>
  );
}

function Begin({ groups }: Pick<SearchScreenProps, 'groups'>) {
  const names = groups.map(({ id }) => groupWords[id].label()).join(', ');
  return (
    <EmptyState title={m.search_begin_title()}>
      <Text>{m.search_begin()}</Text>
      {/* The first is there before the others. */}
      {groups.length > 1 && <Text>{m.search_within({ groups: names })}</Text>}
    </EmptyState>
  );
}

type ResultsProps = Pick<SearchScreenProps, 'query' | 'groups' | 'isOffline' | 'onRetry'>;

function Results({ query, groups, isOffline, onRetry }: ResultsProps) {
  const isEmpty =
    groups.every(({ phase }) => phase !== 'loading' && phase !== 'to-ask') && countOf(groups) === 0;
  return (
    <>
      {isEmpty && (
        <EmptyState title={sayNothing(groups, query)}>
          <Text>{m.search_nothing_text()}</Text>
        </EmptyState>
      )}
      {groups.map((group) => (
        // Closes for the next search what was opened of this one.
        <ResultGroup
          key={`${group.id} ${query}`}
          group={group}
          query={query}
          isOffline={isOffline}
          onRetry={() => onRetry(group.id)}
        />
      ))}
    </>
  );
}

const countOf = (groups: readonly SearchGroup[]): number =>
  groups.reduce((sum, group) => sum + (group.phase === 'ready' ? group.results.length : 0), 0);

const sayNothing = (groups: readonly SearchGroup[], query: string): string =>
  groups.every((group) => group.phase === 'ready' && !group.note)
    ? m.search_nothing({ query })
    : m.search_nothing_in_part({ query });

function sayFound(groups: readonly SearchGroup[], query: string): string {
  if (groups.some(({ phase }) => phase === 'loading')) return m.search_searching();
  const count = countOf(groups);
  return count === 0 ? sayNothing(groups, query) : m.search_count({ count, query });
}

/** Arrows go through field and results, as in a list of suggestions. */
function moveByArrow(event: KeyboardEvent, area: HTMLElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || !area || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const stops = [...area.querySelectorAll<HTMLElement>('input, li a[href]')];
  const place = stops.indexOf(document.activeElement as HTMLElement);
  const next = place === -1 ? undefined : stops[place + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
