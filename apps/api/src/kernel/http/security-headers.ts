import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '../environment/config';
import { dataPolicy } from './content-policies';

/**
 * Camera, microphone and a shared screen are for video visits, on our own pages; all other features that reveal the person or the device are off. A browser
 * complains on each page of names that it does not know, such as `bluetooth` on systems without it; unnamed, it is for our own pages alone, which measure
 * with devices.
 */
const permissions = [
  'camera=(self)',
  'microphone=(self)',
  'display-capture=(self)',
  ...[
    'accelerometer',
    'browsing-topics',
    'geolocation',
    'gyroscope',
    'hid',
    'idle-detection',
    'local-fonts',
    'magnetometer',
    'midi',
    'payment',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
].join(', ');

/** Headers of every answer, as strict as possible; pages set their own content policy afterwards. */
export function securityHeaders({ hstsSeconds }: Pick<Config, 'hstsSeconds'>): RequestHandler {
  const set = helmet({
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    // Other servers below this name may not support https; that is not ours to decide.
    strictTransportSecurity: hstsSeconds > 0 ? { maxAge: hstsSeconds, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
  });
  // Asks for them once: they are the same for every answer.
  const headers: [string, string][] = [
    ['Content-Security-Policy', dataPolicy],
    ['Permissions-Policy', permissions],
  ];
  const asked = {
    setHeader: (name: string, value: string) => headers.push([name, value]),
    removeHeader: () => undefined,
  };
  set({} as IncomingMessage, asked as unknown as ServerResponse, () => undefined);
  return (_, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}
