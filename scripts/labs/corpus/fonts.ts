import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** Anek by Ek Type, under the SIL Open Font License. */
export const anek = (script: string, weight: number) =>
  require.resolve(`@fontsource/anek-${script}/files/anek-${script}-${script}-${weight}-normal.woff`);

export const bold = {
  Anek: 'Anek-Bold',
  Helvetica: 'Helvetica-Bold',
  'Times-Roman': 'Times-Bold',
  Courier: 'Courier-Bold',
};
