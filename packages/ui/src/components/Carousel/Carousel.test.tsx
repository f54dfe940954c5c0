import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Carousel, type CarouselProps } from './Carousel';
import { wayOf } from './swipe';

const slides = ['One', 'Two', 'Three'].map((label) => ({
  id: label,
  label,
  content: <button type="button">In {label}</button>,
}));
const shown = () => screen.getByRole('tab', { selected: true }).getAttribute('aria-label');
const said = () => screen.getByRole('status').textContent;
const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
const show = (props: Partial<CarouselProps> = {}) =>
  render(<Carousel label="Tips" slides={slides} isAutoPlaying seconds={5} {...props} />);

function askForLessMotion(isLess: boolean) {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: isLess,
        media: query,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('Carousel', () => {
  it('moves on by itself, from the last to the first, without a word', () => {
    show();
    pass(5);
    expect(shown()).toBe('Two, 2 of 3');
    pass(10);
    expect(shown()).toBe('One, 1 of 3');
    expect(said()).toBe('');
  });

  it('stands still where nobody asked it to move', () => {
    show({ isAutoPlaying: false });
    pass(60);
    expect(shown()).toBe('One, 1 of 3');
    expect(screen.queryByRole('button', { name: 'Pause slides' })).toBeNull();
  });

  it('stands still for those who ask for less motion, and has no pause', () => {
    askForLessMotion(true);
    show();
    pass(60);
    expect(shown()).toBe('One, 1 of 3');
    expect(screen.queryByRole('button', { name: /by itself/ })).toBeNull();
  });

  it('is paused and played', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Pause slides' }));
    pass(60);
    expect(shown()).toBe('One, 1 of 3');
    fireEvent.click(screen.getByRole('button', { name: 'Play slides' }));
    pass(5);
    expect(shown()).toBe('Two, 2 of 3');
  });

  it('waits while somebody points at it or works in it', () => {
    show();
    const panel = screen.getByRole('tabpanel');
    fireEvent.pointerEnter(panel.parentElement ?? panel);
    pass(60);
    expect(shown()).toBe('One, 1 of 3');
    fireEvent.pointerLeave(panel.parentElement ?? panel);
    fireEvent.focus(screen.getByRole('button', { name: 'In One' }));
    pass(60);
    expect(shown()).toBe('One, 1 of 3');
    fireEvent.blur(screen.getByRole('button', { name: 'In One' }));
    pass(5);
    expect(shown()).toBe('Two, 2 of 3');
  });

  it('stops for good once somebody moves it, and says where they are', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(shown()).toBe('Three, 3 of 3');
    expect(said()).toBe('Three, 3 of 3');
    pass(60);
    expect(shown()).toBe('Three, 3 of 3');
  });

  it('keeps out of reach what is not shown', () => {
    show();
    expect(screen.queryByRole('button', { name: 'In Two' })).toBeNull();
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  });

  it('keeps its place where slides are taken away', () => {
    const { rerender } = show({ isAutoPlaying: false });
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
    rerender(<Carousel label="Tips" slides={slides.slice(0, 2)} />);
    expect(shown()).toBe('Two, 2 of 2');
  });
});

describe('wayOf', () => {
  const from = { x: 200, y: 200 };

  it('goes on to the left and back to the right, and the other way round where one reads so', () => {
    expect(wayOf(from, { x: 120, y: 210 }, false)).toBe(1);
    expect(wayOf(from, { x: 280, y: 190 }, false)).toBe(-1);
    expect(wayOf(from, { x: 120, y: 210 }, true)).toBe(-1);
    expect(wayOf(from, { x: 280, y: 190 }, true)).toBe(1);
  });

  it('leaves short strokes and those that scroll alone', () => {
    expect(wayOf(from, { x: 180, y: 200 }, false)).toBe(0);
    expect(wayOf(from, { x: 140, y: 90 }, false)).toBe(0);
  });
});
