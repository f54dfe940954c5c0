import type { Changes } from './landed';

/**
 * The inputs of suites that cost much and rarely break. They run with `--all`, and in other runs only after a change of one of these files. Page 049
 * says what else could break them.
 */
export const reads = {
  /** Matches what a kill can lose: the database, what goes on after a commit, what a repeated request is answered; and what kills and counts. */
  crash: anyOf(
    /^apps\/api\/(crash|scripts)\//,
    /^apps\/api\/(package\.json|test\/(database-proxy|subscription)\.ts)$/,
    /^apps\/api\/src\/(app|open-context|server)\.ts$/,
    /^apps\/api\/src\/kernel\/(audit|db|environment|idempotency|jobs|keys|mail|notify|operation|people|push|queue|tables)\//,
    /^apps\/api\/src\/kernel\/jobs\.ts$/,
    /^apps\/api\/src\/areas\/(platform\/(operations\/runBatch|turns)\.ts$|notifications\/jobs\/)/,
    /^apps\/api\/src\/areas\/vital-signs\/operations\/recordVitalSign\.ts$/,
    /^packages\/api-server\/src\/[\w-]+\.ts$/,
    /^scripts\/(free-port|hash-folders|root|test\/seed-from)\.ts$/,
  ),
  /** How packages are built and what they say about themselves; what the guide for partners does; what a fresh app imports. */
  package: anyOf(
    /^(package|package-lock)\.json$/,
    /^(LICENSE|tsconfig\.base\.json|docs\/partners\.md)$/,
    /^scripts\/(pack\/|bootstrap\/user-cache\.mjs$|(browser(-from-npm)?|free-port|hash-folders|root)\.ts$|stories\/serve\.ts$)/,
    /^packages\/[\w-]+\/(package\.json|tsconfig\.json|scripts\/|bin\/|project\.inlang\/|src\/vite\/)/,
    /^packages\/(api-client|brand|contract)\/src\//,
    /^packages\/mock-server\/src\/(?!nadi\/)/,
    /^packages\/ui\/src\/(theme\/|components\/(Button|Dialog|Select|TextField)\/)/,
    /^openapi\/(headers|parameters|responses)\.yaml$/,
    /^openapi\/(paths|schemas|examples)\/(auth|batch|cast|common|problems|vital-signs)\.yaml$/,
    /^apps\/api\/(scripts\/|src\/seed\/)/,
  ),
  /** `npm run new`, the files that it adds to, and the code that what it writes is made of, generated from and tried by. */
  scaffold: anyOf(
    /^scripts\/(generate|new|rules)\//,
    /^(biome\.json|jest\.config\.mjs|package\.json|redocly\.yaml|tsconfig(\.base)?\.json|turbo\.json|\.spectral\.yaml)$/,
    /^(packages|apps)\/[\w-]+\/(scripts\/|package\.json$|tsconfig\.json$)/,
    /^openapi\/(openapi|headers|parameters|responses)\.yaml$/,
    /^apps\/web\/e2e\/routes\//,
    /^apps\/api\/src\/kernel\/(db\/has-id|operation\/|policy\/|tables\/users)/,
    /^apps\/api\/test\/(api|matrix\/|matrix\.test|contract\.test|without-policies\.test|audit\/every-operation\.test)/,
    /^apps\/web\/(test|src\/test)\//,
    /^apps\/web\/src\/kernel\/(browser|offline|online-writes|page|requests|services|shell|unsent)\//,
    /^packages\/api-server\/src\/([\w-]+|test\/contract-suite)\.ts$/,
    /^scripts\/root\.ts$/,
    /^packages\/mock-server\/src\/nadi\/(contract\.test|handlers|kinds|like-the-api|nadi-mock|operation|problems)\.ts$/,
    /^packages\/ui\/src\/(catalogue|patterns|theme)\//,
    /^packages\/ui\/src\/components\/(Banner|Button|Card|DividedList|Form|Icon|Inline|Stack|Text|TextField|When)\//,
  ),
  /** Matches what differs between the two databases; and the commands, which a program is started for. */
  'api-embedded': anyOf(
    /^apps\/api\/package\.json$/,
    /^apps\/api\/src\/kernel\/(db|queue|sharing|tables)\//,
    /^apps\/api\/src\/kernel\/audit\/(append|checkpoint|entry-hash|verify)\.ts$/,
    /^apps\/api\/test\/(database|statements|(commands|demo-remains)\.test)\.ts$/,
    /^apps\/api\/src\/(commands|seed)\//,
    /^apps\/api\/src\/areas\/(account\/deletion\/|administration\/create-administrator|platform\/find-logs)/,
  ),
  /** Matches what draws reports as scans, recognises their words, and reads values in these. */
  scans: anyOf(
    /^scripts\/labs\//,
    /^packages\/domain\/src\/((kernel|labs)\/|records\/file-limits\.ts$)/,
    /^apps\/api\/src\/kernel\/(apart|paper)\//,
    /^(apps\/api\/)?package\.json$/,
  ),
  /** Matches what takes, compares and shows pictures, and what it takes them of. */
  'visual-tool': anyOf(
    /^\.storybook\//,
    /^scripts\/(visual|stories)\//,
    /^scripts\/(bootstrap\/user-cache\.mjs|(browser(-from-npm)?|root|run|hash-folders|test\/(grows|projection))\.ts)$/,
    /^packages\/ui\/src\/catalogue\//,
    /^(package|chromatic\.config)\.json$/,
  ),
};

export type RareSuite = keyof typeof reads;

function anyOf(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => `(?:${source})`).join('|'));
}

/**
 * Says why a suite is left out of a run; undefined if it runs.
 *
 * @param inputs what it reads; undefined if it belongs to every run
 */
export function whyLeftOut(inputs: RegExp | undefined, { files, unknown }: Changes): string | undefined {
  if (!inputs || files.some((file) => inputs.test(file))) return undefined;
  const rule = 'runs with --all, or when its inputs change';
  return unknown ? `${rule}, which git does not tell here: ${unknown}` : rule;
}
