import { describe, expect, it } from '@jest/globals';
import { fireEvent, render } from '@testing-library/react';
import { Avatar } from './Avatar';

const imageIn = (container: HTMLElement) => {
  const image = container.querySelector('img');
  if (!image) throw new Error('There is no photo.');
  return image;
};

describe('Avatar', () => {
  it('shows the initials where the photo cannot be shown, and gives another photo its chance', () => {
    const { container, rerender } = render(<Avatar name="Asha Kulkarni" photo="/gone.jpg" />);
    expect(imageIn(container).getAttribute('src')).toBe('/gone.jpg');

    fireEvent.error(imageIn(container));
    expect(container.querySelector('img')).toBeNull();
    expect(container.textContent).toBe('AK');

    rerender(<Avatar name="Asha Kulkarni" photo="/new.jpg" />);
    expect(imageIn(container).getAttribute('src')).toBe('/new.jpg');
  });

  it('says nothing: the name beside it does', () => {
    const { container } = render(<Avatar name="Asha Kulkarni" photo="/asha.jpg" />);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
    expect(imageIn(container).getAttribute('alt')).toBe('');
  });
});
