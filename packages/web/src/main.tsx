import '@fontsource/marcellus/latin-400.css';
import '@fontsource-variable/hanken-grotesk/wght.css';
import './look/tokens.css';
import './look/base.css';
import './look/button.css';
import './look/field.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { rememberDevelopment } from './app/development.ts';
import { fixLinks } from './app/fixLinks.ts';
import { workOffline } from './app/offline.ts';
import { applySettings } from './app/settings.ts';
import { plantIcons } from './look/sprite.ts';

rememberDevelopment();
fixLinks();
applySettings();
plantIcons();
workOffline();

const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
