import { CircleAlert, Clock, CloudOff, CloudUpload, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import * as m from '../../../generated/messages/messages';
import { Icon } from '../Icon/Icon';
import { formatNumber } from '../private/reading/format-number';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { newsOf, type OutboxSummary } from './news';
import * as styles from './OutboxButton.css';

export type OutboxButtonProps = {
  connection: 'online' | 'offline';
  /** The number of unsent entries on this device; without those that a visible form still waits for, which would only flash up. */
  count: number;
  /** The number of entries that need a decision: two versions, or a refusal. */
  attention: number;
  /** Progress while entries are sent; null at other times. */
  sending: { done: number; total: number } | null;
  /** Opens the drawer with what waits. */
  onPress: () => void;
};

/** More of them have no room in the header of a phone. */
const most = 99;

/** Says in the header that there is no connection, and what is not sent yet; leads to it. Shows nothing where all is well. */
export function OutboxButton({ connection, count, attention, sending, onPress }: OutboxButtonProps) {
  const news = useNews({ connection, count, attention });
  const sign = signOf({ connection, count, attention, sending });
  return (
    <>
      {/* Always there: a live region that comes with its text is not read. */}
      <div role="status">
        <VisuallyHidden>{news}</VisuallyHidden>
      </div>
      {sign && (
        <Button
          className={styles.button}
          data-tone={sign.tone}
          aria-label={m.outbox_button_opens({ words: sign.words })}
          aria-haspopup="dialog"
          onPress={onPress}
        >
          <Icon icon={sign.icon} />
          {sign.count > 0 && (
            <span className={styles.count}>
              {sign.count > most ? `${formatNumber(most)}+` : formatNumber(sign.count)}
            </span>
          )}
          <span className={styles.words}>{sign.words}</span>
        </Button>
      )}
    </>
  );
}

type Sign = { icon: LucideIcon; words: string; count: number; tone: 'quiet' | 'attention' };

/** The most urgent message; null if there is none. */
function signOf({ connection, count, attention, sending }: Omit<OutboxButtonProps, 'onPress'>): Sign | null {
  if (connection === 'offline') {
    const words = count > 0 ? m.outbox_button_offline_waiting({ count }) : m.outbox_button_offline();
    return { icon: CloudOff, words, count, tone: 'quiet' };
  }
  if (sending) {
    const words = m.outbox_button_sending(sending);
    return { icon: CloudUpload, words, count: sending.total - sending.done, tone: 'quiet' };
  }
  if (attention > 0) {
    const words = m.outbox_button_attention({ count: attention });
    return { icon: CircleAlert, words, count: attention, tone: 'attention' };
  }
  if (count > 0) return { icon: Clock, words: m.outbox_button_waiting({ count }), count, tone: 'quiet' };
  return null;
}

/** The last news, for as long as there is no other. What was so when the page opened is none. */
function useNews(now: OutboxSummary): string {
  const [seen, setSeen] = useState(now);
  const [news, setNews] = useState('');
  if (seen.connection !== now.connection || seen.count !== now.count || seen.attention !== now.attention) {
    setSeen(now);
    setNews(newsOf(seen, now) ?? news);
  }
  return news;
}
