import { cast } from '@nadi/contract/examples';
import { castMember } from '@nadi/mock-server/nadi/mock-cast';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { currentStage } from './AppStage';
import { arrive, onPhone, type PageArgs, type PageStory, pageStories } from './page-story';
import { fill, follow, longWait, press, read, recordBloodPressure, see } from './play-steps';

const meta = {
  ...pageStories,
  title: 'App/Flows/Offline',
  tags: ['!autodocs'],
  args: { as: 'asha', at: '/dashboard/vital-signs', heading: 'Vital signs' },
} satisfies Meta<PageArgs>;
export default meta;

const readings = () => castMember(currentStage().world, 'asha').readings;

/** The newest reading of the examples: 122 / 78 mmHg, this morning. */
function newest() {
  const id = cast.readings.asha[0]?.id;
  const found = readings().find((one) => one.id === id);
  if (!found) throw new Error('The reading is gone.');
  return found;
}

/** Another device of the same person changes it. */
const changeElsewhere = (more: Partial<ReturnType<typeof newest>>) =>
  Object.assign(newest(), more, { version: newest().version + 1 });

const goOffline = () => {
  currentStage().line.state = 'offline';
};
const goOnline = () => {
  currentStage().line.state = 'good';
};

export const KeptAndSent: PageStory = {
  play: async ({ canvas, step, ...hand }) => {
    await step('Record two readings without a connection', async () => {
      await arrive(canvas, 'Vital signs');
      goOffline();
      for (const upper of [151, 147]) {
        await recordBloodPressure(hand, upper, 97);
        await see('Not sent yet');
        await press(hand, 'Done');
      }
      await read(/147 ?\/ ?97.*Not sent yet/);
    });
    await step('See what waits, and discard one', async () => {
      await press(hand, /Offline, 2 not sent/);
      await see(/You are offline/);
      await press(hand, /^Discard.*151/);
      await press(hand, 'Discard');
      const entries = within(document.body);
      await waitFor(() => expect(entries.queryByRole('button', { name: /151/ })).toBeNull(), longWait);
    });
    await step('Send the other, once the connection is back', async () => {
      goOnline();
      await press(hand, 'Send now');
      await see('Nothing is waiting');
      const sent = readings().filter(({ diastolic }) => diastolic === 97);
      await expect(sent.map(({ systolic }) => systolic)).toEqual([147]);
    });
  },
};

async function changeBoth(canvas: Parameters<typeof arrive>[0], hand: Parameters<typeof press>[0]) {
  await arrive(canvas, 'Vital signs');
  goOffline();
  await press(hand, /^Actions for Blood pressure, Today/);
  await press(hand, 'Change', 'menuitem');
  await fill(hand, /Upper number/, '125');
  await fill(hand, /^Note/, 'After tea');
  await press(hand, 'Save changes');
  await press(hand, 'Done');
  changeElsewhere({ systolic: 119, arm: 'right' });
  goOnline();
  await press(hand, /not sent/);
  await press(hand, 'Send now');
  await follow(hand, /^Compare/);
  await arrive(canvas, 'Two versions');
}

export const TwoVersions: PageStory = {
  play: async ({ canvas, step, ...hand }) => {
    await step('Change a reading here and on another device', () => changeBoth(canvas, hand));
  },
};
export const TwoVersionsOnPhone: PageStory = { ...onPhone, ...TwoVersions };

export const TwoVersionsMadeOne: PageStory = {
  play: async ({ canvas, step, ...hand }) => {
    await step('Change a reading here and on another device', () => changeBoth(canvas, hand));
    await step('What one side only changed is chosen already; what both did is asked for', async () => {
      await press(hand, 'Save my choice');
      await see(/Choose the right version of .Blood pressure/);
      const numbers = within(await canvas.findByRole('radiogroup', { name: /Blood pressure/ }));
      await hand.userEvent.click(numbers.getByRole('radio', { name: /^Yours/ }));
      await press(hand, 'Save my choice');
      await arrive(canvas, 'Vital signs');
    });
    await step('Nothing of either is lost', async () => {
      await read(/125 ?\/ ?78/);
      await expect(newest()).toMatchObject({ systolic: 125, note: 'After tea', arm: 'right', version: 3 });
    });
  },
};

export const DeletedElsewhere: PageStory = {
  play: async ({ canvas, step, ...hand }) => {
    await step('Change a reading without a connection, while it is deleted on another device', async () => {
      await arrive(canvas, 'Vital signs');
      goOffline();
      await press(hand, /^Actions for Blood pressure, Today/);
      await press(hand, 'Change', 'menuitem');
      await fill(hand, /^Note/, 'After tea');
      await press(hand, 'Save changes');
      await press(hand, 'Done');
      changeElsewhere({ deletedAt: new Date().toISOString() });
      goOnline();
      await press(hand, /not sent/);
      await press(hand, 'Send now');
      await follow(hand, /^Compare/);
    });
    await step('Record again', async () => {
      await arrive(canvas, 'Deleted elsewhere');
      await press(hand, 'Record again as new');
      await arrive(canvas, 'Vital signs');
      const anew = readings().filter(({ note, deletedAt }) => note === 'After tea' && deletedAt === null);
      await expect(anew).toHaveLength(1);
    });
  },
};
