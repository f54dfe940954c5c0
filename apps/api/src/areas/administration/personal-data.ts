import type { Kept } from '../../kernel/db/kept-tables';
import { broadcastTemplates } from './tables/broadcast-templates';
import { broadcasts } from './tables/broadcasts';
import { dailyFigures } from './tables/daily-figures';

export const kept: Kept = {
  exported: [],
  notExported: [
    {
      table: dailyFigures,
      why: 'How much the product was used each day, rounded down to tens. Nothing in it is about a person.',
      erased: 'never',
    },
    {
      table: broadcasts,
      why: 'Messages of administrators to groups of people, with the ids of the administrators who wrote and sent them. What you were sent is among your notifications.',
      erased: 'never',
    },
    {
      table: broadcastTemplates,
      why: 'Texts with which administrators begin such messages, with the ids of the administrators who added them.',
      erased: 'never',
    },
  ],
};
