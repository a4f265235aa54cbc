import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Studio } from './Studio.tsx';
import { withHawaiian } from './words/hawaiian-dates.ts';
import './design/studio.css';

// Before the first calendar is drawn.
Intl.DateTimeFormat = withHawaiian(Intl.DateTimeFormat);
const place = document.getElementById('studio');
if (!place) throw new Error('The document of the studio has no place for it.');
createRoot(place).render(
  <StrictMode>
    <Studio />
  </StrictMode>,
);
