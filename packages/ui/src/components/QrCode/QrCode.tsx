import { drawQr } from './draw-qr';
import { code } from './QrCode.css';

export type QrCodeProps = {
  /** What a camera reads. */
  value: string;
  /** What it is for, in words; whoever cannot scan it needs another way beside it. */
  label: string;
};

/** A QR code, black on white in every theme. It never leaves the page: nothing is asked of a service. */
export function QrCode({ value, label }: QrCodeProps) {
  const { side, path } = drawQr(value);
  return (
    <svg
      className={code}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}
