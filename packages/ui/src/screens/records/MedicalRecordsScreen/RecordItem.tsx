import { Lock, Paperclip } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Icon } from '../../../components/Icon/Icon';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { recordIcons } from '../private/record-icons';
import { aboutRecord } from '../private/record-words';
import type { RecordRow } from '../types';
import * as styles from './MedicalRecordsScreen.css';

type RecordItemProps = {
  record: RecordRow;
  /** Leads to the records with a tag. */
  hrefOfTag: (tag: string) => string;
};

/** One record of the timeline, which leads to its page. */
export function RecordItem({ record, hrefOfTag }: RecordItemProps) {
  const { _id, type, title, files, tags, onlyYou } = record;
  return (
    <li className={styles.row}>
      <span className={styles.sign}>
        <Icon icon={recordIcons[type]} />
      </span>
      <div>
        <Inline space={2}>
          <Link href={`/dashboard/medical-records/${_id}`} isAlone>
            {title}
          </Link>
          {onlyYou && <Tag icon={Lock}>{m.records_only_you()}</Tag>}
          {files.length > 0 && <Tag icon={Paperclip}>{m.records_files({ count: files.length })}</Tag>}
        </Inline>
        <Text size={14} tone="muted">
          {aboutRecord(record)}
        </Text>
        {tags.length > 0 && (
          <Inline space={3}>
            {tags.map((tag) => (
              <Link key={tag} href={hrefOfTag(tag)} isAlone>
                {`#${tag}`}
              </Link>
            ))}
          </Inline>
        )}
      </div>
    </li>
  );
}
