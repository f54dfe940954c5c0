import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type FocusEvent, type ReactNode, useId, useRef, useState } from 'react';
import * as m from '../../../generated/messages/messages';
import { IconButton } from '../IconButton/IconButton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Carousel.css';
import { CarouselDots } from './CarouselDots';
import { useSwipe } from './swipe';
import { useAutoPlay, useReducedMotion } from './use-auto-play';

export type CarouselSlide = {
  id: string;
  /** Content of the slide, in a few words: "Measure at home". */
  label: string;
  content: ReactNode;
};

export type CarouselProps = {
  /** Content of the carousel, for screen readers: "What you can do here". */
  label: string;
  slides: readonly CarouselSlide[];
  /** Moves on by itself until somebody takes over; never for those who ask for less motion. @default false */
  isAutoPlaying?: boolean;
  /** Seconds that each slide is shown when it plays. Long enough to be read twice. @default 8 */
  seconds?: number;
  /** `bar` puts the controls beside the slide where there is room, for a strip of one line. @default 'stack' */
  shape?: 'stack' | 'bar';
};

/** More dots than these have no room to be touched on a phone: then a number says how far one is. */
const maxDots = 5;

/** A few things one at a time, where they are worth a look but not the page. */
export function Carousel({
  label,
  slides,
  isAutoPlaying = false,
  seconds = 8,
  shape = 'stack',
}: CarouselProps) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const isStill = useReducedMotion();
  const player = useRef<HTMLDivElement>(null);
  const count = slides.length;
  const current = Math.min(chosen, count - 1);
  const isWanted = isAutoPlaying && !isStill && count > 1;
  const { isPlaying, setPlaying } = useAutoPlay(isWanted, seconds, isHeld, () =>
    setChosen((last) => (Math.min(last, count - 1) + 1) % count),
  );
  const show = (index: number) => {
    setChosen(index);
    // Stops it: whoever moves it wants to read what they moved to.
    setPlaying(false);
  };
  const nameOf = (index: number) =>
    m.carousel_slide({ label: slides[index]?.label ?? '', number: index + 1, count });
  const move = (way: -1 | 1) => {
    const next = (current + way + count) % count;
    show(next);
    setAnnouncement(nameOf(next));
  };
  const swipe = useSwipe(move);
  if (count === 0) return null;
  const hasDots = count <= maxDots;
  const roleOf = (index: number) =>
    hasDots && count > 1
      ? { role: 'tabpanel', 'aria-label': nameOf(index) }
      : { role: 'group', 'aria-roledescription': m.carousel_slide_role(), 'aria-label': nameOf(index) };
  const tabId = (index: number) => `${id}-tab-${index}`;
  const panelId = (index: number) => `${id}-slide-${index}`;
  return (
    <section
      className={shape === 'bar' ? `${styles.carousel} ${styles.bar}` : styles.carousel}
      aria-roledescription={m.carousel_role()}
      aria-label={label}
      // A person who starts it again by keyboard has the focus on that very button.
      onFocus={(event: FocusEvent) => setHeld(!player.current?.contains(event.target))}
      onBlur={(event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setHeld(false);
      }}
    >
      {count > 1 && (
        <div className={styles.controls} data-print="hide">
          <span className={styles.way}>
            <IconButton icon={ChevronLeft} label={m.carousel_previous()} onPress={() => move(-1)} />
          </span>
          {hasDots ? (
            <CarouselDots
              current={current}
              names={slides.map((_, index) => nameOf(index))}
              tabId={tabId}
              panelId={panelId}
              onShow={show}
            />
          ) : (
            <span className={styles.position} aria-hidden="true">
              {m.carousel_position({ number: current + 1, count })}
            </span>
          )}
          <span className={styles.way}>
            <IconButton icon={ChevronRight} label={m.carousel_next()} onPress={() => move(1)} />
          </span>
          {isWanted && (
            <div ref={player} className={styles.player}>
              <IconButton
                icon={isPlaying ? Pause : Play}
                label={isPlaying ? m.carousel_pause() : m.carousel_play()}
                onPress={() => setPlaying(!isPlaying)}
              />
            </div>
          )}
        </div>
      )}
      <div
        className={styles.slides}
        {...swipe}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
      >
        {slides.map((slide, index) => (
          <div
            key={slide.id}
            id={panelId(index)}
            className={styles.slide}
            data-current={index === current || undefined}
            aria-hidden={index === current ? undefined : true}
            {...roleOf(index)}
          >
            {slide.content}
          </div>
        ))}
      </div>
      {/* Only what somebody has moved: what moves by itself would talk without end. */}
      <VisuallyHidden as="div">
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </section>
  );
}
