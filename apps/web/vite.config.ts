import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandPage } from './vite/brand-page';
import { onlyLanguagesInUse } from './vite/only-languages-in-use';

const api = `http://127.0.0.1:${process.env.API_PORT ?? 8081}`;

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), brandPage(), onlyLanguagesInUse(['en-US'])],
  server: { proxy: { '/api': api, '/dev': api, '/docs': api, '/openapi.json': api, '/openapi.yaml': api } },
  build: {
    outDir: 'dist',
    // Data URLs would have to be let through the content security policy.
    assetsInlineLimit: 0,
    // Told apart by their hash, so that a browser may keep them for ever; `theme.js` and the favicon are not.
    assetsDir: 'assets',
  },
});
