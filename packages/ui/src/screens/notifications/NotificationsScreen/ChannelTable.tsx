import { brand } from '@nadi/brand';
import { useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { formattingLocale } from '../../../components/private/reading/locale';
import { useSize } from '../../../components/private/use-size';
import { Text } from '../../../components/Text/Text';
import { ChannelBox, type ChannelBoxProps, categoryWords, channelWords, LockedBox } from './ChannelBox';
import * as styles from './ChannelTable.css';
import type { CategoryPreference, Channel } from './types';

type ChannelTableProps = Pick<ChannelBoxProps, 'onChange'> & {
  categories: readonly CategoryPreference[];
  hasSms: boolean;
};

/** Below this many times the text's size the names would break between their letters. */
const minWidth = 17;

/** Shows what comes by which way: a table, and a list where there is no room for its columns. What stands in the product stands there always. */
export function ChannelTable({ categories, hasSms, onChange }: ChannelTableProps) {
  const ref = useRef<HTMLDivElement>(null);
  const size = useSize(ref);
  const [failure, setFailure] = useState<string | null>(null);
  const isNarrow = size !== null && size.width / size.rem < minWidth;
  const Matrix = isNarrow ? ChannelItems : ChannelRows;
  const channels: readonly Channel[] = hasSms ? ['push', 'mail', 'sms'] : ['push', 'mail'];
  const security = categories.find(({ category }) => category === 'security');
  const always = channels.filter((channel) => security?.locked.includes(channel));
  const product = brand.name;
  return (
    <div ref={ref}>
      <Matrix categories={categories} channels={channels} onChange={onChange} onOutcome={setFailure} />
      <div role="alert">
        {failure && (
          <div className={styles.note}>
            <Text size={14} tone="critical">
              {failure}
            </Text>
          </div>
        )}
      </div>
      <div className={styles.note}>
        <Text size={14} tone="muted">
          {always.length > 0
            ? m.preferences_locked({
                product,
                channels: new Intl.ListFormat(formattingLocale()).format(
                  always.map((channel) => channelWords[channel]()),
                ),
              })
            : m.preferences_kept({ product })}
        </Text>
      </div>
    </div>
  );
}

type MatrixProps = Pick<ChannelBoxProps, 'onChange' | 'onOutcome'> & {
  categories: readonly CategoryPreference[];
  channels: readonly Channel[];
};

function ChannelRows({ categories, channels, ...on }: MatrixProps) {
  const inApp = m.preferences_in_app({ product: brand.name });
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
            {m.preferences_category()}
          </th>
          <th scope="col" className={styles.head}>
            {inApp}
          </th>
          {channels.map((channel) => (
            <th key={channel} scope="col" className={styles.head}>
              {channelWords[channel]()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories.map((preference) => (
          <tr key={preference.category} className={styles.row}>
            <th scope="row" className={styles.name}>
              {categoryWords[preference.category]()}
            </th>
            <td className={styles.cell}>
              <LockedBox category={preference.category} channel={inApp} isOn />
            </td>
            {channels.map((channel) => (
              <td key={channel} className={styles.cell}>
                <ChannelBox preference={preference} channel={channel} {...on} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ChannelItems({ categories, channels, ...on }: MatrixProps) {
  return (
    <ul className={styles.list}>
      {categories.map((preference) => (
        <li key={preference.category} className={styles.item}>
          <Text weight="bold">{categoryWords[preference.category]()}</Text>
          <div className={styles.boxes}>
            {channels.map((channel) => (
              <ChannelBox key={channel} preference={preference} channel={channel} isNamed {...on} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
