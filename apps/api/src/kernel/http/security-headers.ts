import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '../environment/config';
import { dataPolicy } from './content-policies';

/** Camera and microphone are for video visits, on our own pages; what else tells of the person or the device is off. */
const permissions = [
  'camera=(self)',
  'microphone=(self)',
  ...[
    'accelerometer',
    'bluetooth',
    'browsing-topics',
    'display-capture',
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

/** Headers of every answer, as strict as they go; what is a page sets its own content policy afterwards. */
export function securityHeaders({ hstsSeconds }: Pick<Config, 'hstsSeconds'>): RequestHandler {
  const set = helmet({
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    // Whether other servers below this name speak https is not ours to say.
    strictTransportSecurity: hstsSeconds > 0 ? { maxAge: hstsSeconds, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
  });
  // Of every answer the same, so they are asked for once.
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
