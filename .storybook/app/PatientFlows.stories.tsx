import { cast } from '@nadi/contract/examples';
import { mockPassword } from '@nadi/mock-server/nadi/mock-cast';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { currentStage } from './AppStage';
import { arrive, type PageArgs, type PageStory, pageStories } from './page-story';
import {
  fill,
  follow,
  followMail,
  press,
  read,
  recordBloodPressure,
  see,
  signIn,
  tick,
  typeDate,
} from './play-steps';

const meta = {
  ...pageStories,
  title: 'App/Flows/Patient',
  tags: ['!autodocs'],
  args: { as: 'nobody', at: '/auth/login', heading: 'Sign in' },
} satisfies Meta<PageArgs>;
export default meta;

const { email } = cast.people.asha;

/** From an address that nobody knows to the first reading and what it means. */
export const SignUpToFirstReading: PageStory = {
  play: async ({ canvas, step, ...hand }) => {
    await step('Open an account as a patient', async () => {
      await arrive(canvas, 'Sign in');
      await follow(hand, 'Create an account');
      await follow(hand, /I am a patient/);
      await arrive(canvas, 'Create your account');
      await fill(hand, /First name/, 'Leela');
      await fill(hand, /Last name/, 'Nair');
      await fill(hand, /E-mail address/, 'leela@nadi.example');
      await fill(hand, /^Password/, 'seven herons by the river');
      await tick(hand);
      await press(hand, 'Create account');
      await arrive(canvas, 'Check your e-mail');
    });
    await step('Follow the link in the mail', async () => {
      await followMail(hand, /Confirm your e-mail address: leela@/);
      await arrive(canvas, 'Your address is confirmed');
      // The token is gone from the address.
      await expect(currentStage().place.hash).toBe('');
      await follow(hand, 'Continue');
    });
    await step('Answer the first questions', async () => {
      await arrive(canvas, 'Welcome, Leela');
      await typeDate(hand, /Date of birth/, '05031980');
      await hand.userEvent.click(await canvas.findByRole('radio', { name: 'Female' }));
      await hand.userEvent.click(await canvas.findByRole('radio', { name: 'No, none of these' }));
      await press(hand, 'Save and continue');
      await arrive(canvas, 'Leela');
      await see('No readings yet');
    });
    await step('Record a blood pressure', async () => {
      currentStage().follow('/dashboard/vital-signs');
      await arrive(canvas, 'Vital signs');
      await recordBloodPressure(hand, 122, 78);
    });
    await step('See what it means, and by which guideline', async () => {
      await see('In range');
      await see(/NICE NG136/);
      await press(hand, 'Done');
      await read(/122 ?\/ ?78.*In range/);
    });
  },
};

export const ForgottenPassword: PageStory = {
  play: async ({ canvas, step, ...hand }) => {
    await step('Ask for a link', async () => {
      await arrive(canvas, 'Sign in');
      await follow(hand, 'Forgot password?');
      await arrive(canvas, 'Set a new password');
      await fill(hand, /E-mail address/, email);
      await press(hand, 'Send link');
      await arrive(canvas, 'Check your e-mail');
    });
    await step('Follow it and choose a new password', async () => {
      await followMail(hand, /Set a new password: asha@/);
      await arrive(canvas, 'Choose a new password');
      await fill(hand, /New password/, 'nine boats and a lantern');
      await press(hand, 'Save new password');
      await arrive(canvas, 'Your new password is saved');
      await follow(hand, 'Go to sign in');
    });
    await step('Sign in: the old one is no good, the new one is', async () => {
      await arrive(canvas, 'Sign in');
      await signIn(hand, email, mockPassword);
      await see(/do not match|incorrect|wrong/i);
      await signIn(hand, email, 'nine boats and a lantern');
      await arrive(canvas, 'Asha');
    });
  },
};

export const SignInWithSecondStep: PageStory = {
  args: { scenario: 'two-step' },
  play: async ({ canvas, step, ...hand }) => {
    await step('Give the password', async () => {
      await arrive(canvas, 'Sign in');
      await signIn(hand, email, mockPassword);
      await arrive(canvas, 'Confirm it is you');
    });
    await step('Give a code that is not right', async () => {
      await fill(hand, /Code from your authenticator app/, '111111');
      await press(hand, 'Continue');
      await see(/This code is incorrect/);
    });
    await step('Give the code that the authenticator app shows', async () => {
      await fill(hand, /Code from your authenticator app/, '000000');
      await press(hand, 'Continue');
      await arrive(canvas, 'Asha');
    });
  },
};

export const SignInWithPasskey: PageStory = {
  args: { scenario: 'two-step' },
  play: async ({ canvas, step, ...hand }) => {
    await step('Sign in with a passkey, which needs no second step', async () => {
      await arrive(canvas, 'Sign in');
      await press(hand, 'Sign in with a passkey');
      await arrive(canvas, 'Asha');
    });
  },
};
