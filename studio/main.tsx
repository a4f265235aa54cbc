import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Studio } from './Studio.tsx';
import './design/studio.css';

const place = document.getElementById('studio');
if (!place) throw new Error('The document of the studio has no place for it.');
createRoot(place).render(
  <StrictMode>
    <Studio />
  </StrictMode>,
);
