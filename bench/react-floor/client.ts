import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.ts';

const root = document.getElementById('root');
if (root) hydrateRoot(root, createElement(App));
