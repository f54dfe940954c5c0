import { onlyInUse } from '@nadi/ui/vite/only-in-use';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [onlyInUse(['en-US'])] });
