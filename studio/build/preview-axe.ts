import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const fileName = 'preview-axe.js';
const read = () => readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')));

/** Puts axe beside the site's files: `public/preview-checks.js` loads it, on the studio's previews alone. */
export const previewAxe = (): Plugin => ({
  name: 'preview-axe',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName, source: await read() });
  },
  configureServer({ middlewares }) {
    middlewares.use(`/${fileName}`, (_, answer) => {
      answer.setHeader('Content-Type', 'text/javascript');
      answer.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      read().then((script) => answer.end(script));
    });
  },
});
