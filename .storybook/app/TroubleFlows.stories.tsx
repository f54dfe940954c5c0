import { cast } from '@nadi/contract/examples';
import { mockPassword } from '@nadi/mock-server/nadi/mock-cast';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { currentStage } from './AppStage';
import { arrive, type PageArgs, type PageStory, pageStories } from './page-story';
import { longWait, press, read, recordBloodPressure, see, signIn } from './play-steps';

const meta = {
  ...pageStories,
  title: 'App/Flows/Trouble',
  tags: ['!autodocs'],
  args: { as: 'asha', at: '/dashboard', heading: 'Asha' },
} satisfies Meta<PageArgs>;
export default meta;

/** The number of requests for new tokens. */
const refreshes = () =>
  currentStage().mock.log.filter(({ operationId }) => operationId === 'refreshTokens').length;

/** The readings on the server with this upper number. */
const saved = (upper: number) =>
  currentStage().world.people.flatMap(({ readings }) =>
    readings.filter(({ systolic }) => systolic === upper),
  );

export const TokenRunsOut: PageStory = {
  play: async ({ canvas, step }) => {
    await step('Be signed in', async () => {
      await arrive(canvas, 'Asha');
      await expect(refreshes()).toBe(0);
    });
    await step('The access token runs out; going on is not noticed', async () => {
      currentStage().world.accessTokens.clear();
      currentStage().follow('/dashboard/vital-signs');
      await arrive(canvas, 'Vital signs');
      await read(/1 to 10 of/);
      await expect(refreshes()).toBe(1);
    });
  },
};

export const SessionEnds: PageStory = {
  play: async ({ canvas, step, ...hand }) => {
    await step('The session is ended elsewhere', async () => {
      await arrive(canvas, 'Asha');
      const { world, follow } = currentStage();
      for (const { sessions } of world.people)
        for (const session of sessions) session.revokedAt = new Date().toISOString();
      follow('/dashboard/vital-signs');
    });
    await step('The sign-in page says why', async () => {
      await arrive(canvas, 'Sign in');
      await see(/Your session has ended/);
    });
    await step('Signing in leads back to where it ended', async () => {
      await signIn(hand, cast.people.asha.email, mockPassword);
      await arrive(canvas, 'Vital signs');
    });
  },
};

export const ServerFailsAndRecovers: PageStory = {
  play: async ({ canvas, step, ...hand }) => {
    await step('The server fails while a page is opened', async () => {
      await arrive(canvas, 'Asha');
      currentStage().line.state = 'failing';
      currentStage().follow('/dashboard/vital-signs');
      await see(/Not on this device, and we could not reach the server/);
    });
    await step('It recovers; trying again shows the page', async () => {
      currentStage().line.state = 'good';
      await press(hand, 'Try again');
      await read(/1 to 10 of/);
    });
  },
};

export const ConnectionLostWhileSaving: PageStory = {
  args: { at: '/dashboard/vital-signs', heading: 'Vital signs' },
  play: async ({ canvas, step, ...hand }) => {
    await step('The connection is lost; the reading is kept here, and says that it is not sent', async () => {
      await arrive(canvas, 'Vital signs');
      currentStage().line.state = 'cut';
      await recordBloodPressure(hand, 127, 83);
      await see('Not sent yet');
      await press(hand, 'Done');
      await read(/127 ?\/ ?83/);
      await expect(saved(127)).toHaveLength(0);
    });
    await step('It is back; the same is saved once', async () => {
      currentStage().line.state = 'good';
      await press(hand, /not sent/);
      await press(hand, 'Send now');
      await waitFor(() => expect(saved(127)).toHaveLength(1), longWait);
      await see('Nothing is waiting');
    });
  },
};

export const ServerAwayAtTheStart: PageStory = {
  args: {
    before: ({ line }) => {
      line.state = 'cut';
    },
  },
  play: async ({ canvas, step, ...hand }) => {
    await step('The server cannot say who is here; nobody is signed out', async () => {
      await arrive(canvas, 'We could not load your account');
    });
    await step('Trying again leads on', async () => {
      currentStage().line.state = 'good';
      await press(hand, 'Try again');
      await arrive(canvas, 'Asha');
    });
  },
};
