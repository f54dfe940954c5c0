import type { InsightCase } from '../case';
import { children } from './children';
import { diabetes } from './diabetes';
import { elderly } from './elderly';
import { healthy } from './healthy';
import { heartFailure } from './heart-failure';
import { hypertension } from './hypertension';
import { hypertensionDangers } from './hypertension-dangers';
import { infection } from './infection';
import { kidneys } from './kidneys';
import { lungs } from './lungs';
import { pregnancy } from './pregnancy';
import { thyroid } from './thyroid';

export const allCases: readonly InsightCase[] = [
  ...[
    ...hypertension,
    ...hypertensionDangers,
    ...diabetes,
    ...heartFailure,
    ...lungs,
    ...kidneys,
    ...thyroid,
  ],
  ...[...pregnancy, ...children, ...elderly, ...infection, ...healthy],
];
