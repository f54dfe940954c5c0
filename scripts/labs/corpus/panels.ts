import { bloodPanels } from './blood-panels';
import { chemistryPanels } from './chemistry-panels';
import { kidneyPanels } from './kidney-panels';
import { specialPanels } from './special-panels';
import { urinePanels } from './urine-panels';

export const panels = {
  ...bloodPanels,
  ...chemistryPanels,
  ...kidneyPanels,
  ...specialPanels,
  ...urinePanels,
};

export type PanelName = keyof typeof panels;
