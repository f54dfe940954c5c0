import type { Subject } from './subject';

export const printSheet = ({
  name,
  title,
}: Subject): string => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../../catalogue/pictured';
import { ScreenSheet } from '../../../catalogue/ScreenSheet';
import * as stories from './${name}.stories';

const meta = {
  title: '${title}',
  tags: ['sheet', '!test', '!autodocs'],
  parameters: { ...pictured, layout: 'padded' },
} satisfies Meta;
export default meta;

export const Sheet: StoryObj = {
  render: () => <ScreenSheet stories={stories} />,
};
`;
