import { describe, expect, it } from '@jest/globals';
import { operations } from '@nadi/contract/operations';
import { files, isTest, read } from './source';

const stories = files.filter((file) => file.endsWith('.stories.tsx'));
const storiesBeside = (pattern: RegExp) =>
  files.filter((file) => pattern.test(file)).map((file) => file.replace(/\.tsx$/, '.stories.tsx'));

const components = storiesBeside(/^packages\/ui\/src\/(components|charts|layouts)\/([A-Z]\w*)\/\2\.tsx$/);
const screens = storiesBeside(/^packages\/ui\/src\/screens\/[^/]+\/([A-Z]\w*)\/\1\.tsx$/);

const titleOf = (file: string) =>
  /\btitle: '((?:Foundations|Components|Charts|Layouts|Screens|App)\/[^']+)'/.exec(read(file))?.[1];
const exportsOf = (file: string) =>
  [...read(file).matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
/** Converts text as Storybook does for addresses. */
const toAddress = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

describe('the pages of the catalogue', () => {
  it('every component, chart and layout has a sheet', () => {
    // Components that fit in no frame, such as a dialog or a layout, have a picture for each state.
    const sheet = /export const \w+: Story[^=]*= \{[^}]*tags: \['sheet'[^}]*parameters: pictured/s;
    expect(components.filter((file) => !sheet.test(read(file)))).toEqual([]);
  });

  it('every component, chart and layout has a guide', () => {
    // An empty list is of no use.
    const guide = /guide: \{.*\bdo: \[\s*['"].*\bdont: \[\s*['"].*\} satisfies ComponentGuide/s;
    expect(components.filter((file) => !guide.test(read(file)))).toEqual([]);
  });

  it('finds a story with keys for each guide with keys', () => {
    const wrong = components.filter((file) => {
      const text = read(file);
      return /guide: \{.*\bkeyboard: \[/s.test(text) && !/userEvent\.(keyboard|tab)\(/.test(text);
    });
    expect(wrong).toEqual([]);
  });

  it('every screen has a sheet', () => {
    // A dialog that is a screen of its own has pictures through its stories.
    const wrong = screens.filter(
      (file) =>
        !files.includes(file.replace(/\.stories\.tsx$/, '.sheet.stories.tsx')) &&
        !/tags: \['sheet'\]/.test(read(file)),
    );
    expect(wrong).toEqual([]);
  });

  it('every screen has a guide, with operations that the contract has', () => {
    const wrong = screens.flatMap((file) => {
      const guide = /guide: \{.*?\bpurpose:.*?\boperations: \[([^\]]*)\].*?\} satisfies ScreenGuide/s.exec(
        read(file),
      );
      if (!guide) return [`${file} has none`];
      return [...(guide[1] ?? '').matchAll(/'([^']+)'/g)]
        .map(([, id = '']) => id)
        .filter((id) => !(id in operations))
        .map((id) => `${file}: ${id}`);
    });
    expect(wrong).toEqual([]);
  });

  it('every icon of the product has its meaning', () => {
    const list = 'packages/ui/src/catalogue/icons.ts';
    const iconsOf = (file: string) =>
      [...read(file).matchAll(/import \{([^}]*)\} from 'lucide-react'/g)].flatMap(([, names = '']) =>
        names
          .split(',')
          .map((name) => name.trim().replace(/ as .*/, ''))
          .filter((name) => name !== '' && !name.startsWith('type ')),
      );
    const inUse = files
      .filter(
        (file) => /^(packages\/ui|apps\/web)\/src\/.*\.tsx?$/.test(file) && file !== list && !isTest(file),
      )
      .flatMap(iconsOf);
    expect(iconsOf(list).sort()).toEqual([...new Set(inUse)].sort());
  });

  it('a sheet of a screen stands beside its stories, under their title and off their page', () => {
    const wrong = stories
      .filter((file) => file.endsWith('.sheet.stories.tsx'))
      .filter((file) => {
        const own = file.replace('.sheet.stories.tsx', '.stories.tsx');
        return !files.includes(own) || titleOf(own) !== titleOf(file) || !read(file).includes("'!autodocs'");
      });
    expect(wrong).toEqual([]);
  });

  it('finds each picture of QA here in another place too', () => {
    const wrong = stories.filter((file) => {
      const text = read(file);
      return /tags: \[[^\]]*'sheet'/.test(text) && !text.includes('pictured');
    });
    expect(wrong).toEqual([]);
  });

  it('the first page leads to what there is', () => {
    const places = stories.flatMap((file) => {
      const place = toAddress(titleOf(file) ?? '');
      // The app as a whole has no pages: it is its own.
      const hasPage = /^(components|charts|layouts|screens)-/.test(place);
      return [
        ...(hasPage ? [`${place}--docs`] : []),
        ...exportsOf(file).map((name) => `${place}--${toAddress(name.replace(/(?<=[a-z])(?=[A-Z])/g, '-'))}`),
      ];
    });
    const written = files
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => `${toAddress(/<Meta title="([^"]+)"/.exec(read(file))?.[1] ?? '')}--docs`);
    const ids = [...read('.storybook/docs/Welcome.tsx').matchAll(/id: '([^']+)'/g)].map(([, id = '']) => id);
    expect(ids.length).toBeGreaterThan(5);
    expect(ids.filter((id) => ![...places, ...written].includes(id))).toEqual([]);
  });
});
