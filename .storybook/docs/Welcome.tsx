import { brand } from '@nadi/brand';
import { Card } from '@nadi/ui/components/Card';
import { Grid } from '@nadi/ui/components/Grid';
import { Heading } from '@nadi/ui/components/Heading';
import { Logo } from '@nadi/ui/components/Logo';
import { PulseRiver } from '@nadi/ui/components/PulseRiver';
import { Stack } from '@nadi/ui/components/Stack';
import { Text } from '@nadi/ui/components/Text';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { code, list, steps as numbered, page } from './docs.css';
import { Section } from './Section';
import { StoryLink } from './StoryLink';

/** The first thing that one sees: what this is, and where each of those who come here begins. */
export function Welcome() {
  return (
    <Unstyled>
      <div className={page}>
        <Stack space={10}>
          <Stack space={4} as="header">
            <Logo size="large" />
            <Heading level={1}>All of {brand.name}, in every state, without a server</Heading>
            <Text size={18}>
              Here is every screen that a patient, a doctor or an administrator can see: loading, empty,
              filled, refused and failed, with all the parts they are made of. What you see is the product
              itself, not a drawing of it.
            </Text>
            <PulseRiver size="small" isFading />
          </Stack>
          <Section title="Where to start">
            <Grid columns={{ narrow: 1, medium: 2 }} space={4}>
              {readers.map((reader) => (
                <Card key={reader.who} as="section">
                  <Stack space={3}>
                    <Heading level={3}>{reader.who}</Heading>
                    <Text>{reader.what}</Text>
                    <Stack as="ul" space={2}>
                      {reader.links.map(({ id, kind, words }) => (
                        <li key={id}>
                          <StoryLink id={id} kind={kind}>
                            {words}
                          </StoryLink>
                        </li>
                      ))}
                    </Stack>
                  </Stack>
                </Card>
              ))}
            </Grid>
          </Section>
          <Section title="How to review">
            <ol className={numbered}>
              {steps.map((step) => (
                <Text as="li" key={step}>
                  {step}
                </Text>
              ))}
            </ol>
          </Section>
          <Section title="Good to know">
            <ul className={list}>
              <Text as="li">
                People, doctors and readings are invented. The catalogue's clock stands still, so that a
                picture taken today looks the same tomorrow. You can move it in the toolbar.
              </Text>
              <Text as="li">
                A few stories press and type by themselves, to show what happens next. They look for English
                words, and stop if you choose another language in the toolbar.
              </Text>
              <Text as="li">
                On your own machine <code className={code}>npm run storybook</code> serves the catalogue and
                follows your changes; <code className={code}>npm run build-storybook</code> builds it, after
                which <code className={code}>npm start</code> serves it at{' '}
                <code className={code}>/storybook</code>, beside the product.
              </Text>
            </ul>
          </Section>
        </Stack>
      </div>
    </Unstyled>
  );
}

type Reader = {
  who: string;
  what: string;
  links: readonly { id: string; kind: 'story' | 'docs'; words: string }[];
};

const readers: readonly Reader[] = [
  {
    who: 'Designers',
    what: 'The rules, then the parts built with them. Change a token, and every sheet shows the effect.',
    links: [
      { id: 'foundations-colours--contrast', kind: 'story', words: 'Colours and their contrast' },
      { id: 'foundations-words--words', kind: 'story', words: 'Words' },
      { id: 'components-button--docs', kind: 'docs', words: 'A component: Button' },
      { id: 'app-patient--dashboard', kind: 'story', words: 'The whole app, signed in as Asha' },
    ],
  },
  {
    who: 'Clinicians',
    what: 'What a screen is for, what it says about health, and the guidelines behind it. No code, no account.',
    links: [
      { id: 'clinical-ranges--docs', kind: 'docs', words: 'Every limit, with its clause' },
      {
        id: 'foundations-interpretation--interpretation',
        kind: 'story',
        words: 'How a reading is assessed, in shape and word',
      },
      { id: 'screens-vital-signs-vital-signs--docs', kind: 'docs', words: 'A screen: Vital signs' },
      {
        id: 'app-patient--dashboard-when-critical',
        kind: 'story',
        words: 'The app, after a critical reading',
      },
      {
        id: 'components-criticaladvice--docs',
        kind: 'docs',
        words: 'What we say when a reading is critical',
      },
    ],
  },
  {
    who: 'QA',
    what: 'Each state has a name, and each is a test: in three themes, by keyboard, at 320 px. We take pictures of the sheets.',
    links: [
      { id: 'components-button--sheet', kind: 'story', words: 'A sheet: every variant of Button' },
      {
        id: 'foundations-accessibility--accessibility',
        kind: 'story',
        words: 'What we promise everyone',
      },
      { id: 'screens-auth-sign-in--docs', kind: 'docs', words: 'A screen with its states: Sign in' },
      {
        id: 'app-flows-trouble--connection-lost-while-saving',
        kind: 'story',
        words: 'The connection is lost while saving',
      },
    ],
  },
  {
    who: 'Partners',
    what: 'What the product looks like on top of the contract, and which operations each screen uses.',
    links: [
      {
        id: 'screens-dashboard-patient-dashboard--docs',
        kind: 'docs',
        words: 'A screen and its operations: the dashboard',
      },
      {
        id: 'app-flows-patient--sign-up-to-first-reading',
        kind: 'story',
        words: 'From signing up to the first reading',
      },
      { id: 'charts-trendchart--docs', kind: 'docs', words: 'A chart: how readings change over time' },
      { id: 'layouts-dashboardlayout--docs', kind: 'docs', words: 'The frame of every page' },
    ],
  },
];

const steps = [
  'Open a page in the sidebar. Its first sentence says what it is for: start by asking whether that is true.',
  'Go through the states by name. Is one missing that a patient or a doctor could be in? That is the most useful thing you can tell us.',
  'Look at each with the other toolbar settings: dark and high contrast, phone and desktop, the longer language, right to left.',
  'Put the mouse away and use Tab and the arrow keys. You should always see where you are.',
  'When you report something, include the address of the story: it contains the state and the settings.',
];
