/** The finished screens, each once as a visitor meets it, and the states that need a look of their own. */
export const finishedScreens = [
  '/',
  '/what-we-do',
  '/whats-on',
  '/collection',
  '/visit',
  '/about',
  '/whats-on/exhibitions',
  '/whats-on/exhibitions/explore-all',
  '/whats-on/exhibitions/light-through-a-screen',
  // One that has ended.
  '/whats-on/exhibitions/breath-and-fire',
  '/collection/explore-the-collection',
  '/collection/explore-the-collection?words=nothing+is+called+this',
  '/collection/explore-the-collection?collection=none&title=None&sourceId=none',
  // With a title from right to left, and an inscription.
  '/objects/demo-0041',
  // Without a picture, with a long title.
  '/objects/demo-0233',
] as const;
