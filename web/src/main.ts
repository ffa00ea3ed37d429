import './fonts.css';
import '../../src/kade/display/tokens.css';
import './house.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepPage } from './lib/app.svelte';
import { watchSettings } from './lib/settings.svelte';

watchSettings();
const target = document.getElementById('app');
if (target) mount(App, { target });
void keepPage();
