import type { Plugin } from 'vite';

const page = (file: string) => `/apps/web/src/${file}.tsx`;

/** The first code that signed-in people need, on any page. */
export const signedIn = [page('app/DashboardPages'), page('app/DashboardRoute')];
/** The menus, in a file of their own. */
const menu = '/apps/web/src/app/navigation.ts';
/** All that a page of the signed-in needs beside its own code. */
export const besidePages = [...signedIn, menu];
/** Names what stands around pages, by the beginnings of their addresses. */
const layouts: Readonly<Record<string, readonly string[]>> = {
  '/auth': [page('app/AuthPages')],
  '/onboarding': [page('app/OnboardingPages')],
  '/dashboard': besidePages,
};
export const around = (path: string): readonly string[] =>
  Object.entries(layouts).find(([beginning]) => path.startsWith(beginning))?.[1] ?? [];
/** Their first page, by role. */
export const homes = {
  PATIENT: page('areas/vital-signs/PatientDashboardRoute'),
  DOCTOR: page('areas/doctors/DoctorDashboardRoute'),
  // Led on from there to an address of its own, with the same code and questions.
  ADMIN: page('areas/administration/AdminRoute'),
};
/** Pages that are one or the other by who is here. */
export const byRole: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/dashboard': homes,
  '/dashboard/profile': {
    PATIENT: page('areas/profile/PatientProfileRoute'),
    DOCTOR: page('areas/doctors/DoctorProfileRoute'),
    ADMIN: page('app/AdminProfileRoute'),
  },
};

const isOneOf = (files: readonly string[], module: string) => files.some((file) => module.endsWith(file));
const first = [...signedIn, homes.PATIENT];
/** The other pages that patients go on to. */
const patients = /\/apps\/web\/src\/.*\/(VitalSigns|UnsentEntry|PatientProfile|SharedDocuments)Route\.tsx$/;
/** Names what it takes; a library's index, or that of our texts, names all that there is. */
const ours = /(\/apps\/web|\/packages\/\w+)\/src\//;
const icon = /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\.m?js$/;
const takesIcons = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;
/** Pages of the signed-in and the ways in; what public pages need as well decides nothing here. */
const routes = /\/apps\/web\/src\/(app\/(?!Home)|areas\/(?!site\/)).*Route\.tsx$/;

/** Passes on what an area offers; the build leaves out what nobody asks for. */
const offers = /\/areas\/[\w-]+\/offers\.ts$/;
const takesOffers = /import\s*\{([^}]*)\}\s*from\s*["'][^"']*\/offers["']/g;
const passesOn = /export\s*\{([^}]*)\}\s*from\s*["']\.\/([^"']+)["']/g;

type FirstPage = {
  plugin: Plugin;
  /** Tells whether it stands around all pages of the signed-in. */
  isAround: (module: string) => boolean;
  /** Tells whether the first page needs this code. */
  needs: (module: string) => boolean;
  /** Tells whether it does, pages that are not patients' do too, and this code is ours, or an icon. */
  isOurs: (module: string) => boolean;
  /** Tells whether it does, and of the others only pages of patients do, at once; what they need late stands apart. */
  isPatients: (module: string) => boolean;
};

/** Knows which code the first page of the signed-in needs, once all code was read; to put it into few files. */
export function firstPage(): FirstPage {
  const needed = new Set<string>();
  const elsewhere = new Set<string>();
  const amongPatients = new Set<string>();
  const icons = new Set<string>();
  const isIcon = (module: string) => icons.has(icon.exec(module)?.[1] ?? '');
  return {
    isAround: (module) => isOneOf(signedIn, module),
    needs: (module) => needed.has(module),
    isOurs: (module) => needed.has(module) && elsewhere.has(module) && (ours.test(module) || isIcon(module)),
    isPatients: (module) => needed.has(module) && amongPatients.has(module) && !elsewhere.has(module),
    plugin: {
      name: 'nadi-first-page',
      apply: 'build',
      buildEnd() {
        const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
        const codeOf = (id: string) => this.getModuleInfo(id)?.code ?? '';
        const add = (id: string, to: Set<string>) => {
          if (to.has(id)) return;
          to.add(id);
          for (const imported of importsOf(id)) {
            if (to === needed && offers.test(imported))
              for (const one of askedFor(codeOf(id), codeOf(imported), importsOf(imported))) add(one, to);
            else add(imported, to);
          }
        };
        for (const id of this.getModuleIds()) {
          if (isOneOf(first, id)) add(id, needed);
          else if (routes.test(id)) add(id, patients.test(id) ? amongPatients : elsewhere);
        }
        for (const id of needed)
          for (const name of ours.test(id) ? iconsIn(this.getModuleInfo(id)?.code) : []) icons.add(name);
      },
    },
  };
}

/** Files of the icons that code takes by their names; the index of all icons tells nothing. */
const iconsIn = (code: string | null | undefined): string[] =>
  [...(code ?? '').matchAll(takesIcons)].flatMap(([, names = '']) =>
    names.split(',').map((name) =>
      (name.split(' as ')[0] ?? '')
        .trim()
        .replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z])(?=[0-9])/g, '-')
        .toLowerCase(),
    ),
  );

/** Returns those of the modules that an `offers.ts` passes on of which the importing code takes something. */
function askedFor(importing: string, offering: string, modules: readonly string[]): string[] {
  const namesIn = (names: string) => names.split(',').map((name) => (name.split(' as ')[0] ?? '').trim());
  const taken = new Set([...importing.matchAll(takesOffers)].flatMap(([, names = '']) => namesIn(names)));
  const files = [...offering.matchAll(passesOn)]
    .filter(([, names = '']) => namesIn(names).some((name) => taken.has(name)))
    .map(([, , file = '']) => file);
  return modules.filter((module) => files.some((file) => module.replace(/\.tsx?$/, '').endsWith(`/${file}`)));
}
