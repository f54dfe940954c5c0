import { cast } from '@nadi/contract/examples';
import { mockPassword } from '@nadi/mock-server/nadi/mock-cast';
import type { Meta } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { arrive, type PageArgs, type PageStory, pageStories } from './page-story';
import { choose, fill, follow, followMail, press, see, signIn, signOut, tick } from './play-steps';

const meta = {
  ...pageStories,
  title: 'App/Flows/Doctor',
  tags: ['!autodocs'],
  args: { as: 'nobody', at: '/auth/login', heading: 'Sign in' },
} satisfies Meta<PageArgs>;
export default meta;

export const SignUpToWaiting: PageStory = {
  play: async ({ canvas, step, ...hand }) => {
    await step('Open an account as a doctor, with the registration', async () => {
      await arrive(canvas, 'Sign in');
      await follow(hand, 'Create an account');
      await follow(hand, /I am a doctor/);
      await arrive(canvas, 'Create your account as a doctor');
      await fill(hand, /First name/, 'Farida');
      await fill(hand, /Last name/, 'Contractor');
      await fill(hand, /E-mail address/, 'farida@nadi.example');
      await fill(hand, /^Password/, 'seven herons by the river');
      await choose(hand, /Specialisation/, 'Cardiology');
      await choose(hand, /Medical council/, 'National Medical Commission');
      await fill(hand, /Registration number/, 'EX-000777');
      await fill(hand, /Years of practice/, '11');
      await tick(hand);
      await press(hand, 'Create account');
      await arrive(canvas, 'Check your e-mail');
    });
    await step('Follow the link in the mail', async () => {
      await followMail(hand, /Confirm your e-mail address: farida@/);
      await arrive(canvas, 'Your address is confirmed');
      await follow(hand, 'Continue');
    });
    await step('Answer the first questions', async () => {
      await arrive(canvas, 'Welcome, Dr. Contractor');
      await hand.userEvent.click(await canvas.findByText('English'));
      await press(hand, 'Save and continue');
    });
    await step('Read that the registration is being checked', async () => {
      await arrive(canvas, 'You can start once your registration has been checked.');
      await see('Your registration is being checked.');
    });
  },
};

export const Verification: PageStory = {
  args: { as: 'admin', at: '/dashboard/admin?tab=users', scenario: 'unverified-doctor' },
  play: async ({ canvas, step, ...hand }) => {
    await step('The administrator verifies a doctor who waits', async () => {
      await arrive(canvas, 'User Management');
      await press(hand, /^Verify/);
      const dialog = within(await within(document.body).findByRole('dialog'));
      await hand.userEvent.click(dialog.getByRole('button', { name: 'Verify' }));
      await see(/is verified\./);
    });
    await step('The doctor signs in and reads it', async () => {
      await signOut(hand);
      await arrive(canvas, 'Sign in');
      await signIn(hand, cast.people.samuel.email, mockPassword);
      await arrive(canvas, 'Get ready for your first patients.');
    });
  },
};

export const Rejection: PageStory = {
  args: { as: 'admin', at: '/dashboard/admin?tab=users', scenario: 'unverified-doctor' },
  play: async ({ canvas, step, ...hand }) => {
    await step('The administrator refuses, with the reason', async () => {
      await arrive(canvas, 'User Management');
      await press(hand, /^Reject .*Iype/);
      await fill(hand, /Reason/, 'The register has this number under another name.');
      const dialog = within(await within(document.body).findByRole('dialog'));
      await hand.userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
      await see(/is rejected and will see the reason/);
    });
    await step('The doctor reads the reason', async () => {
      await signOut(hand);
      await arrive(canvas, 'Sign in');
      await signIn(hand, cast.people.samuel.email, mockPassword);
      await arrive(canvas, 'Your registration needs your attention.');
      await see(/The register has this number under another name/);
    });
  },
};
