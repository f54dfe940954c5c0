import { Share2, Trash2, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { formatSize } from '../../../components/FileField/check-file';
import { Inline } from '../../../components/Inline/Inline';
import { formattingLocale } from '../../../components/private/reading/locale';
import { ReadAge } from '../../../components/ReadAge/ReadAge';
import { SearchField } from '../../../components/SearchField/SearchField';
import { Select } from '../../../components/Select/Select';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import { ListCard } from '../../../patterns/ListCard/ListCard';
import { Page } from '../../../patterns/Page/Page';
import type { Kept, Listed } from '../../../patterns/state';
import { recordTypeWords } from '../../../words/record-type';
import type { RecordRow, RecordType } from '../types';
import { find } from './MedicalRecordsScreen.css';
import { RecordTimeline } from './RecordTimeline';

export type RecordsFilter = {
  type: RecordType | null;
  /** 'YYYY' */
  year: string | null;
  tag: string | null;
  search: string;
  isDeleted: boolean;
};

export type RecordCount = { month: string | null; type: RecordType; count: number };

export type MedicalRecordsScreenProps = {
  state: Kept<
    Listed<
      RecordRow,
      {
        /** Filed records by month and type; empty where they are not known. */
        counts: readonly RecordCount[];
        /** The number of records that can be restored. */
        deleted: number;
        storage: { usedBytes: number; maxBytes: number } | null;
      }
    >
  >;
  filter: RecordsFilter;
  clock: Clock;
  /** Stands above the records: what must be known first. */
  head?: ReactNode;
  /** @default false */
  isOffline?: boolean;
  onFilter: (filter: RecordsFilter) => void;
  /** Leads to the records with a tag. */
  hrefOfTag: (tag: string) => string;
  onPageChange: (page: number) => void;
  onRetry: () => void;
};

const upload = '/dashboard/medical-records/upload';
const whole: RecordsFilter = { type: null, year: null, tag: null, search: '', isDeleted: false };
const types = Object.keys(recordTypeWords) as RecordType[];
const all = 'all';

/** The records of a patient by year and month, found by words, type, year and tag. */
export function MedicalRecordsScreen(props: MedicalRecordsScreenProps) {
  const { state, filter, clock, isOffline = false, onFilter, hrefOfTag } = props;
  const ready = state.phase === 'ready' ? state : null;
  const isWhole = !filter.type && !filter.year && !filter.tag && !filter.search;
  const add = (
    <Button
      needs="manage"
      href={upload}
      icon={Upload}
      tone={ready && ready.rows.length > 0 ? 'secondary' : 'primary'}
    >
      {m.records_upload()}
    </Button>
  );
  const clear = (
    <Button tone="secondary" onPress={() => onFilter({ ...whole, isDeleted: filter.isDeleted })}>
      {m.records_clear()}
    </Button>
  );
  return (
    <Page
      title={filter.isDeleted ? m.records_deleted() : m.records_title()}
      description={filter.isDeleted ? m.records_deleted_kept() : m.records_description()}
      isWide
      age={ready?.readAt ? <ReadAge readAt={ready.readAt} clock={clock} isOffline={isOffline} /> : null}
      {...(filter.isDeleted && { up: { href: '/dashboard/medical-records', label: m.records_back() } })}
    >
      {props.head}
      <ListCard
        state={state}
        things={m.records_count}
        choice={filter.isDeleted ? m.records_deleted() : m.records_title()}
        isOffline={isOffline}
        failed={{ title: m.records_failed_title(), text: m.records_failed() }}
        notOnDevice={{ title: m.records_not_on_device_title(), text: m.records_not_on_device() }}
        empty={emptyOf(filter, isWhole, { add, clear })}
        filters={<Filters {...props} counts={ready?.counts ?? []} />}
        action={!filter.isDeleted && ready && ready.rows.length > 0 && add}
        onPageChange={props.onPageChange}
        onRetry={props.onRetry}
      >
        {({ rows }) => <RecordTimeline rows={rows} hrefOfTag={hrefOfTag} />}
      </ListCard>
      {ready && !filter.isDeleted && (
        <Inline justify="between" space={3}>
          {ready.storage && (
            <Text size={14} tone="muted">
              {m.upload_used({
                used: formatSize(ready.storage.usedBytes, formattingLocale()),
                most: `${Math.round(ready.storage.maxBytes / 2 ** 30)} GB`,
              })}
            </Text>
          )}
          <Button
            tone="quiet"
            size="small"
            icon={Share2}
            needs="full"
            href="/dashboard/medical-records/links"
          >
            {m.links_title()}
          </Button>
          {ready.deleted > 0 && (
            <Button
              tone="quiet"
              size="small"
              icon={Trash2}
              onPress={() => onFilter({ ...whole, isDeleted: true })}
            >
              {m.records_option({ what: m.records_deleted(), count: ready.deleted })}
            </Button>
          )}
        </Inline>
      )}
    </Page>
  );
}

function emptyOf(
  { isDeleted }: RecordsFilter,
  isWhole: boolean,
  { add, clear }: { add: ReactNode; clear: ReactNode },
) {
  if (!isWhole) return { title: m.records_none_found_title(), text: m.records_none_found(), action: clear };
  if (isDeleted) return { text: m.records_none_deleted() };
  return { title: m.records_empty_title(), text: m.records_empty(), action: add };
}

function Filters({
  filter,
  counts,
  onFilter,
}: Pick<MedicalRecordsScreenProps, 'filter' | 'onFilter'> & { counts: readonly RecordCount[] }) {
  const change = (patch: Partial<RecordsFilter>) => onFilter({ ...filter, ...patch });
  const sum = (isCounted: (one: RecordCount) => boolean) =>
    counts.filter(isCounted).reduce((total, { count }) => total + count, 0);
  const years = [...new Set(counts.flatMap(({ month }) => month?.slice(0, 4) ?? []))];
  const option = (what: string, count: number) =>
    count > 0 && !filter.isDeleted ? m.records_option({ what, count }) : what;
  return (
    <Inline space={3}>
      <div className={find}>
        <SearchField
          key={filter.search}
          label={m.records_search()}
          onSubmit={(search) => change({ search: search.trim() })}
        />
      </div>
      <Select
        name="type"
        label={m.records_type()}
        isLabelHidden
        items={[
          { id: all, label: m.records_all_types() },
          ...types.map((id) => ({
            id,
            label: option(
              recordTypeWords[id](),
              sum((one) => one.type === id),
            ),
          })),
        ]}
        value={filter.type ?? all}
        onChange={(type) => change({ type: type === all ? null : (type as RecordType) })}
      />
      {!filter.isDeleted && (
        <Select
          name="year"
          label={m.records_year()}
          isLabelHidden
          items={[
            { id: all, label: m.records_all_years() },
            ...[...new Set([...years, ...(filter.year ? [filter.year] : [])])].map((id) => ({
              id,
              label: option(
                id,
                sum((one) => one.month?.startsWith(id) ?? false),
              ),
            })),
          ]}
          value={filter.year ?? all}
          onChange={(year) => change({ year: year === all ? null : year })}
        />
      )}
      {(filter.tag || filter.search) && (
        <Inline space={2}>
          {filter.tag && <Text>{m.records_tag_chosen({ tag: filter.tag })}</Text>}
          {filter.search && <Text>{m.records_searched({ words: filter.search })}</Text>}
          <Button
            tone="quiet"
            size="small"
            onPress={() => onFilter({ ...whole, isDeleted: filter.isDeleted })}
          >
            {m.records_clear()}
          </Button>
        </Inline>
      )}
    </Inline>
  );
}
