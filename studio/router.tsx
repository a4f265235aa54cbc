import { createBrowserRouter } from 'react-router';
import { Failed } from './frame/Failed.tsx';
import { Frame } from './frame/Frame.tsx';
import { Home } from './home/Home.tsx';

/** All screens of the studio, by their addresses below `/studio`. */
export const router = createBrowserRouter(
  [
    {
      element: <Frame />,
      errorElement: <Failed />,
      children: [{ index: true, element: <Home /> }],
    },
  ],
  { basename: '/studio' },
);
