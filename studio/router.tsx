import { createBrowserRouter } from 'react-router';
import { AskFailed } from './api/ask.ts';
import { Failed } from './frame/Failed.tsx';
import { FailedAlone, Frame } from './frame/Frame.tsx';
import { Home } from './home/Home.tsx';

/** All screens of the studio, by their addresses below `/studio`. */
export const router = createBrowserRouter(
  [
    {
      errorElement: <FailedAlone />,
      // The document is empty until the screen is there.
      hydrateFallbackElement: <div />,
      children: [
        {
          path: 'invitation',
          lazy: async () => ({ Component: (await import('./people/Invitation.tsx')).Invitation }),
        },
        {
          path: 'forgot',
          lazy: async () => ({ Component: (await import('./people/Forgot.tsx')).Forgot }),
        },
        {
          path: 'reset',
          lazy: async () => ({ Component: (await import('./people/Reset.tsx')).Reset }),
        },
        {
          element: <Frame />,
          children: [
            {
              // What fails in a screen leaves the ways to the others.
              errorElement: <Failed />,
              children: [
                { index: true, element: <Home /> },
                {
                  path: 'account',
                  lazy: async () => ({
                    Component: (await import('./account/Account.tsx')).Account,
                  }),
                },
                {
                  path: 'help/:chapter?',
                  lazy: async () => ({ Component: (await import('./help/Help.tsx')).Help }),
                },
                {
                  path: 'items',
                  lazy: async () => ({ Component: (await import('./items/list/List.tsx')).List }),
                },
                {
                  path: 'items/only/:type',
                  lazy: async () => ({
                    Component: (await import('./items/item/OnlyItem.tsx')).OnlyItem,
                  }),
                },
                {
                  path: 'items/new',
                  lazy: async () => ({
                    Component: (await import('./items/list/NewItem.tsx')).NewItem,
                  }),
                },
                {
                  path: 'items/files',
                  lazy: async () => ({
                    Component: (await import('./items/list/FileConflicts.tsx')).FileConflicts,
                  }),
                },
                {
                  path: 'items/:setId',
                  lazy: async () => ({ Component: (await import('./items/item/Item.tsx')).Item }),
                },
                {
                  path: 'pages',
                  lazy: async () => ({ Component: (await import('./pages/list/Pages.tsx')).Pages }),
                },
                {
                  path: 'pages/new',
                  lazy: async () => ({
                    Component: (await import('./pages/list/NewPage.tsx')).NewPage,
                  }),
                },
                {
                  path: 'pages/:id',
                  lazy: async () => ({
                    Component: (await import('./pages/page/PageEditor.tsx')).PageEditor,
                  }),
                },
                {
                  path: 'pages/:id/compare/:revision',
                  lazy: async () => ({
                    Component: (await import('./pages/compare/ComparePage.tsx')).ComparePage,
                  }),
                },
                {
                  path: 'translations',
                  lazy: async () => ({
                    Component: (await import('./translations/Translations.tsx')).Translations,
                  }),
                },
                {
                  path: 'releases',
                  lazy: async () => ({
                    Component: (await import('./releases/Releases.tsx')).Releases,
                  }),
                },
                {
                  path: 'releases/:id',
                  lazy: async () => ({
                    Component: (await import('./releases/Release.tsx')).Release,
                  }),
                },
                {
                  path: 'pictures',
                  lazy: async () => ({
                    Component: (await import('./pictures/library/Library.tsx')).Library,
                  }),
                },
                {
                  path: 'pictures/:id',
                  lazy: async () => ({
                    Component: (await import('./pictures/detail/MediaDetail.tsx')).MediaDetail,
                  }),
                },
                {
                  path: 'desk',
                  lazy: async () => ({ Component: (await import('./desk/Desk.tsx')).Desk }),
                },
                {
                  path: 'people',
                  lazy: async () => ({ Component: (await import('./people/People.tsx')).People }),
                },
                {
                  path: 'previews',
                  lazy: async () => ({
                    Component: (await import('./previews/Previews.tsx')).Previews,
                  }),
                },
                {
                  path: 'log',
                  lazy: async () => ({ Component: (await import('./log/Log.tsx')).Log }),
                },
                { path: '*', element: <Failed error={new AskFailed(404, 'unknown')} /> },
              ],
            },
          ],
        },
      ],
    },
  ],
  { basename: '/studio' },
);
