import { shape as radius, skeleton } from './Skeleton.css';

export type SkeletonProps = {
  /** A CSS length: that of what will stand here. @default '100%' */
  width?: string;
  /** A CSS length. @default '1rem' */
  height?: string;
  /** @default 'line' */
  shape?: keyof typeof radius;
};

/** The place of something that is on its way, in its size. The screen around it says in words that it loads. */
export function Skeleton({ width = '100%', height = '1rem', shape = 'line' }: SkeletonProps) {
  return (
    <div
      aria-hidden
      className={`${skeleton} ${radius[shape]}`}
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}
