import type { ReactNode } from 'react';
import * as m from '../../../../generated/messages/messages';
import { DividedList } from '../../../components/DividedList/DividedList';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { Page } from '../../../patterns/Page/Page';
import { Notice, Phases, type Said } from '../../../patterns/Phases/Phases';
import type { Loaded } from '../../../patterns/state';
import { type HealthcareView, HealthcareViews } from './AdminViews';
import { More } from './More';
import { SectionCard } from './SectionCard';

/** The rows that were found so far; further ones are added to these. */
export type FoundState<Row, Extra extends object = object> = Loaded<
  {
    rows: readonly Row[];
    hasMore: boolean;
    /** More are on their way. */
    isPending?: boolean;
    isMoreFailed?: boolean;
  } & Extra
>;

type HealthcareListProps<Row> = {
  view: HealthcareView;
  title: string;
  about: string;
  /** The form that chooses what is listed. */
  search: ReactNode;
  state: FoundState<Row>;
  things: (inputs: { count: number }) => string;
  failed: Said;
  empty: Said;
  older: { label: string; failed: string };
  onMore: () => void;
  onRetry: () => void;
  children: (row: Row) => ReactNode;
};

/** A list of the tab of healthcare, which grows as its reader goes back. It says that content is not in it. */
export function HealthcareList<Row>(props: HealthcareListProps<Row>) {
  const { view, title, state, things, empty, older, onMore, children } = props;
  return (
    <Page title={m.healthcare_title()} isWide>
      <HealthcareViews value={view} />
      <SectionCard title={title} about={[props.about, m.healthcare_content()]}>
        {props.search}
        <Phases state={state} level={3} rows={7} failed={props.failed} onRetry={props.onRetry}>
          {({ rows, ...more }) => (
            <Stack space={4}>
              {rows.length === 0 ? (
                <Notice {...empty} level={3} />
              ) : (
                <>
                  <div role="status">
                    <Text size={14} tone="muted">
                      {things({ count: rows.length })}
                    </Text>
                  </div>
                  <DividedList label={title}>{rows.map(children)}</DividedList>
                </>
              )}
              <More {...more} {...older} onMore={onMore} />
            </Stack>
          )}
        </Phases>
      </SectionCard>
    </Page>
  );
}
