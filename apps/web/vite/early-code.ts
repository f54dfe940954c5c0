import type { Plugin, Rolldown } from 'vite';

/** What the signed-in meet first, of which the page knows only once its own code runs; and their first page, by role. */
const signedIn = ['/src/routes/DashboardPages.tsx', '/src/routes/DashboardRoute.tsx'];
const homes = {
  PATIENT: [...signedIn, '/src/routes/PatientDashboardRoute.tsx'],
  DOCTOR: [...signedIn, '/src/routes/DoctorDashboardRoute.tsx'],
};

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** Has the browser fetch, beside the page's own code, what that is going to ask for where somebody is signed in: their first page. */
export function earlyCode(): Plugin {
  return {
    name: 'nadi-early-code',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') this.error('There is no page.');
        const files = (modules: readonly string[]) => {
          const known = new Set(filesOf(bundle, ['/index.html']));
          return filesOf(bundle, modules).filter((file) => !known.has(file));
        };
        const script = this.emitFile({
          type: 'asset',
          name: 'early.js',
          source: `(${fetchEarly})(${JSON.stringify({
            homes: { PATIENT: files(homes.PATIENT), DOCTOR: files(homes.DOCTOR) },
            signedIn: files(signedIn),
          })});\n`,
        });
        page.source = String(page.source).replace(
          '<title>',
          `<script src="/${this.getFileName(script)}"></script>
    <title>`,
        );
      },
    },
  };
}

/** Files of code that these modules need; the style of all lies in one, which the page names. */
function filesOf(bundle: Bundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((one): one is Chunk => one.type === 'chunk');
  const found = new Set<Chunk>();
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
  };
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!chunk) throw new Error(`No code was built of ${module}.`);
    add(chunk);
  }
  return [...found].map(({ fileName }) => fileName);
}

/** Runs in the page, as a file of its own, since its policy lets no inline script through. */
function fetchEarly({ homes, signedIn }: { homes: Record<string, string[]>; signedIn: string[] }): void {
  let role = '';
  try {
    if (!localStorage.getItem('nadi_token')) return;
    role = localStorage.getItem('nadi_role') ?? '';
  } catch {
    return;
  }
  const isHome = /^\/(dashboard\/?)?$/.test(location.pathname);
  if (!isHome && !location.pathname.startsWith('/dashboard/')) return;
  for (const file of (isHome && homes[role]) || signedIn) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = `/${file}`;
    document.head.append(link);
  }
}
