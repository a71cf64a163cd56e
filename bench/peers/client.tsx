// Browser entry of bare Express + React: hydrates the whole document at once.
import { hydrateRoot } from 'react-dom/client';
import type { Fixture } from './Fixture.ts';
import { FixtureDocument } from './FixturePage.tsx';

declare global {
  interface Window {
    fixture: Fixture;
  }
}

hydrateRoot(document, <FixtureDocument texts={window.fixture} />);
