import { ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { IconButton } from '../../../components/IconButton/IconButton';
import { Inline } from '../../../components/Inline/Inline';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { PagePicture } from '../../records/MedicalRecordScreen/RecordFile';
import * as styles from './LabReviewScreen.css';
import type { LabLine, LabReading, Place } from './types';

type ReportPagesProps = {
  reading: Pick<LabReading, 'pages' | 'results' | 'lines'>;
  /** By the id of the file. */
  pictures: Readonly<Record<string, readonly PagePicture[]>>;
  /** The places of results that need a decision. */
  open: readonly number[];
  /** The place of the result that has the focus; null if none has. */
  active: number | null;
};

const zooms = [1, 1.5, 2, 3] as const;

const percent = (share: number) => `${share * 100}%`;
const at = ({ left, top, width, height }: Place) => ({
  left: percent(left),
  top: percent(top),
  width: percent(width),
  height: percent(height),
});

const isUnread = ({ kind }: LabLine) => kind === 'unread';

/** Moves the pages, and what scrolls within them, so that the marked place is seen. The page of the browser stays where it is. */
function bringIntoSight(frame: HTMLElement): void {
  const mark = frame.querySelector<HTMLElement>('[data-active]');
  for (
    let holder = mark?.parentElement;
    mark && holder && holder !== document.body;
    holder = holder.parentElement
  ) {
    const { overflowX, overflowY } = getComputedStyle(holder);
    if (overflowX !== 'auto' && overflowY !== 'auto') continue;
    const [own, place] = [holder.getBoundingClientRect(), mark.getBoundingClientRect()];
    holder.scrollBy({
      left: place.left + place.width / 2 - own.left - holder.clientWidth / 2,
      top: place.top + place.height / 2 - own.top - holder.clientHeight / 2,
    });
    if (holder.contains(frame)) return;
  }
}

/** A region that scrolls must be reachable by keyboard; one that does not needs no stop. */
function ScrolledPage({
  label,
  isZoomed,
  children,
}: {
  label: string;
  isZoomed: boolean;
  children: ReactNode;
}) {
  if (!isZoomed) return <div className={styles.window}>{children}</div>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above; axe asks for it too (scrollable-region-focusable).
    <section className={styles.window} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

type MarksProps = Pick<LabReading, 'results' | 'lines'> &
  Pick<ReportPagesProps, 'open' | 'active'> & { page: number };

function Marks({ page, results, lines, open, active }: MarksProps) {
  return (
    <>
      {results.map(
        (result, place) =>
          result.page === page && (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a result is its place.
              key={place}
              aria-hidden
              data-active={place === active || undefined}
              className={open.includes(place) ? styles.mark.doubtful : styles.mark.read}
              style={at(result.box)}
            >
              <span className={`${styles.number} ${open.includes(place) ? styles.doubtfulNumber : ''}`}>
                {place + 1}
              </span>
            </span>
          ),
      )}
      {lines.map(
        (line, place) =>
          line.page === page &&
          isUnread(line) && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
            <span key={place} aria-hidden className={styles.mark.unread} style={at(line.box)} />
          ),
      )}
    </>
  );
}

/** The pages as they were read, with a mark around each value: its number is that of the list. */
export function ReportPages({ reading, pictures, open, active }: ReportPagesProps) {
  const { pages, results, lines } = reading;
  const [step, setStep] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active !== null && frame.current) bringIntoSight(frame.current);
  }, [active]);
  const zoom = zooms[step] ?? 1;
  return (
    <Stack space={3}>
      <Inline justify="between" space={2}>
        <Text size={14} tone="muted">
          {m.lab_legend()}
        </Text>
        <Inline space={1}>
          <IconButton
            icon={ZoomOut}
            label={m.lab_zoom_out()}
            isDisabled={step === 0}
            onPress={() => setStep(step - 1)}
          />
          <IconButton
            icon={ZoomIn}
            label={m.lab_zoom_in()}
            isDisabled={step === zooms.length - 1}
            onPress={() => setStep(step + 1)}
          />
        </Inline>
      </Inline>
      <div ref={frame}>
        <Stack space={3}>
          {pages.map(({ fileId, page, hasPreview }, index) => {
            const picture = hasPreview ? (pictures[fileId]?.[page - 1] ?? null) : 'failed';
            return (
              <Stack key={`${fileId} ${page}`} space={2}>
                <Text size={14} weight="bold">
                  {m.lab_page({ page: index + 1, count: pages.length })}
                </Text>
                {picture === 'failed' && <Text tone="muted">{m.lab_page_none()}</Text>}
                {picture === null && <Skeleton height="24rem" shape="block" />}
                {picture !== null && picture !== 'failed' && (
                  <ScrolledPage
                    label={m.lab_page({ page: index + 1, count: pages.length })}
                    isZoomed={zoom > 1}
                  >
                    <div className={styles.sheet} style={{ inlineSize: `${zoom * 100}%` }}>
                      <img
                        src={picture}
                        alt={m.lab_page_alt({ page: index + 1 })}
                        className={styles.picture}
                      />
                      <Marks page={index} results={results} lines={lines} open={open} active={active} />
                    </div>
                  </ScrolledPage>
                )}
              </Stack>
            );
          })}
        </Stack>
      </div>
    </Stack>
  );
}
