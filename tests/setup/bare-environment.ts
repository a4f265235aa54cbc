/** What a process needs that shall know nothing else of the tests' environment. */
export const bareEnvironment = {
  PATH: process.env.PATH,
  // What it compiles is kept for the next one (keep-compiled-code.ts).
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
};
