import type { ColumnSpec, Layout } from './compose';
import { layouts } from './layouts';
import type { PanelName } from './panels';

const placed = (
  ...columns: readonly (readonly [ColumnSpec['kind'], number, number, string, ColumnSpec['align']?])[]
) =>
  columns.map(([kind, x, width, title, align]) => ({ kind, x, width, title, ...(align ? { align } : {}) }));

const [usual] = layouts;

const make = (id: string, laboratory: string, panels: readonly PanelName[], own: Partial<Layout>): Layout => {
  if (!usual) throw new Error('There are no layouts.');
  return { ...usual, id, isHeldOut: true, laboratory, panels, ...own };
};

/** Made before the reader was tried on any of them, and never a reason to change it: they are only measured. */
export const heldOutLayouts: readonly Layout[] = [
  make('held-out-leaders', 'Dotted Line Lab', ['LIPID PROFILE', 'KIDNEY FUNCTION TEST'], {
    hasLeaders: true,
    hasHead: false,
    font: 'Courier',
    size: 8,
    flags: 'star',
  }),
  make('held-out-centred', 'Middle Way Diagnostics', ['LIVER FUNCTION TEST', 'THYROID PROFILE'], {
    columns: placed(
      ['name', 50, 180, 'Name of Test'],
      ['value', 240, 80, 'Observation', 'center'],
      ['unit', 330, 80, 'Units', 'center'],
      ['range', 420, 120, 'Normal Limits', 'center'],
    ),
    font: 'Times-Roman',
    size: 10,
    flags: 'bold',
    variant: 1,
  }),
  make('held-out-range-first', 'Turned Round Lab', ['COMPLETE BLOOD COUNT', 'DIFFERENTIAL COUNT'], {
    columns: placed(
      ['name', 40, 190, 'Assay'],
      ['range', 240, 110, 'Ref. Interval'],
      ['value', 370, 70, 'Reading'],
      ['unit', 460, 80, 'UOM'],
    ),
    counts: 'lakhs',
    variant: 2,
    flags: 'letter',
  }),
  make('held-out-right', 'Right Hand Lab', ['DIABETES MONITORING', 'VITAMINS AND IRON'], {
    columns: placed(
      ['name', 40, 200, 'Analyte'],
      ['value', 240, 70, 'Result', 'right'],
      ['unit', 330, 70, 'Unit'],
      ['range', 420, 120, 'Biological Reference', 'right'],
    ),
    flags: 'word',
    variant: 3,
    grid: 'zebra',
  }),
  make('held-out-hindi', 'Kalpanik Jaanch Ghar', ['DIABETES MONITORING', 'KIDNEY FUNCTION TEST'], {
    hindi: 'काल्पनिक जाँच घर',
    font: 'Anek',
    grid: 'boxed',
    flags: 'star',
    variant: 2,
    rangeForm: 'to',
  }),
  make('held-out-narrow', 'Receipt Roll Lab', ['COMPLETE BLOOD COUNT'], {
    columns: placed(
      ['name', 40, 130, 'Test'],
      ['value', 180, 40, 'Result'],
      ['unit', 226, 44, 'Unit'],
      ['range', 284, 70, 'Range'],
    ),
    size: 8,
    flags: 'stuck',
    variant: 1,
    about: 'list',
  }),
  make('held-out-urine', 'Clear Water Lab', ['URINE ROUTINE EXAMINATION', 'SEROLOGY'], {
    columns: placed(
      ['name', 40, 180, 'Parameter'],
      ['method', 220, 90, 'Technique'],
      ['value', 320, 110, 'Finding'],
      ['range', 450, 90, 'Expected'],
    ),
    flags: 'none',
    variant: 3,
  }),
  make(
    'held-out-no-lines',
    'Airy Labs',
    ['INFLAMMATION AND COAGULATION', 'THYROID PROFILE', 'LIPID PROFILE'],
    { hasHead: false, size: 11, lineHeight: 24, flags: 'arrow', font: 'Anek', variant: 2 },
  ),
  make(
    'held-out-pages',
    'Two Sheets Laboratory',
    ['LIVER FUNCTION TEST', 'KIDNEY FUNCTION TEST', 'VITAMINS AND IRON'],
    { rowsPerPage: 9, methodAt: 'below', size: 8, variant: 2, dateForm: 'dots' },
  ),
  make('held-out-compact', 'Small Print Diagnostics', ['KIDNEY FUNCTION TEST', 'LIVER FUNCTION TEST'], {
    columns: placed(
      ['name', 40, 110, 'Test'],
      ['value', 155, 34, 'Value'],
      ['unit', 193, 46, 'Unit'],
      ['range', 240, 50, 'Normal'],
    ),
    isTwice: true,
    size: 7,
    rangeForm: 'dash',
    variant: 3,
    flags: 'none',
  }),
  make('held-out-no-date', 'Timeless Lab', ['LIPID PROFILE'], {
    dateForm: 'none',
    unitAt: 'value',
    columns: placed(
      ['name', 40, 200, 'Test Performed'],
      ['value', 260, 120, 'Outcome Result'],
      ['range', 420, 120, 'Desirable Range'],
    ),
    flags: 'none',
  }),
  make('held-out-thresholds', 'Edge Of Range Lab', ['THYROID PROFILE', 'INFLAMMATION AND COAGULATION'], {
    fixed: { tsh: '>100', crp: '< 0.6', inr: '>8' },
    flags: 'before',
    rangeForm: 'brackets',
    dateForm: 'slashes',
  }),
];
