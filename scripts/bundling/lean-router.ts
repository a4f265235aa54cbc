import { type ESTree, type Plugin, Visitor } from 'vite';

/**
 * What a module of React Router is in the browser, where the site never uses it: each export with its
 * expression. Routes are all known from the start (`routeDiscovery`), so none are discovered later; and
 * nothing observes the router (`instrumentations`).
 */
const unused: readonly { readonly module: RegExp; readonly exports: Record<string, string> }[] = [
  {
    module: /react-router\/dist\/production\/lib\/dom\/ssr\/fog-of-war\.js$/,
    exports: {
      URL_LIMIT: '7680',
      getManifestPath: '() => ""',
      getPartialManifest: '(manifest) => manifest',
      getPatchRoutesOnNavigationFunction: '() => {}',
      getPathsWithAncestors: '(paths) => paths',
      handleClientVersionMismatch: 'async () => false',
      isFogOfWarEnabled: '() => false',
      useFogOFWarDiscovery: '() => {}',
    },
  },
  {
    module: /react-router\/dist\/production\/lib\/router\/instrumentation\.js$/,
    exports: {
      consumeInstrumentationClientResultMetaReceiver: '() => {}',
      getRouteInstrumentationUpdates: '() => ({})',
      instrumentClientSideRouter: '(router) => router',
      instrumentHandler: '(handler) => handler',
      instrumentationResultMetaContext: '{}',
    },
  },
];

const messages = new Set(['invariant', 'warning', 'warningOnce']);

/**
 * React Router for browsers without what the site never uses, and without the sentences that tell a
 * programmer of a mistake: development and tests have them, as with React itself.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      return /\/node_modules\/react-router\//.test(id)
        ? toLeanModule(id, code, this.parse(code))
        : null;
    },
  };
}

/**
 * A module of the package as browsers get it. One that exports more than is known here, as after an
 * update, stays; the test beside this file tells.
 */
export function toLeanModule(id: string, code: string, program: ESTree.Program): string {
  const known = unused.find(({ module }) => module.test(id))?.exports;
  const names = listExports(program);
  if (!known || names.some((name) => !Object.hasOwn(known, name))) {
    return withoutMessages(code, program);
  }
  return names.map((name) => `export const ${name} = ${known[name]};`).join('\n');
}

/** Of one list at the end, as the package writes it. */
const listExports = ({ body }: ESTree.Program): string[] =>
  body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration'
      ? statement.specifiers.map(({ exported }) =>
          'name' in exported ? exported.name : exported.value,
        )
      : [],
  );

function withoutMessages(code: string, program: ESTree.Program): string {
  let result = '';
  let end = 0;
  for (const { start, end: next } of listMessages(program)) {
    result += `${code.slice(end, start)}""`;
    end = next;
  }
  return result + code.slice(end);
}

/** Places of the sentences, in their order. */
function listMessages(program: ESTree.Program): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [, message] }) {
      if (callee.type !== 'Identifier' || !messages.has(callee.name) || !message) return;
      if (message.type === 'Literal' || message.type === 'TemplateLiteral') found.push(message);
    },
  }).visit(program);
  return found.sort((a, b) => a.start - b.start);
}
