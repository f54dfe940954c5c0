import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../catalogue/pictured';
import { Grid } from '../components/Grid/Grid';
import { Heading } from '../components/Heading/Heading';
import { Stack } from '../components/Stack/Stack';
import { Text } from '../components/Text/Text';
import { contrast } from './contrast';
import { sample, shown, stroke, swatch, swatches } from './Foundations.css';
import { drawnPairs, type Pair, textPairs } from './pairs';
import { type Palette, palettes } from './tokens';

const meta = {
  title: 'Foundations/Colours',
  tags: ['sheet', '!autodocs'],
  parameters: pictured,
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;
type Name = keyof Palette;

const themes = Object.entries(palettes);
const themeNames = { light: 'Light', dark: 'Dark', 'high-contrast': 'High contrast' };

const roles: Record<string, Partial<Record<Name, string>>> = {
  'Grounds and lines': {
    paper: 'Ground of the page',
    surface: 'Cards and controls',
    sunken: 'Sidebar, bars, what is set back',
    hairline: 'Between things; carries no meaning',
    edge: 'Edge of a control; must be seen',
    scrim: 'Behind a dialog, half transparent',
  },
  Text: { ink: 'Text, and the digits of measurements', inkMuted: 'What is said beside it' },
  Action: {
    river: 'What can be pressed or followed',
    riverHover: 'The same, under the pointer',
    riverSoft: 'Ground of what is chosen, and of a chart\u2019s band',
    riverDeep: 'Text on the soft one',
    riverFaint: 'A chart\u2019s second series',
    onRiver: 'Text on river',
    focus: 'Ring around what has the keyboard\u2019s focus',
  },
  'The one deep card of a page': {
    deepSurface: 'Its ground',
    onRiverDeep: 'Its text',
    onRiverDeepMuted: 'What is said beside it',
  },
  Accent: {
    marigold: 'Areas only, never text',
    marigoldSoft: 'Ground of a warning',
    marigoldInk: 'Text and icon on the soft one',
    onMarigold: 'Text on marigold',
  },
  'Readings, apart from all others': {
    inRange: 'In range',
    inRangeSoft: 'Its ground',
    high: 'Above the range',
    highSoft: 'Its ground',
    low: 'Below the range',
    lowSoft: 'Its ground',
    critical: 'Critical; also what cannot be taken back',
    criticalHover: 'Such a button under the pointer',
    criticalSoft: 'Its ground',
    onCritical: 'Text on critical',
    notAssessed: 'Not assessed: not known, and never shown as normal',
    notAssessedSoft: 'Its ground',
  },
};

/** Every colour by what it is for, as it is in each theme. */
export const Roles: Story = {
  render: () => (
    <Stack space={8}>
      <Legend />
      {Object.entries(roles).map(([role, names]) => (
        <Stack key={role} space={4} as="section">
          <Heading level={2}>{role}</Heading>
          <Grid columns={{ narrow: 1, medium: 2, wide: 3 }} space={6}>
            {Object.entries(names).map(([name, use]) => (
              <Stack key={name} space={1}>
                <Text weight="bold">{name}</Text>
                <Text size={14} tone="muted">
                  {use}
                </Text>
                <div className={swatches}>
                  {themes.map(([theme, palette]) => (
                    <Stack key={theme} space={0}>
                      <span className={swatch} style={{ [property(shown.ground)]: palette[name as Name] }} />
                      <Text size={14} tone="muted" isTabular>
                        {palette[name as Name]}
                      </Text>
                    </Stack>
                  ))}
                </div>
              </Stack>
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
};

/** Each pairing that components use, with how far its two colours are apart in each theme. A test holds the floor. */
export const Contrast: Story = {
  render: () => (
    <Stack space={8}>
      <Legend />
      <Proof title="What is read: at least 4.5 to 1" pairs={textPairs} isText />
      <Proof title="What is made out, edges and marks: at least 3 to 1" pairs={drawnPairs} />
    </Stack>
  ),
};

function Proof({ title, pairs, isText }: { title: string; pairs: readonly Pair[]; isText?: boolean }) {
  return (
    <Stack space={4} as="section">
      <Heading level={2}>{title}</Heading>
      <Grid columns={{ narrow: 1, medium: 2, wide: 3 }} space={4}>
        {pairs.map(([front, ground]) => (
          <Stack key={`${front} ${ground}`} space={1}>
            <Text size={14}>
              {front} on {ground}
            </Text>
            <div className={swatches}>
              {themes.map(([theme, palette]) => {
                const apart = contrast(palette[front], palette[ground]).toFixed(1);
                const name = themeNames[theme as keyof typeof themeNames];
                return (
                  <div key={theme} title={name}>
                    <span
                      className={sample}
                      style={{
                        [property(shown.ground)]: palette[ground],
                        [property(shown.front)]: palette[front],
                      }}
                    >
                      {isText ? apart : <span className={stroke} />}
                    </span>
                    {!isText && (
                      <Text size={14} tone="muted" isTabular>
                        {apart}
                      </Text>
                    )}
                  </div>
                );
              })}
            </div>
          </Stack>
        ))}
      </Grid>
    </Stack>
  );
}

function Legend() {
  return <Text tone="muted">In this order: light, dark, high contrast.</Text>;
}

/** The name in `var(--name)`. */
function property(variable: string): string {
  return variable.slice('var('.length, -1);
}
