import { type KeyboardEvent, useRef } from 'react';
import * as m from '../../../generated/messages/messages';
import { dot, dots } from './Carousel.css';

export type CarouselDotsProps = {
  current: number;
  /** The label of each dot. */
  names: readonly string[];
  tabId: (index: number) => string;
  panelId: (index: number) => string;
  onShow: (index: number) => void;
};

/** Tabs: one stop for the keyboard, arrow keys from one to the next. The name of each is spoken as the focus comes to it. */
export function CarouselDots({ current, names, tabId, panelId, onShow }: CarouselDotsProps) {
  const list = useRef<HTMLDivElement>(null);
  const last = names.length - 1;
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const on = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
    const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
    const targets: Record<string, number> = {
      [on]: current === last ? 0 : current + 1,
      [back]: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    onShow(target);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      tabIndex={-1}
      className={dots}
      aria-label={m.carousel_controls()}
      onKeyDown={onKeyDown}
    >
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabId(index)}
          className={dot}
          aria-label={name}
          aria-selected={index === current}
          aria-controls={panelId(index)}
          tabIndex={index === current ? 0 : -1}
          onClick={() => onShow(index)}
        />
      ))}
    </div>
  );
}
