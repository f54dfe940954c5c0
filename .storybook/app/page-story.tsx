import { cast } from '@nadi/contract/examples';
import { describeScenario, scenarioNames } from '@nadi/mock-server/nadi/scenarios';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { type Theme, themes } from '../../apps/web/src/kernel/ui/ui-slice';
import { type ClockSetting, firstSetting, standsAt } from '../clock';
import { AppStage, currentStage } from './AppStage';
import type { StageOptions } from './stage';

export type PageArgs = Pick<StageOptions, 'as' | 'at' | 'scenario' | 'before'> & {
  /** Words of the page's heading. */
  heading: string;
  /** The address that the app leads to, if it is not the one at which it was opened. */
  landsAt?: string;
};
export type PageStory = StoryObj<PageArgs>;

type Canvas = Parameters<NonNullable<PageStory['play']>>[0]['canvas'];

const asTheme = (name: unknown): Theme => themes.find((theme) => theme === name) ?? 'light';

/** Waits for a page by its heading, and for all that it reads. */
export async function arrive(canvas: Canvas, heading: string): Promise<void> {
  const name = (words: string) => words.includes(heading);
  await canvas.findByRole('heading', { level: 1, name }, { timeout: 10_000 });
  const { queryClient } = currentStage().services;
  await waitFor(() => expect(queryClient.isFetching()).toBe(0), { timeout: 10_000 });
}

const descriptions = Object.fromEntries(
  scenarioNames.map((name) => [name, `${name}: ${describeScenario(name)}`]),
);

/** A story as it is on a small phone. */
export const onPhone = { globals: { viewport: { value: 'phone' } } };

/**
 * Holds what every story of the assembled app shares: who opens it where, and the look at what is then there. Each file says besides that
 * it wants no page of documentation, which would hold all of its apps at once; Storybook reads that from the file alone.
 */
export const pageStories = {
  parameters: { layout: 'fullscreen' },
  argTypes: {
    as: {
      description: 'Who is signed in',
      control: 'select',
      options: ['nobody', ...Object.keys(cast.people)],
    },
    at: { description: 'The address at which the app is opened', control: 'text' },
    scenario: {
      description: 'With what the server begins',
      control: { type: 'select', labels: descriptions },
      options: scenarioNames,
    },
    heading: { table: { disable: true } },
    landsAt: { table: { disable: true } },
    before: { table: { disable: true } },
  },
  render: ({ heading: _heading, landsAt: _landsAt, ...args }, { globals }) => {
    const frozenAt = standsAt((globals.clock as ClockSetting | undefined) ?? firstSetting);
    return (
      <AppStage
        // Another person, place or time is another beginning; another theme is not.
        key={JSON.stringify([args.as, args.at, args.scenario, frozenAt])}
        {...args}
        frozenAt={frozenAt}
        theme={asTheme(globals.theme)}
      />
    );
  },
  play: async ({ canvas, args: { heading, at, landsAt } }) => {
    await arrive(canvas, heading);
    await expect(currentStage().place.pathname).toBe(landsAt ?? at.split(/[?#]/)[0]);
  },
} satisfies PageStory;
