import { globalFontFace } from '@vanilla-extract/css';
import { faces, fallbacks, monoRange } from '../../generated/fonts/faces';

for (const { name, unicodeRange } of faces)
  globalFontFace('Anek Latin Variable', {
    src: `url(../../generated/fonts/anek-${name}.woff2?no-inline) format("woff2")`,
    fontWeight: '400 700',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange,
  });

// Fetched only where a code is shown: there a letter must not be taken for a figure.
globalFontFace('Atkinson Hyperlegible Mono', {
  src: 'url(../../generated/fonts/atkinson-mono.woff2?no-inline) format("woff2")',
  fontWeight: '400',
  fontStyle: 'normal',
  fontDisplay: 'swap',
  unicodeRange: monoRange,
});

// The machine's own letters, stretched to Anek's measure: text keeps its lines when the font arrives.
globalFontFace('Anek Latin Fallback', {
  src: 'local("Arial"), local("Helvetica"), local("Liberation Sans"), local("Roboto")',
  fontWeight: '400 550',
  ...fallbacks.regular,
});
globalFontFace('Anek Latin Fallback', {
  src: 'local("Arial Bold"), local("Helvetica Bold"), local("Liberation Sans Bold"), local("Roboto Bold")',
  fontWeight: '551 700',
  ...fallbacks.bold,
});
