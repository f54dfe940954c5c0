import { mkdtemp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startDisguise, toText } from './disguise';
import { type Outcome, skipped } from './outcome';
import type { Target } from './target';
import { findTool, runTool } from './tools';

/** All modules except those that need the internet (nikto, wapp, ssrf, xxe) or another product (WordPress, Drupal). */
const modules =
  'backup,blindsql,brute_login_form,buster,cookieflags,crlf,csp,csrf,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss';

/** Pages that no link in the app's own HTML leads to, because scripts draw it. */
const alsoAt = [
  '/auth/login?returnTo=/dashboard',
  '/dashboard/vital-signs?type=pulse',
  '/docs',
  '/docs/errors',
  '/dev/mail',
  '/openapi.json',
  '/.well-known/security.txt',
  '/metrics',
  '/api/v1/health/ready',
  '/api/v1/vital-signs?type=pulse&page=1&limit=10&dateFrom=2026-01-01T00:00:00Z',
  '/api/v1/vital-signs/trends?metric=pulse&period=month&timezone=Asia/Kolkata',
];

/** Accepted findings, each with the reason why it is correct. */
const known = [
  // Switched off as OWASP advises: the filters of old browsers that it governed were themselves a hole.
  /X-XSS-Protection is not set/,
];

type Report = { vulnerabilities: Record<string, Found[]>; anomalies: Record<string, Found[]> };
type Found = { method: string; path: string; info: string };

export async function attackSite(target: Target): Promise<Outcome> {
  const wapiti = findTool('wapiti');
  if (!wapiti) return skipped('there is no wapiti here: apt-get install wapiti');
  const disguise = await startDisguise(target);
  disguise.token = await target.tokenFor(['PATIENT']);
  const folder = await mkdtemp(join(target.reports, 'wapiti-'));
  const path = join(folder, 'report.json');
  try {
    await runTool(
      wapiti,
      [
        ...['--url', `${disguise.url}/`, '--module', modules, '--scope', 'domain'],
        ...alsoAt.flatMap((page) => ['--start', disguise.url + page]),
        ...['--depth', '6', '--max-scan-time', '240', '--max-attack-time', '40', '--level', '2'],
        ...['--format', 'json', '--output', path, '--store-session', folder, '--store-config', folder],
        ...['--flush-session', '--no-bugreport', '--verbose', '0'],
      ],
      900,
    );
  } finally {
    await disguise.stop();
  }
  const report: Report = JSON.parse(await readFile(path, 'utf8'));
  const told = Object.entries({ ...report.vulnerabilities, ...report.anomalies }).flatMap(([kind, found]) =>
    found.map(({ method, path: where, info }) => `${kind}: ${method} ${where}: ${info}`),
  );
  const findings = told.filter((finding) => !known.some((pattern) => pattern.test(finding)));
  return {
    told: `${modules.split(',').length} modules; answers ${toText(disguise.statuses)}`,
    findings: [...findings, ...new Set(disguise.failures)],
  };
}
