import { Tag } from '../Tag/Tag';
import type { TableColumn } from './Table';

export type Report = { id: string; name: string; from: string; on: string; pages: number; isNew?: boolean };

export const rows: Report[] = [
  { id: 'hba1c', name: 'HbA1c', from: 'Saraswati Diagnostics', on: '12 Nov', pages: 2, isNew: true },
  { id: 'kidney', name: 'Kidney function', from: 'Saraswati Diagnostics', on: '12 Nov', pages: 3 },
  { id: 'echo', name: 'Echocardiogram', from: 'City Heart Centre', on: '2 Oct', pages: 11 },
  { id: 'lipids', name: 'Lipid profile', from: 'Saraswati Diagnostics', on: '14 Aug', pages: 2 },
];

export const columns: TableColumn<Report>[] = [
  { id: 'name', name: 'Report', isSortable: true, render: ({ name }) => name },
  { id: 'from', name: 'From', render: ({ from }) => from },
  { id: 'on', name: 'Date', isSortable: true, render: ({ on }) => on },
  {
    id: 'state',
    name: 'State',
    render: ({ isNew }) => (isNew ? <Tag tone="info">New</Tag> : 'Read'),
  },
  { id: 'pages', name: 'Pages', align: 'end', render: ({ pages }) => pages },
];

export const toRead = columns.map((column) => ({ ...column, isSortable: false }));

export const long = rows.slice(0, 2).map((row) => ({
  ...row,
  name: 'Glykiertes Hämoglobin und Nüchternblutzuckerbestimmung',
  from: 'Venkatanarasimharajuvaripeta Diagnostics and Research Institute',
}));

export const many: Report[] = Array.from({ length: 30 }, (_, index) => ({
  id: `${index}`,
  name: `Report ${index + 1}`,
  from: 'Saraswati Diagnostics',
  on: `${index + 1} Nov`,
  pages: index + 2,
}));
