import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { edition } from './lib/edition.svelte';

addEventListener('vite:preloadError', edition.missing);
mount(App, { target: document.getElementById('house')! });
