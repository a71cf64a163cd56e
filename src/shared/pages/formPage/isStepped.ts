// Whether the three things a form page tells are steps to be told before its form.
import type { PageId } from '../pages.ts';

export const isStepped = (page: PageId): boolean => page === 'freeOpen';
