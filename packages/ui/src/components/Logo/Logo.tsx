import { brand } from '@nadi/brand';
import { logo as drawing } from '@nadi/brand/logo';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { logo, name, square } from './Logo.css';

export type LogoProps = {
  /** @default 'medium' */
  size?: keyof typeof name;
  /** The square alone, where there is no room for the name. */
  isMark?: boolean;
};

const sideOf = { medium: '1.875rem', large: '2.5rem' };

/** The logo and the name, as in `@nadi/brand`. */
export function Logo({ size = 'medium', isMark }: LogoProps) {
  const { size: side, radius, pulse, strokeWidth } = drawing;
  return (
    <span className={logo}>
      <svg
        className={square}
        viewBox={`0 0 ${side} ${side}`}
        width={sideOf[size]}
        height={sideOf[size]}
        aria-hidden="true"
      >
        <rect width={side} height={side} rx={radius} stroke="none" />
        <path d={pulse} fill="none" strokeWidth={strokeWidth} strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      {isMark ? (
        <VisuallyHidden>{brand.name}</VisuallyHidden>
      ) : (
        <span className={name[size]}>{brand.name}</span>
      )}
    </span>
  );
}
